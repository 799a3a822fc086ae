import { z } from 'zod';
import { type NoticeKind, type NoticeWords, sentence, withoutStop } from '~/platform/feature/notice-kind';
import type { TextOf } from '../hiding/hiding-notice';
import { type DecisionFacts, measureText, reasonGiven, reasonText, reviewText, texts } from './decision-texts';
import { type Basis, bases, measureNames } from './measures';

const decisionFacts = z.object({
  kind: z.string(),
  label: z.string(),
  action: z.enum(measureNames),
  hides: z.boolean(),
  /** ISO 8601. */
  until: z.string().nullable(),
  basis: z.enum(Object.keys(bases) as Basis[]),
  reason: z.string(),
  byItself: z.optional(z.boolean()),
});

/** A decision as its notice stores it. */
export type StoredDecision = z.input<typeof decisionFacts>;

/** A decision as its notice stores it: codes, names and the moderator's words. */
export function storedDecision({ until, ...facts }: DecisionFacts): StoredDecision {
  return { ...facts, until: until?.toISOString() ?? null };
}

/** With which the reasons begin in notices that hold the decision as one text, as they did once. */
const REASON = ' The reason: ';

/** Tells the person whom a decision concerns. */
export const decisionNotice = {
  id: 'decision',
  label: 'Decisions of moderators',
  delivery: 'at-once',
  icon: 'scale',
  address: () => '/moderation/decisions',
  mail: {
    subject: 'A decision about you at Quillarena',
    heading: 'A moderator decided',
    link: 'See the decision',
    closing: 'You get this mail whenever a decision is made about you or what you published. It cannot be turned off.',
  },
} satisfies Omit<NoticeKind, 'words'>;

/** @param textOf what sentences call what was decided about. */
export function createDecisionNotice(textOf: TextOf): NoticeKind {
  return {
    ...decisionNotice,
    words({ params, detail = '' }) {
      const stored = decisionFacts.safeParse(params);
      return stored.success ? wordsOf(stored.data, textOf) : wordsIn(detail);
    },
  };
}

function wordsOf(stored: z.output<typeof decisionFacts>, textOf: TextOf): NoticeWords {
  const decision = { ...stored, until: stored.until === null ? null : new Date(stored.until) };
  if (decision.byItself) return { said: sentence`${withoutStop(measureText(decision, textOf))}`, more: reasonGiven(decision) };
  const isReview = decision.action === 'keep' || decision.action === 'reverse';
  const done = isReview ? reviewText(decision, textOf) : measureText(decision, textOf);
  const more = isReview ? reasonText(decision) : `${reasonText(decision)} ${texts.howToObject}`;
  return { said: sentence`A moderator decided: ${withoutStop(done)}`, more };
}

function wordsIn(text: string): NoticeWords {
  const start = text.indexOf(REASON);
  const done = start < 0 ? text : text.slice(0, start);
  return { said: sentence`A moderator decided: ${withoutStop(done)}`, more: start < 0 ? undefined : text.slice(start + 1) };
}
