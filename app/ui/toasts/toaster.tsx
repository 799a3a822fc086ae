import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLateView } from '../states/use-late-view';
import { CLOSE } from '../texts';
import { TOAST_MS, type Toast, type ToastViewProps } from './toast';
import { loadToastView, ToastContext } from './use-toast';

/** Wraps the whole site and shows at most one toast. */
export function Toaster({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<{ id: number; toast: Toast }>();
  const [bare, setBare] = useState(false);
  const { View, fetchView } = useLateView<ToastViewProps>(loadToastView);
  const show = useCallback(
    (toast: Toast) => {
      setCurrent((old) => ({ id: (old?.id ?? 0) + 1, toast }));
      fetchView().then((there) => setBare(!there));
    },
    [fetchView],
  );
  const close = useCallback(() => setCurrent(undefined), []);
  const Shown = View ?? (bare ? BareToast : undefined);
  return (
    <ToastContext value={show}>
      {children}
      {current && Shown && <Shown key={current.id} toast={current.toast} onClose={close} />}
    </ToastContext>
  );
}

/** A toast's text without its styled view, which could not be loaded. */
function BareToast({ toast, onClose }: ToastViewProps) {
  useEffect(() => {
    const timer = setTimeout(onClose, TOAST_MS);
    return () => clearTimeout(timer);
  }, [onClose]);
  return (
    <div
      role="status"
      className="fixed top-4 right-4 left-4 z-50 flex items-start gap-3 rounded-lg border border-line bg-raised p-4 sm:top-auto sm:bottom-4 sm:left-auto sm:w-[22rem]"
    >
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{toast.title}</p>
        {toast.description && <p className="text-sm text-muted">{toast.description}</p>}
      </div>
      <button type="button" onClick={onClose} className="min-h-9 shrink-0 rounded-md px-2 text-sm font-medium text-muted hover:text-text">
        {CLOSE}
      </button>
    </div>
  );
}
