import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { Icon } from '../art/icon';
import { CROSS } from '../art/icon-paths';
import { CLOSE } from '../texts';
import { closeOnEscape } from './close-on-escape';
import { deskStyle, dialogOverlayStyle, dialogStyle } from './dialog-style';
import { useReturnFocus } from './use-return-focus';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** Whether one writes a text in it. */
  isDesk?: boolean | undefined;
  children: ReactNode;
}

/** A separate task over the page; Escape, the cross and a press outside close it. */
export function Dialog({ open, onOpenChange, title, description, isDesk = false, children }: DialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={dialogOverlayStyle}>
          <Primitive.Content
            {...returnFocus}
            {...closeOnEscape(onOpenChange)}
            className={isDesk ? deskStyle : dialogStyle}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <div className="mb-4 flex items-start justify-between gap-4">
              <Primitive.Title className="display min-w-0 text-2xl">{title}</Primitive.Title>
              <Primitive.Close
                aria-label={CLOSE}
                className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-md text-muted hover:text-text"
              >
                <Icon path={CROSS} className="size-5" />
              </Primitive.Close>
            </div>
            {description && <Primitive.Description className="mb-5 text-muted">{description}</Primitive.Description>}
            {children}
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
