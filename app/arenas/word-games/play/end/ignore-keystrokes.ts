/**
 * Has keystrokes do nothing for a while: what a player is still typing when a run ends neither scrolls its score away nor
 * presses a button. Shortcuts, Tab and Escape go on working.
 * @param ms for how long; a key that is held down stays ignored until it is released.
 * @returns what ends it early.
 */
export function ignoreKeystrokes(target: EventTarget, ms: number): () => void {
  let isOver = false;
  const ignore = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || event.ctrlKey || event.metaKey || event.altKey || GO_ON_WORKING.has(event.key)) return;
    if (isOver && !event.repeat) return stop();
    event.preventDefault();
    event.stopPropagation();
  };
  const stop = () => {
    clearTimeout(timer);
    target.removeEventListener('keydown', ignore, true);
  };
  const timer = setTimeout(() => {
    isOver = true;
  }, ms);
  target.addEventListener('keydown', ignore, true);
  return stop;
}

const GO_ON_WORKING = new Set(['Tab', 'Escape']);
