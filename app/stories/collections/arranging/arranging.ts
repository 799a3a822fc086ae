/** How many stories the page shows on which their owner arranges them. */
export const STORIES_TO_ARRANGE = 50;

/** On which of these pages a story stands. @param number its number in the collection, from 1. */
export function arrangingPageOf(number: number): number {
  return Math.max(1, Math.ceil(number / STORIES_TO_ARRANGE));
}

/** Which of them an address names; the first where it names none. */
export function arrangingPageIn({ searchParams }: URL): number {
  return Math.max(1, Number(/^\d{1,3}$/.exec(searchParams.get('page') ?? '')?.[0] ?? 1));
}
