import type { Transaction } from 'kysely';
import { hideComment } from '~/arenas/fan-fiction/comments/hide-comment.server';
import { withholdPart } from '~/arenas/story-weave/server/withhold-part.server';
import type { Clock } from '~/platform/clock/clock';
import type { Tables } from '~/platform/database/database.server';
import { hideStory } from '~/stories/own/hide-story.server';
import { partNamed, type Thing } from '../things/thing';
import { hidePlayer } from './hide-player.server';

/**
 * Takes a thing out of sight, or puts it back: of a title or chapter the whole story, and of a passage, too, unless its room is
 * not finished: then the passage alone.
 * @returns whether that changed anything.
 * @throws {Refusal} for what is gone.
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
  // What was hidden in an unfinished room is put back in the story that it has become.
  const part = kind === 'passage' && (storyId === null || !hidden) ? partNamed(id) : undefined;
  if (part && (await withholdPart(trx, part, { withheld: hidden, now: clock.now() }))) return true;
  return storyId !== null && (await hideStory(trx, storyId, hidden)).changed;
}
