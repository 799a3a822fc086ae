import { createContext, useContext } from 'react';
import type { Toast } from './toast';

/** Few pages ever show a toast, so its script loads with the first one; if it cannot, the text is shown unstyled. */
export const loadToastView = () => import('./toast-view');

/** Loads what shows a toast ahead of the first one, for pages that may have to show it without a network. */
export function prepareToasts(): void {
  loadToastView().catch(() => undefined);
}

export const ToastContext = createContext<(toast: Toast) => void>(() => {});

/** Returns a function that shows a toast; a newer one replaces an older one. */
export function useToast(): (toast: Toast) => void {
  return useContext(ToastContext);
}
