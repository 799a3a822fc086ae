import type { ReactNode } from 'react';
import { Dialog } from '~/ui/dialogs/dialog';
import { Card } from '~/ui/layout/card';
import { useHydrated } from './use-task';

/** A dialog for a task; part of the page until a script has loaded. */
export function TaskFrame({ title, onClose, children }: { title: string; onClose(): void; children: ReactNode }) {
  const hydrated = useHydrated();
  if (hydrated) {
    return (
      <Dialog open onOpenChange={(open) => !open && onClose()} title={title}>
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
