/** The most collections that a player has, and the most stories in one. */
export const MOST_MAINTAINED = 20;
export const MOST_WORKS = 500;
/** The most stories that one person has in one collection, those that wait to be let in among them. */
export const MOST_OF_ONE = 20;

/** The longest address of a collection, in characters. */
export const MAX_SLUG = 40;

/** What its maintainers settled about a collection. */
export interface Settled {
  slug: string;
  /** Whether a maintainer lets each story in. */
  moderated: boolean;
  /** Whether anybody may propose prompts. */
  proposals: boolean;
  /** When it takes no more stories; null for never. */
  closesAt: Date | null;
  /** Until when stories are hidden; null for never. */
  worksAt: Date | null;
  /** Until when the names of their authors are; null for never. Not before the stories. */
  authorsAt: Date | null;
}

/** An address as it is typed, as it is stored: 'Winter Tales' is 'winter-tales'. */
export function slugOf(typed: string): string {
  return typed
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_SLUG)
    .replace(/-+$/, '');
}

/** Whether a collection takes stories at a moment. */
export function isOpen({ closesAt }: Pick<Settled, 'closesAt'>, now: Date): boolean {
  return closesAt === null || now < closesAt;
}

/** Whether a story that is added at a moment is hidden from readers. */
export function hidesWorks({ worksAt }: Pick<Settled, 'worksAt'>, now: Date): boolean {
  return worksAt !== null && now < worksAt;
}

/** Whether readers find a story of it without its author's name at a moment. */
export function hidesAuthors({ authorsAt }: Pick<Settled, 'authorsAt'>, now: Date): boolean {
  return authorsAt !== null && now < authorsAt;
}

/** The address of a collection, or of the list of them. */
export function sharedAddress(slug?: string): string {
  return slug === undefined ? '/collections' : `/collections/${slug}`;
}

/** The address of a collection as one book. @see docs/product/feeds-and-books.md */
export const sharedBookAddress = (slug: string): string => `${sharedAddress(slug)}.epub`;

/** Where an author adds their stories to a collection. */
export const ownWorksAddress = (slug: string): string => `${sharedAddress(slug)}?do=add`;

/** Where the maintainers of a collection manage it. */
export const manageAddress = (slug: string): string => `${sharedAddress(slug)}?do=manage`;
