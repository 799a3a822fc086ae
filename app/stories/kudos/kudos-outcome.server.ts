import { kudosAnswerTexts } from './answer-texts';
import type { ShownOutcome } from './kudos';

/** What became of kudos that were sent without script, as the address of the story's page says it. */
const outcomes = ['given', 'taken', 'refused', 'too-many'] as const;
export type KudosOutcome = (typeof outcomes)[number];

/** @param said the query parameter `kudos`. */
export function kudosOutcome(said: string | null): ShownOutcome | undefined {
  const outcome = outcomes.find((one) => one === said);
  return outcome && { given: outcome === 'given', text: kudosAnswerTexts[outcome] };
}
