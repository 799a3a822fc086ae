/**
 * Keeps answers that a page no longer waits for from counting as its errors. React Router goes on reading an answer once it has the
 * data, and hears nothing of the end: where the page moves on before it, the browser would report two errors that nobody caught.
 */
export function letAnswersStop(): void {
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault();
  });
}
