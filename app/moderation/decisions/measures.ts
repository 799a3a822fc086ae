import type { FoundKind } from '../targets/report-target';

/** On what a decision rests. */
export const bases = {
  rules: 'the rules of the arena',
  law: 'the law',
} as const;

export type Basis = keyof typeof bases;

/** Where a measure is possible: for all that can be reported, where a feature declares it for a kind or for what it finds, or for what the site found. */
type Where = 'every-target' | 'where-declared' | FoundKind;

interface MeasureRule {
  /** What a moderator chooses. */
  label: string;
  hint?: string;
  where: readonly Where[];
  /** Whether it is done to a person, so that there must be one. */
  toPerson?: true;
  /** What the person reads. @param target such as 'the story “The Ninth Gate”'. @param until the last day. */
  said(target: string, until: string): string;
}

/** What moderators can do, in the order of the form: the first five possible ones have the keys 1 to 5. */
export const measures = {
  nothing: {
    label: 'Nothing',
    hint: 'It may stay as it is.',
    where: ['every-target', 'votes', 'copyright'],
    said: (target) => `Nothing was found wrong with ${target}. Everyone can see it again.`,
  },
  keep: { label: 'Keep the decision', where: ['decision'], said: (target) => `The decision about ${target} stays.` },
  reverse: {
    label: 'Reverse the decision',
    hint: 'Its effects are undone.',
    where: ['decision'],
    said: (target) => `The decision about ${target} has been reversed, and its effects are undone.`,
  },
  hide: {
    label: 'Hide it',
    hint: 'Only its author sees it. A chapter hides the whole story, and so does a passage once its room is finished.',
    where: ['every-target'],
    said: (target) => `${target} was hidden: nobody else sees it.`,
  },
  'take-down': {
    label: 'Take it down',
    hint: 'Only its author sees it. It counts as a strike for a year.',
    where: ['copyright'],
    said: (target) => `${target} was taken down after a copyright complaint: nobody else sees it. It counts for a year.`,
  },
  warn: {
    label: 'Warn the person',
    where: ['every-target'],
    toPerson: true,
    said: (target) => `This is a warning about ${target}. If it happens again, your account may be suspended.`,
  },
  suspend: {
    label: 'Suspend the person',
    hint: 'Until then they can only sign in and read.',
    where: ['every-target', 'votes', 'copyright'],
    toPerson: true,
    said: (target, until) => `Your account is suspended until ${until} because of ${target}. You can sign in and read.`,
  },
  ban: {
    label: 'Ban the person',
    hint: 'Permanently; the person and everything they published are hidden.',
    where: ['every-target', 'votes', 'copyright'],
    toPerson: true,
    said: (target) => `Your account is closed for good because of ${target}. What you published is hidden. You can still sign in and read.`,
  },
  rate: {
    label: 'Require a rating and warnings',
    hint: 'For all readers from now on.',
    where: ['where-declared'],
    said: (target) => `The rating and the warnings of ${target} were changed.`,
  },
  'remove-title': { label: 'Remove the title', where: ['where-declared'], said: (target) => `The title was removed: ${target}.` },
  'remove-name': {
    label: 'Remove the name',
    hint: 'They are called Player and a number until they choose a new name.',
    where: ['where-declared'],
    toPerson: true,
    said: () => 'Your name was removed. Please choose another one in your profile.',
  },
  'remove-bio': {
    label: 'Remove the bio',
    where: ['where-declared'],
    toPerson: true,
    said: () => 'Your bio was removed.',
  },
  'take-ratings': {
    label: 'Take their votes out of the ratings',
    hint: 'Those that people of this ring gave each other in duels. Duels keep their results; an objection that is upheld lets the votes count again.',
    where: ['where-declared'],
    toPerson: true,
    said: () => 'Votes that you and others gave each other in duels no longer count for ratings.',
  },
  'take-points': {
    label: 'Take the points back',
    hint: 'The XP that these votes brought. It can be given again, here or after an objection.',
    where: ['votes'],
    said: (target) => `The XP that ${target} brought was taken back.`,
  },
  'give-points': {
    label: 'Give the points again',
    hint: 'Where they were taken back before.',
    where: ['votes'],
    said: (target) => `The XP that ${target} brought was given again.`,
  },
  release: {
    label: 'Count each vote',
    hint: 'These were several people after all.',
    where: ['votes'],
    said: (target) => `Each of ${target} counts.`,
  },
} as const satisfies Record<string, MeasureRule>;

export type Measure = keyof typeof measures;
export const measureNames = Object.keys(measures) as Measure[];

/** What several cases can be decided with at once, in the order of their keys. */
export const measuresAlike = ['nothing', 'hide', 'warn', 'suspend', 'ban'] as const satisfies readonly Measure[];

/** What can still be done about a player who has deleted their account. */
const afterLeaving: readonly Measure[] = ['suspend', 'ban'];

/**
 * The measures for a case. @param declared those that features declare for its kind and for what they found. @param ownerId null where the thing is
 * nobody's. @param hasLeft whether its owner has deleted their account while it was open.
 */
export function measuresFor({ kind, declared, ownerId, hasLeft }: MeasuredCase): Measure[] {
  const found = kind === 'votes' || kind === 'decision' || kind === 'copyright' ? kind : 'every-target';
  return measureNames.filter((name) => {
    const { where, toPerson }: MeasureRule = measures[name];
    const isPossible = where.includes(found) || declared.includes(name);
    return isPossible && !(toPerson && ownerId === null && !(hasLeft && afterLeaving.includes(name)));
  });
}

interface MeasuredCase {
  kind: string;
  declared: readonly Measure[];
  ownerId: string | null;
  hasLeft: boolean;
}

/** How long a player can be suspended, in days. */
export const suspensionDays = [1, 3, 7, 14, 30, 90, 365] as const;

/** The longest reason and objection, in characters. */
export const MAX_REASON = 2_000;
