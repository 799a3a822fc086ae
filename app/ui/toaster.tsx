import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import type { Toast } from './toast';
import { ToastContext } from './use-toast';

export interface ToastViewProps {
  toast: Toast;
  onClose: () => void;
}

// Few pages ever show a toast, so its script comes with the first one; if it cannot come, the words still do.
const ToastView = lazy(() => import('./toast-view').catch(() => ({ default: BareToast })));

/** Stands around the whole site and shows at most one toast. */
export function Toaster({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<{ id: number; toast: Toast }>();
  const show = useCallback((toast: Toast) => setCurrent((old) => ({ id: (old?.id ?? 0) + 1, toast })), []);
  return (
    <ToastContext value={show}>
      {children}
      {current && (
        <Suspense>
          <ToastView
            key={current.id}
            toast={current.toast}
            onClose={() => setCurrent((now) => (now?.id === current.id ? undefined : now))}
          />
        </Suspense>
      )}
    </ToastContext>
  );
}

function BareToast({ toast, onClose }: ToastViewProps) {
  return (
    <div role="status" className="fixed right-4 bottom-4 left-4 z-50 rounded-lg border border-line bg-raised p-4 sm:left-auto">
      <button type="button" onClick={onClose} aria-label={`Close: ${toast.title}`}>
        {toast.title}
      </button>
    </div>
  );
}
