import { contentRatings, contentText, contentWarnings, ratingNames, warningNames } from '~/stories/content-rating/content-rating';

/** What is kept of a target, by the name of each part. */
export type EvidenceFacts = Readonly<Record<string, unknown>>;

interface Part {
  label: string;
  /** Whether a person wrote it, so that it shows what the case is about. */
  isWords?: true;
  /** How it reads; as it is without this. */
  read?: (value: unknown) => string;
}

/** The parts that more than one kind of thing has, in the order of the page, by the names under which they are kept. */
const sharedParts: Readonly<Record<string, Part>> = {
  title: { label: 'Title' },
  name: { label: 'Name', isWords: true },
  author: { label: 'By' },
  summary: { label: 'Summary', isWords: true },
  note_before: { label: 'Note before it', isWords: true },
  prompt: { label: 'Prompt' },
  body: { label: 'Words', isWords: true },
  text: { label: 'Words', isWords: true },
  wording: { label: 'Another wording', isWords: true },
  note_after: { label: 'Note after it', isWords: true },
  bio: { label: 'About themselves', isWords: true },
  content_rating: { label: 'Rating', read: (value) => contentRatings[ratingIn(value)].label },
  warnings: {
    label: 'Warnings',
    read: (value) =>
      warningsIn(value)
        .map((warning) => contentWarnings[warning])
        .join(', '),
  },
  state: {
    label: 'State',
    read: (value) => ({ shown: 'Shown', waiting: 'Waiting for the author', removed: 'Removed' })[String(value)] ?? '',
  },
};

/** Who could see it, by the state of its story or room. */
const audiences: Readonly<Record<string, string>> = {
  published: 'Everyone could see it',
  hidden: 'Nobody but its writer could see it',
  unlisted: 'Those with its link could see it',
  behind_door: 'Those could see it who opened the door before it',
  private: 'The writers of a private room could see it',
  shared: 'The beta readers of its author could see it',
};

function ratingIn(value: unknown) {
  return ratingNames.find((name) => name === value) ?? 'none';
}

function warningsIn(value: unknown) {
  return warningNames.filter((name) => Array.isArray(value) && value.includes(name));
}

/** The names of the parts that are kept of a thing, in the order of the page; a part of its own comes last. */
export function partNames(facts: EvidenceFacts): string[] {
  const own = Object.keys(facts).filter((name) => !Object.hasOwn(sharedParts, name) && name !== 'seen');
  return [...Object.keys(sharedParts).filter((name) => name in facts), ...own];
}

export function partLabel(name: string): string {
  return sharedParts[name]?.label ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** Whether a person wrote a part, so that it shows what the case is about. */
export function isWords(name: string): boolean {
  return sharedParts[name]?.isWords === true;
}

/** All that people wrote of a thing; empty where nothing of it was kept. */
export function wordsIn(facts: EvidenceFacts): string {
  return partNames(facts)
    .filter(isWords)
    .map((name) => partText(name, facts))
    .join('\n\n')
    .trim();
}

/** A part as people read it; empty where it was not kept. */
export function partText(name: string, facts: EvidenceFacts): string {
  const value = facts[name];
  if (value === undefined) return '';
  const read = sharedParts[name]?.read ?? ((other: unknown) => (typeof other === 'string' ? other : ''));
  return read(value);
}

/** How a target stood: 'Everyone could see it. Teen.' Undefined where nothing is known of that. */
export function stateText({ seen, content_rating, warnings }: EvidenceFacts): string | undefined {
  const content = contentText({ rating: ratingIn(content_rating), warnings: warningsIn(warnings) });
  const said = [audiences[String(seen)], content].filter((sentence) => sentence !== undefined);
  return said.length > 0 ? `${said.join('. ')}.` : undefined;
}
