import { preload } from 'react-dom';
import literataFile from '../fonts/literata-text.woff2?url';

/** Has the face of stories loaded with the page, for one on which it stands large and in sight at once: lines would break elsewhere when it comes. */
export function preloadProse(): void {
  if (import.meta.env.SSR) preload(literataFile, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}

/** Loads the face of stories for the page that comes next without being loaded itself, such as the one after a sign-in. */
export function loadProse(): void {
  document.fonts.load('1em "Literata Variable"').catch(() => {});
}
