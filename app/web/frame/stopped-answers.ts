/**
 * Keeps answers that a page no longer waits for from counting as its errors. React Router goes on reading an answer once it has the
 * data, and hears nothing of the end: where the page moves on before it, the browser would report two errors that nobody caught. Browsers
 * name them alike and each says something else of them, so every stopped answer is let be; what the site itself stops is caught where it
 * is asked for.
 */
export function letAnswersStop(): void {
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault();
  });
}
