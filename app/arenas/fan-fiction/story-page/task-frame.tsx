import type { ReactNode } from 'react';
import { Dialog } from '~/ui/dialogs/dialog';
import { Card } from '~/ui/layout/card';
import { useHydrated } from './use-task';

interface TaskFrameProps {
  title: string;
  /** Whether the task is to write. */
  isDesk: boolean;
  onClose(): void;
  children: ReactNode;
}

/** A dialog for a task; part of the page until a script has loaded. */
export function TaskFrame({ title, isDesk, onClose, children }: TaskFrameProps) {
  const hydrated = useHydrated();
  if (hydrated) {
    return (
      <Dialog open onOpenChange={(open) => !open && onClose()} title={title} isDesk={isDesk}>
        {children}
      </Dialog>
    );
  }
  return (
    <Card as="section" aria-label={title} className="mb-8">
      <h2 className="display mb-4 text-2xl">{title}</h2>
      {children}
    </Card>
  );
}
