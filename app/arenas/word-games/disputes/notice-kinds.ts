import { z } from 'zod';
import { type NoticeKind, sentence, withoutStop } from '~/platform/feature/notice-kind';
import { outcomeText } from './texts';

const decided = z.object({
  about: z.enum(['synonym', 'association', 'form', 'clue']),
  word: z.string(),
  answer: z.string(),
  decision: z.enum(['exact', 'close', 'remove', 'keep']),
});

/** Tells a player that the lexicon took up what they asked for; earlier notices hold the sentence itself. */
export const wordNotice: NoticeKind = {
  ...{ id: 'word', label: 'Decisions on words I disputed', delivery: 'here', icon: 'sparkles' },
  words({ params, detail = '' }) {
    const decision = decided.safeParse(params);
    return { said: sentence`Thank you: ${withoutStop(decision.success ? outcomeText(decision.data) : detail)}` };
  },
  address: () => '/word-games',
};
