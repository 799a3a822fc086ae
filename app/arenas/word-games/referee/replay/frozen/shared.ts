/** What earlier rules have from today's by name: nothing of it decides points, verdicts or views of a run that is stored. */
const SHARED = ['title', 'description', 'pace', 'readingMs', 'hasClues', 'disputedAs', 'readMove', 'deal', 'single'] as const;

type Shared = (typeof SHARED)[number];

/** The part of a game's rules of today that its earlier ones share; what today's gain later is none of it. @see docs/product/fair-play.md */
export function sharedWith<Rules extends object>(today: Rules): Pick<Rules, Shared & keyof Rules> {
  const names: readonly string[] = SHARED;
  const shared = Object.entries(today).filter(([name]) => names.includes(name));
  return Object.fromEntries(shared) as Pick<Rules, Shared & keyof Rules>;
}
