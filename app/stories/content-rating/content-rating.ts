/** What a story's author says it is fit for, with what that means. */
export const contentRatings = {
  none: { label: 'Not rated', hint: 'Readers do not know what to expect.' },
  general: { label: 'General', hint: 'For everyone.' },
  teen: { label: 'Teen', hint: 'Ages 13 and up: some violence or strong language.' },
  mature: { label: 'Mature', hint: 'For adults. Only readers who ask for such stories find it.' },
} as const;

export type ContentRating = keyof typeof contentRatings;

/** What a story can warn of. */
export const contentWarnings = {
  violence: 'Violence',
  abuse: 'Abuse',
  death: 'Death',
  'self-harm': 'Self-harm',
  other: 'Other hard subjects',
} as const;

export type ContentWarning = keyof typeof contentWarnings;

export const ratingNames = Object.keys(contentRatings) as ContentRating[];
export const warningNames = Object.keys(contentWarnings) as ContentWarning[];

/** A story's rating and warnings. */
export interface StoryContent {
  rating: ContentRating;
  warnings: readonly ContentWarning[];
}

/** The rating and warnings that a form sent; what it did not name is not among them. */
export function contentIn(rating: unknown, warnings: unknown): StoryContent {
  const named: unknown[] = [warnings].flat();
  return { rating: ratingNames.find((name) => name === rating) ?? 'none', warnings: warningNames.filter((name) => named.includes(name)) };
}

/** What cards and pages say: 'Teen. Warnings: violence, death'. Undefined for a story that says nothing. */
export function contentText({ rating, warnings }: StoryContent): string | undefined {
  const named = warningNames.filter((warning) => warnings.includes(warning)).map((warning) => contentWarnings[warning].toLowerCase());
  const warned = named.length > 0 ? `Warnings: ${named.join(', ')}` : undefined;
  const rated = rating === 'none' ? undefined : contentRatings[rating].label;
  return [rated, warned].filter(Boolean).join('. ') || undefined;
}

/** The age from which Mature stories are shown, in years. */
const ADULT = 18;
/** The earliest year of birth that is believed. */
const FIRST_YEAR = 1900;

/** Whether a person born in a year is an adult by now, whatever their birthday. @param now the present year. */
export function isAdult(birthYear: number, now: number): boolean {
  return Number.isInteger(birthYear) && birthYear >= FIRST_YEAR && now - birthYear > ADULT;
}
