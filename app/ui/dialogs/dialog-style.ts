/** The overlay; it scrolls when a dialog is taller than the window. */
export const dialogOverlayStyle = 'fixed inset-0 z-40 grid place-items-center overflow-y-auto bg-niche/75 p-4';

export const dialogStyle = 'w-full max-w-lg animate-rise rounded-lg border border-line bg-raised p-5 sm:p-7 focus:outline-none';

/** A dialog to write in: of a page's width and colour, and all of a phone's window. */
export const deskStyle =
  'w-full max-w-3xl animate-rise self-start border-line bg-bg p-4 focus:outline-none max-sm:-m-4 max-sm:min-h-dvh max-sm:w-dvw sm:rounded-lg sm:border sm:p-7';
