export interface Toast {
  title: string;
  description?: string;
  tone?: 'info' | 'success' | 'error';
}

export interface ToastViewProps {
  toast: Toast;
  onClose: () => void;
}

/** How long a toast stays, in ms. */
export const TOAST_MS = 5000;
/** How far a swipe to the right dismisses it, in px. */
export const TOAST_SWIPE_PX = 50;
/** The key that focuses it. */
export const TOAST_KEY = 'F8';
