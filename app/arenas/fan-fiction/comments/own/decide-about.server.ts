import type { z } from 'zod';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { Comments } from '../comments.server';
import type { BlockWriter } from '../deciding.server';
import type { chosenForm, decideForm } from './own-comments';

type Decision = z.output<typeof decideForm>['intent'] | z.output<typeof chosenForm>['intent'];

interface Decided {
  decision: Decision;
  ids: readonly string[];
  block: BlockWriter;
}

type Deciding = Pick<Comments, 'approveAllBy' | 'decideChosen' | 'refuseAndBlock'>;

/**
 * Does what an author decided about comments that wait. The first to decide, in any tab or among several authors, decides.
 * @returns the decision; 'decided' where none of them waited any more.
 * @throws {Refusal} when a writer of whom all is approved wrote nothing there, or one cannot be blocked.
 */
export async function decideAbout(comments: Deciding, player: Viewer, decided: Decided): Promise<Decision | 'decided'> {
  return (await countDecided(comments, player, decided)) === 0 ? 'decided' : decided.decision;
}

async function countDecided(comments: Deciding, player: Viewer, { decision, ids, block }: Decided): Promise<number> {
  const [id = ''] = ids;
  switch (decision) {
    case 'approve-all':
      await comments.approveAllBy(player, id);
      return 1;
    case 'approve':
    case 'approve-chosen':
      return comments.decideChosen(player, ids, 'approve');
    case 'refuse':
    case 'refuse-chosen':
      return comments.decideChosen(player, ids, 'refuse');
    case 'refuse-block':
    case 'block-chosen':
      return comments.refuseAndBlock(player, ids, block);
  }
}
