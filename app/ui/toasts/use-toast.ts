import { createContext, useContext } from 'react';
import type { Toast } from './toast';

export const ToastContext = createContext<(toast: Toast) => void>(() => {});

/** Shows a toast; a newer one takes the place of an older one. */
export function useToast(): (toast: Toast) => void {
  return useContext(ToastContext);
}
