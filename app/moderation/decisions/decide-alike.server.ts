import type { Viewer } from '~/accounts/viewer/viewer';
import { Refusal } from '~/platform/forms/refusal';
import { type DecideDependencies, decideCase } from './decide.server';
import type { DecidedAlike } from './decision-forms';

/** What became of cases that were to be decided alike. */
export interface DecidedCases {
  /** The decisions that were made. */
  decisionIds: string[];
  /** Why others could not be made, each text once, with how many cases it stopped. */
  refusals: { text: string; count: number }[];
}

/**
 * Decides several cases with the same measure and the same words, each in a transaction of its own: one that cannot be decided
 * stays open and stops no other.
 * @throws {Refusal} about the words or the days, before any is decided.
 * @see docs/product/moderation.md
 */
export async function decideAlike(
  dependencies: DecideDependencies,
  moderator: Viewer,
  { caseIds, ...alike }: DecidedAlike,
): Promise<DecidedCases> {
  const decisionIds: string[] = [];
  const refused = new Map<string, number>();
  for (const [place, caseId] of [...new Set(caseIds)].entries()) {
    try {
      const { decisionId } = await decideCase(dependencies, moderator, { ...alike, intent: 'decide', caseId, warnings: [] });
      if (decisionId) decisionIds.push(decisionId);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const isAboutWords = error.field === 'reason' || error.field === 'days';
      if (isAboutWords && place === 0) throw error;
      refused.set(error.message, (refused.get(error.message) ?? 0) + 1);
    }
  }
  return { decisionIds, refusals: [...refused].map(([text, count]) => ({ text, count })) };
}
