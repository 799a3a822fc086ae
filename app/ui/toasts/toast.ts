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
/** How far to the right it is swiped away, in px. */
export const TOAST_SWIPE_PX = 50;
/** The key that brings the focus to it. */
export const TOAST_KEY = 'F8';
