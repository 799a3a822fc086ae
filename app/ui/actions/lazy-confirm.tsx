import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { ConfirmDialogProps } from '../dialogs/confirm-dialog';

export type Question = Pick<ConfirmDialogProps, 'title' | 'confirmLabel' | 'cancelLabel' | 'tone'> & { description: string };

export interface LazyConfirmProps {
  question: Question;
  open: boolean;
  /** Called when the question was turned down. */
  onOpenChange(open: boolean): void;
  /** Does what was confirmed, and closes the question. */
  onConfirm(): void;
}

/** A question whose script comes when it is first asked; where it cannot come, the browser's own question must do. */
export function LazyConfirm({ question, open, onOpenChange, onConfirm }: LazyConfirmProps) {
  const [Dialog, setDialog] = useState<ComponentType<ConfirmDialogProps>>();
  const latest = useRef({ question, onOpenChange, onConfirm });
  latest.current = { question, onOpenChange, onConfirm };

  useEffect(() => {
    if (!open || Dialog) return;
    import('../dialogs/confirm-dialog').then(
      ({ ConfirmDialog }) => setDialog(() => ConfirmDialog),
      () => {
        const { question: asked, ...answer } = latest.current;
        if (window.confirm(`${asked.title}\n\n${asked.description}`)) answer.onConfirm();
        else answer.onOpenChange(false);
      },
    );
  }, [open, Dialog]);

  if (!Dialog) return null;
  return <Dialog {...question} open={open} onOpenChange={onOpenChange} onConfirm={onConfirm} />;
}
