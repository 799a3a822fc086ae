import { type ComponentType, useState } from 'react';
import { Button, type ButtonProps } from './button';
import type { ConfirmDialogProps } from './confirm-dialog';

export interface ConfirmButtonProps extends Omit<ButtonProps, 'onClick'> {
  question: Pick<ConfirmDialogProps, 'title' | 'confirmLabel' | 'cancelLabel' | 'tone'> & { description: string };
  onConfirm(): void;
}

/** A button that asks first. The question's script comes when it is needed; without script a submit button sends its form. */
export function ConfirmButton({ question, onConfirm, ...props }: ConfirmButtonProps) {
  const [Dialog, setDialog] = useState<ComponentType<ConfirmDialogProps>>();
  const [open, setOpen] = useState(false);

  const ask = async () => {
    try {
      const { ConfirmDialog } = await import('./confirm-dialog');
      setDialog(() => ConfirmDialog);
      setOpen(true);
    } catch {
      // Without a connection the dialog's script cannot come; the browser's own question must do.
      if (window.confirm(`${question.title}\n\n${question.description}`)) onConfirm();
    }
  };

  return (
    <>
      <Button
        {...props}
        onClick={(event) => {
          event.preventDefault();
          ask();
        }}
      />
      {Dialog && (
        <Dialog
          {...question}
          open={open}
          onOpenChange={setOpen}
          onConfirm={() => {
            setOpen(false);
            onConfirm();
          }}
        />
      )}
    </>
  );
}
