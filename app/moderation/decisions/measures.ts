import type { CaseKind } from '../things/thing';

/** On what a decision rests. */
export const bases = {
  rules: 'the rules of the arena',
  law: 'the law',
} as const;

export type Basis = keyof typeof bases;

const stories: readonly CaseKind[] = ['story', 'title', 'chapter', 'passage'];
const people: readonly CaseKind[] = [...stories, 'comment', 'player'];

interface MeasureRule {
  /** What a moderator chooses. */
  label: string;
  hint?: string;
  /** What it can be done about. */
  kinds: readonly CaseKind[];
  /** Whether it is done to a person, so that there must be one. */
  toPerson?: true;
  /** What the person reads. @param thing such as 'the story “The Ninth Gate”'. @param until the last day. */
  said(thing: string, until: string): string;
}

/** What moderators can do, in the order of the form. */
export const measures = {
  nothing: {
    label: 'Nothing',
    hint: 'It may stay as it is.',
    kinds: [...people, 'votes'],
    said: (thing) => `Nothing was found wrong with ${thing}. Everybody sees it again.`,
  },
  keep: { label: 'Keep the decision', kinds: ['decision'], said: (thing) => `The decision about ${thing} stays.` },
  reverse: {
    label: 'Reverse the decision',
    hint: 'Its effects are undone.',
    kinds: ['decision'],
    said: (thing) => `The decision about ${thing} has been reversed, and its effects are undone.`,
  },
  rate: {
    label: 'Require a rating and warnings',
    hint: 'For all readers from now on.',
    kinds: ['story', 'chapter', 'passage'],
    said: (thing) => `The rating and the warnings of ${thing} were changed.`,
  },
  hide: {
    label: 'Hide it',
    hint: 'Only its author sees it. A chapter hides the whole story, and so does a passage once its room is finished.',
    kinds: people,
    said: (thing) => `${thing} was hidden: nobody else sees it.`,
  },
  'remove-title': { label: 'Remove the title', kinds: ['story', 'title'], said: (thing) => `The title was removed: ${thing}.` },
  'remove-name': {
    label: 'Remove the name',
    hint: 'They are called Player and a number until they choose a new name.',
    kinds: ['player'],
    toPerson: true,
    said: () => 'Your name was removed. Please choose another one in your profile.',
  },
  'remove-bio': {
    label: 'Remove the bio',
    kinds: ['player'],
    toPerson: true,
    said: () => 'Your bio was removed.',
  },
  warn: {
    label: 'Warn the person',
    kinds: people,
    toPerson: true,
    said: (thing) => `This is a warning about ${thing}. If it happens again, your account may be suspended.`,
  },
  suspend: {
    label: 'Suspend the person',
    hint: 'Until then they can only sign in and read.',
    kinds: [...people, 'votes'],
    toPerson: true,
    said: (thing, until) => `Your account is suspended until ${until} because of ${thing}. You can sign in and read.`,
  },
  ban: {
    label: 'Ban the person',
    hint: 'Permanently; the person and everything they published are hidden.',
    kinds: [...people, 'votes'],
    toPerson: true,
    said: (thing) => `Your account is closed for good because of ${thing}. What you published is hidden. You can still sign in and read.`,
  },
  'take-points': {
    label: 'Take the points back',
    hint: 'The XP that these votes brought. It can be given again, here or after an objection.',
    kinds: ['votes'],
    said: (thing) => `The XP that ${thing} brought was taken back.`,
  },
  'give-points': {
    label: 'Give the points again',
    hint: 'Where they were taken back before.',
    kinds: ['votes'],
    said: (thing) => `The XP that ${thing} brought was given again.`,
  },
  release: {
    label: 'Count each vote',
    hint: 'These were several people after all.',
    kinds: ['votes'],
    said: (thing) => `Each of ${thing} counts.`,
  },
} as const satisfies Record<string, MeasureRule>;

export type Measure = keyof typeof measures;
export const measureNames = Object.keys(measures) as Measure[];

/** What can still be done about somebody who has deleted their account. */
const afterLeaving: readonly Measure[] = ['suspend', 'ban'];

/**
 * The measures for a case. @param ownerId null where the thing is nobody's. @param hasLeft whether its owner has deleted their account
 * while it was open.
 */
export function measuresFor({ kind, ownerId, hasLeft }: { kind: CaseKind; ownerId: string | null; hasLeft: boolean }): Measure[] {
  return measureNames.filter((name) => {
    const { kinds, toPerson }: MeasureRule = measures[name];
    return kinds.includes(kind) && !(toPerson && ownerId === null && !(hasLeft && afterLeaving.includes(name)));
  });
}

/** Whether the thing itself can be hidden besides what is done to the person. */
export function mayAlsoHide(measure: Measure, kind: CaseKind): boolean {
  return (measure === 'warn' || measure === 'suspend') && people.includes(kind) && kind !== 'player';
}

/** How long somebody can be suspended, in days. */
export const suspensionDays = [1, 3, 7, 14, 30, 90, 365] as const;

/** The longest reason and objection, in characters. */
export const MAX_REASON = 2_000;
