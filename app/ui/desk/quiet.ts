/**
 * How much of a page is shown around the words being written. open: everything. writing: the words alone.
 * paused: the words and the desk's edge, with its figures and buttons.
 */
export type Quiet = 'open' | 'writing' | 'paused';

/** typed: a key changed the words. rested: no key for a while. attention: the mouse, the focus or Escape asks for the page. */
export type QuietEvent = 'typed' | 'rested' | 'attention';

/** The next state of a page; rest alone never brings back what the writer did not ask for. */
export function nextQuiet(quiet: Quiet, event: QuietEvent): Quiet {
  if (event === 'typed') return 'writing';
  if (event === 'attention') return 'open';
  return quiet === 'writing' ? 'paused' : quiet;
}
