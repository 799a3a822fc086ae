import { type RefObject, useEffect } from 'react';
import { nextQuiet, type Quiet, type QuietEvent } from './quiet';

/** How long a writer rests before the desk's edge comes back, in ms. */
const REST_MS = 2_500;
/** How far a mouse moves on purpose, in px. */
const MOVED_PX = 6;

/** Buttons among the words are not words: writers who come to them by keys must see them. */
function isTool(target: Element): boolean {
  return target.closest('button') !== null;
}

/**
 * Lets the page fade around a text while a player writes in it. The state stands on the root element, where styles
 * read it ('quiet' and 'writing'), so that no key renders anything.
 * @param desk the element whose fields hold the words; what is marked with data-words in it is being written.
 * @see docs/product/creative-writing.md
 */
export function useQuietPage(desk: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = document.documentElement;
    let quiet: Quiet = 'open';
    let resting = 0;
    const step = (event: QuietEvent) => {
      quiet = nextQuiet(quiet, event);
      if (quiet === 'open') delete root.dataset.quiet;
      else root.dataset.quiet = quiet;
    };
    const isWords = (target: EventTarget | null) =>
      target instanceof Element && desk.current?.contains(target) === true && target.closest('[data-words]') !== null && !isTool(target);
    const asked = () => step('attention');
    const typed = ({ target }: Event) => {
      if (!isWords(target)) return;
      step('typed');
      window.clearTimeout(resting);
      resting = window.setTimeout(step, REST_MS, 'rested');
    };
    const moved = ({ pointerType, movementX, movementY }: PointerEvent) => {
      if (pointerType === 'mouse' && Math.hypot(movementX, movementY) >= MOVED_PX) asked();
    };
    const elsewhere = ({ target }: Event) => {
      if (!isWords(target)) asked();
    };
    const escaped = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') asked();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('input', typed, { signal });
    document.addEventListener('pointermove', moved, { signal, passive: true });
    document.addEventListener('pointerdown', elsewhere, { signal, passive: true });
    document.addEventListener('focusin', elsewhere, { signal });
    document.addEventListener('keydown', escaped, { signal });
    return () => {
      listeners.abort();
      window.clearTimeout(resting);
      delete root.dataset.quiet;
    };
  }, [desk]);
}
