import { Refusal } from '~/platform/forms/refusal';
import type { Orphaning } from '~/stories/reach/orphaning';
import { reachTexts } from '~/stories/reach/texts';

/** @throws {Refusal} while changes of a story that its author leaves are not published. @see docs/product/reach.md */
export const orphanWrittenStory: Orphaning = async (trx, { storyId, playerId }) => {
  const revisions = trx.selectFrom('story_revision').select('story_id').where('story_id', '=', storyId);
  const begun = await revisions.where('player_id', '=', playerId).executeTakeFirst();
  if (begun) throw new Refusal(reachTexts.unfinished, { status: 409 });
};
