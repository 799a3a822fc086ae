/** The overlay; it scrolls when a dialog is taller than the window. */
export const dialogOverlayStyle = 'fixed inset-0 z-40 grid place-items-center overflow-y-auto bg-niche/75 p-4';

export const dialogStyle = 'w-full max-w-lg animate-rise rounded-lg border border-line bg-raised p-5 sm:p-7 focus:outline-none';
