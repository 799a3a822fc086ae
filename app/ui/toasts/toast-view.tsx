import { Toast as Primitive } from 'radix-ui';
import { useState } from 'react';
import { Icon } from '../art/icon';
import { CIRCLE_ALERT, CIRCLE_CHECK, CROSS, INFO } from '../art/icon-paths';
import { cx } from '../cx';
import { CLOSE } from '../texts';
import { TOAST_KEY, TOAST_MS, TOAST_SWIPE_PX, type ToastViewProps } from './toast';

const tones = {
  info: { path: INFO, edge: 'border-l-bronze', ink: 'text-bronze' },
  success: { path: CIRCLE_CHECK, edge: 'border-l-laurel', ink: 'text-laurel' },
  error: { path: CIRCLE_ALERT, edge: 'border-l-vermilion', ink: 'text-vermilion' },
};

/** The toast itself, which stays while hovered or focused. On a phone it is at the top, away from text fields. */
export default function ToastView({ toast, onClose }: ToastViewProps) {
  const [open, setOpen] = useState(true);
  const { path, edge, ink } = tones[toast.tone ?? 'info'];
  const change = (next: boolean) => {
    setOpen(next);
    if (!next) onClose();
  };
  return (
    <Primitive.Provider duration={TOAST_MS} swipeDirection="right" swipeThreshold={TOAST_SWIPE_PX}>
      <Primitive.Root
        open={open}
        onOpenChange={change}
        className={cx(
          'flex animate-rise touch-pan-y items-start gap-3 rounded-lg border border-l-4 border-line bg-raised py-3 pr-2 pl-4',
          'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
          edge,
        )}
      >
        <Icon path={path} className={cx('mt-0.5 size-5 shrink-0', ink)} />
        <div className="min-w-0 flex-1 py-0.5">
          <Primitive.Title className="font-semibold">{toast.title}</Primitive.Title>
          {toast.description && <Primitive.Description className="text-sm text-muted">{toast.description}</Primitive.Description>}
        </div>
        <Primitive.Close aria-label={CLOSE} className="grid size-9 shrink-0 place-items-center rounded-md text-muted hover:text-text">
          <Icon path={CROSS} className="size-4" />
        </Primitive.Close>
      </Primitive.Root>
      <Primitive.Viewport
        hotkey={[TOAST_KEY]}
        className="fixed top-0 right-0 z-50 m-0 w-full list-none p-4 outline-none sm:top-auto sm:bottom-0 sm:w-[24rem]"
      />
    </Primitive.Provider>
  );
}
