import type { Viewer } from '~/accounts/viewer/viewer';
import { Refusal } from '~/platform/forms/refusal';
import type { DecideDependencies } from '../decide.server';
import { undoDecision } from './undo.server';

/** What taking several decisions back did. */
export interface UndoneDecisions {
  /** The cases that are open again. */
  caseIds: string[];
  /** How many decisions stand. */
  stand: number;
}

/**
 * Takes back decisions that their moderator has just made, each for itself.
 * @throws {Refusal} where none can be taken back, why.
 * @see docs/product/moderation.md
 */
export async function undoAlike(
  dependencies: Pick<DecideDependencies, 'db' | 'clock' | 'targets' | 'copyBans' | 'copyHidings'>,
  moderator: Viewer,
  decisionIds: readonly string[],
): Promise<UndoneDecisions> {
  const caseIds: string[] = [];
  let refusal: Refusal | undefined;
  for (const decisionId of decisionIds) {
    try {
      caseIds.push(await undoDecision(dependencies, moderator, decisionId));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refusal = error;
    }
  }
  if (refusal && caseIds.length === 0) throw refusal;
  return { caseIds, stand: decisionIds.length - caseIds.length };
}
