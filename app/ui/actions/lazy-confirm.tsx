import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { ConfirmDialogProps } from '../dialogs/confirm-dialog';

export type Question = Pick<ConfirmDialogProps, 'title' | 'confirmLabel' | 'cancelLabel' | 'tone'> & { description: string };

export interface LazyConfirmProps {
  question: Question;
  open: boolean;
  /** Called when the person declines. */
  onOpenChange(open: boolean): void;
  /** Called on confirmation; must close the dialog. */
  onConfirm(): void;
}

/** A confirmation dialog whose script loads on first use; if it cannot load, the browser's own dialog asks. */
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
