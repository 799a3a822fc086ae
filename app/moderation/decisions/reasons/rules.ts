import type { RuleName } from '~/platform/feature/detector';
import type { Basis, Measure } from '../measures';

interface Rule {
  /** As the page of rules names it. */
  label: string;
  /** What the person reads until moderators keep other words; none where each case needs its own. */
  words?: string;
}

/** What a decision can rest on: the rules of the arena in the order of their page, then the law. */
export const rules = {
  'own-words': {
    label: 'Write your own words',
    words:
      'This repeats sentences that someone else wrote. The rules ask for your own words: worlds and people may be borrowed, sentences not.',
  },
  'never-fiction': {
    label: 'What is never fiction’s business',
    words: 'Fiction may be dark, but this is not its business: see what the rules never allow under “Fiction may be dark”.',
  },
  rooms: {
    label: 'Rooms are for everyone',
    words: 'In a room you write with strangers who may be young. The rules ask you to keep it fit for them.',
  },
  rating: {
    label: 'Say what to expect',
    words:
      'The rating or a warning did not say what readers meet here. The rules ask you to rate your stories and to name what they tell of.',
  },
  'real-people': {
    label: 'Leave real people alone',
    words: 'This says something about a private person that is theirs to tell. The rules ask you to leave real people alone.',
  },
  machine: {
    label: 'Do not pass a machine off as yourself',
    words: 'A machine seems to have written this, and it does not say so. The rules ask you to say so in the text.',
  },
  'by-hand': {
    label: 'Play by hand',
    words: 'This was not one person playing by hand. The rules allow no programs and no second account to vote, follow or win.',
  },
  'fair-ratings': {
    label: 'Rate what you have read',
    words: 'These ratings were not about the story. The rules ask you to rate what you have read, not friends or foes.',
  },
  person: {
    label: 'Judge the text, never the person',
    words: 'This is about the person, not about the text. The rules ask you to judge the text, never the person.',
  },
  hate: {
    label: 'No hate, no threats',
    words: 'This threatens or demeans someone. The rules allow no hate, no threats, no sexual advances and no hunting from page to page.',
  },
  advertising: {
    label: 'No advertising',
    words: 'This advertises something. The rules allow no advertising, no links that sell and no spam.',
  },
  law: { label: 'The law' },
} as const satisfies Record<RuleName, Rule>;

export const ruleNames = Object.keys(rules) as RuleName[];

/** For what words are kept: a rule, or that nothing was found. */
export type KeptFor = RuleName | 'nothing';

/** Words by what they are for. */
export type KeptWords = Readonly<Partial<Record<KeptFor, string>>>;

const NOTHING_FOUND = 'A moderator looked at it and found nothing that breaks the rules or the law.';

/** The words in force: those that moderators keep before those of the site. */
export function wordsInForce(kept: KeptWords): KeptWords {
  const words: Partial<Record<KeptFor, string>> = { nothing: NOTHING_FOUND };
  for (const name of ruleNames) {
    const { words: own }: Rule = rules[name];
    if (own !== undefined) words[name] = own;
  }
  return { ...words, ...kept };
}

/** Measures that find nothing wrong with anybody. */
const harmless: readonly Measure[] = ['nothing', 'release', 'give-points'];

/** For what the words of a decision are kept; undefined where each needs its own, as after an objection. */
export function keptFor(measure: Measure, rule: RuleName): KeptFor | undefined {
  if (measure === 'keep' || measure === 'reverse') return undefined;
  return harmless.includes(measure) ? 'nothing' : rule;
}

/** On what a decision by a rule rests. */
export function basisOf(rule: RuleName): Basis {
  return rule === 'law' ? 'law' : 'rules';
}

/** The rule that what was reported most likely breaks. @param reasons the most frequent first. */
export function suggestedRule(reasons: readonly { breaks?: RuleName | undefined }[]): RuleName {
  return reasons.find(({ breaks }) => breaks !== undefined)?.breaks ?? 'person';
}
