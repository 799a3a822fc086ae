import type { Executor } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { blockTexts } from './blocks';
import { isRefusedAmong } from './unseen.server';

/**
 * Stops what a person does to others, or to what is theirs, where one of them blocks another. Every
 * action that reaches another person asks this: comment, answer, rate, like, follow, continue, invite.
 * @param others whose it is; null for people who have left, and the person themselves may be among them.
 * @throws {Refusal} that does not say who blocked whom (403).
 * @see docs/product/blocking.md
 */
export async function requireUnblocked(executor: Executor, personId: string, others: readonly (string | null)[]): Promise<void> {
  const named = others.filter((id): id is string => id !== null && id !== personId);
  if (await isRefusedAmong(executor, personId, named)) throw new Refusal(blockTexts.stopped, { status: 403 });
}
