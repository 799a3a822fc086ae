import { createContext, useContext } from 'react';
import type { Toast } from './toast';

export const ToastContext = createContext<(toast: Toast) => void>(() => {});

/** Returns a function that shows a toast; a newer one replaces an older one. */
export function useToast(): (toast: Toast) => void {
  return useContext(ToastContext);
}
