import { storyLengthIn, TURN_LENGTH, USUAL_CONTEXT } from './story-notes';
import { SUMMARY_LENGTH } from './story-summaries';

/**
 * How many characters of a text at hand a question holds at most: the end of a story, the summary of what came before, and the last
 * turn once more. Questions that are about something else than a story hold less.
 * @param contextTokens how many tokens a question may have, where somebody has said.
 */
export function mostSentCharacters(contextTokens = USUAL_CONTEXT): number {
  return storyLengthIn(contextTokens) + SUMMARY_LENGTH.max + TURN_LENGTH;
}
