import { DAY_MS } from '~/platform/clock/durations';
import { longDayText } from '~/platform/text/format-dates';
import { type LawPageName, lawAddress, lawPages } from '~/site/law-pages';

/** A change of the pages of law that matters to people. */
export interface LawChange {
  /** Stored: it never changes. */
  id: string;
  /** The day on which the texts changed, UTC: the one at their ends. */
  on: string;
  /** The pages that changed, the first one for people to read. */
  pages: readonly [LawPageName, ...LawPageName[]];
  /** What changes, a sentence each. */
  says: readonly string[];
}

/**
 * Every change that people are told of, newest first. An entry is all that a change of these pages needs: the site tells everybody
 * by bell and mail, and the pages list it.
 * @see docs/product/law.md
 */
export const lawChanges: readonly LawChange[] = [
  {
    id: '2026-11-30-model',
    on: '2026-11-30',
    pages: ['ai', 'privacy'],
    says: [
      'Where the AI writers ask a language model, it is sent more of a story than these pages said: how many characters at most, a summary of its beginning, what is open in it, the cards on its table and what its players wish for; that was so before, and is now said.',
    ],
  },
  {
    id: '2026-11-28-doors',
    on: '2026-11-28',
    pages: ['terms', 'rules', 'privacy'],
    says: [
      'One report that somebody may be in danger or a child harmed can put a door before a text, for at most 72 hours and until a person has looked: it is in no list, visitors do not see it, and signed-in people can open it.',
      'Moderators whom an administrator named for it, and no others, see reports of harm to children.',
      'We keep which of these doors you have opened while they stand, and of moderators when they are on duty.',
      'While an account is younger than 30 days, we compare from where it is used with people who were stopped also when it rates, likes, follows, continues, invites or sits down beside somebody, and not only when it comments.',
      'When these pages change, we tell you here and by mail, thirty days before it holds for you.',
      'Published stories can be downloaded as books, except those rated Mature; that was so before, and is now said.',
    ],
  },
];

/** How long before a change holds for an account its person is told, in days. */
const TOLD_DAYS_BEFORE = 30;

/** From when a change holds for those who were told of it. */
export function holdsFrom(toldAt: Date): Date {
  return new Date(toldAt.getTime() + TOLD_DAYS_BEFORE * DAY_MS);
}

/** The names of pages as they stand in a sentence: 'Terms, Privacy'. */
export function pageNames({ pages }: LawChange): string {
  return pages.map((name) => lawPages.find((page) => page.name === name)?.label ?? name).join(', ');
}

/** The page on which people read a change. */
export function changeAddress({ pages: [first] }: LawChange): string {
  return `${lawAddress(first)}#what-changed`;
}

/** The section of a page that lists its changes, as Markdown; empty where there are none. */
export function changesOf(page: LawPageName, changes: readonly LawChange[] = lawChanges): string {
  const own = changes.filter(({ pages }) => pages.includes(page));
  if (own.length === 0) return '';
  const listed = own.map(({ on, says }) => `**${longDayText(new Date(on))}.** ${says.join(' ')}`);
  return [
    '\n\n## What changed',
    `Accounts that were there before a change are told of it by notification and mail; it holds for them ${TOLD_DAYS_BEFORE} days later.`,
    ...listed,
  ].join('\n\n');
}
