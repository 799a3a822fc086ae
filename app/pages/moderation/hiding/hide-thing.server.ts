import type { Transaction } from 'kysely';
import { hideComment } from '~/arenas/fan-fiction/comments/hide-comment.server';
import type { Clock } from '~/platform/clock/clock';
import type { Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { hideStory } from '~/stories/own/hide-story.server';
import type { Thing } from '../things/thing';
import { hidePlayer } from './hide-player.server';

const NOT_YET = 'This passage is from a room that is still open, and is not part of a story yet. You can still warn or suspend its writer.';

/**
 * Takes a thing out of sight, or puts it back: of a title, chapter or passage the whole story.
 * @returns whether that changed anything.
 * @throws {Refusal} for a passage that no story holds yet.
 * @see docs/product/hiding.md
 */
export async function hideThing(
  trx: Transaction<Tables>,
  clock: Clock,
  { kind, id, storyId }: Pick<Thing, 'kind' | 'id' | 'storyId'>,
  hidden: boolean,
): Promise<boolean> {
  if (kind === 'comment') return (await hideComment({ db: trx, clock }, id, hidden)).changed;
  if (kind === 'player') return (await hidePlayer({ db: trx, clock }, id, hidden)).changed;
  if (storyId === null) throw new Refusal(NOT_YET, { status: 409 });
  return (await hideStory(trx, storyId, hidden)).changed;
}
