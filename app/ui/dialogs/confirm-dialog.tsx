import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import { CANCEL } from '../texts';
import { closeOnEscape } from './close-on-escape';
import { dialogOverlayStyle, dialogStyle } from './dialog-style';
import { useReturnFocus } from './use-return-focus';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What will happen and whether it can be undone. */
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** danger: confirming deletes something. */
  tone?: 'gold' | 'danger';
  pending?: boolean;
  onConfirm: () => void;
}

/** A modal question; the focus starts on 'Cancel'. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, cancelLabel = CANCEL, tone = 'gold', pending, onConfirm } = props;
  const returnFocus = useReturnFocus();
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={dialogOverlayStyle}>
          <AlertDialog.Content {...returnFocus} {...closeOnEscape(onOpenChange)} className={dialogStyle}>
            <AlertDialog.Title className="display text-2xl">{title}</AlertDialog.Title>
            <AlertDialog.Description className="mt-3 mb-6 text-muted">{description}</AlertDialog.Description>
            <div className="flex flex-wrap justify-end gap-3">
              <AlertDialog.Cancel asChild>
                <Button variant="outline">{cancelLabel}</Button>
              </AlertDialog.Cancel>
              <Button variant={tone} pending={pending} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
