/** Stories that a browser remembers; of more, the earliest are forgotten. */
const MOST_REMEMBERED = 500;

/**
 * The stories that a browser remembers after kudos were left on one, or taken back.
 * @param stored their ids, separated by spaces, the latest last.
 */
export function withKudos(stored: string | undefined, storyId: string, given: boolean): string {
  const others = (stored ?? '').split(' ').filter((id) => id !== '' && id !== storyId);
  return [...others, ...(given ? [storyId] : [])].slice(-MOST_REMEMBERED).join(' ');
}
