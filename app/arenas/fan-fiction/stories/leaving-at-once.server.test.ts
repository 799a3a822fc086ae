import { expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { OpenDatabase } from '~/platform/database/database.server';
import { createReach, type ReachService } from '~/stories/reach/reach.server';
import { type FanFixture, onFanFixture } from '../testing/fan-fixture';
import { orphanFanStory } from './orphan-story.server';

let database: OpenDatabase;
let fixture: FanFixture;
let mara: Viewer;
let reach: ReachService;
let own: { storyId: string; playerId: string };

onFanFixture(async (made) => {
  ({ database, fixture, mara } = made);
  reach = createReach({ db: database.db, clock: made.clock, progress: fixture.progress, orphanings: [orphanFanStory] });
  own = { storyId: await fixture.publish(mara), playerId: mara.id };
});

const story = () => database.db.selectFrom('story').select(['author_id', 'status']).executeTakeFirstOrThrow();
const published = async () =>
  (await database.db.selectFrom('player_progress').select('stories_published').executeTakeFirstOrThrow()).stories_published;

/** What becomes of two presses at the same moment. */
async function pressed(...presses: Promise<void>[]): Promise<string[]> {
  return (await Promise.allSettled(presses)).map(({ status }) => status).toSorted();
}

it('leaves a story once, whichever of two presses comes first', async () => {
  expect(await pressed(reach.orphan(own), reach.orphan(own))).toEqual(['fulfilled', 'rejected']);
  expect(await story()).toEqual({ author_id: null, status: 'published' });
  expect(await published()).toBe(0);
});

it('leaves a story or unpublishes it, whichever comes first, and never both', async () => {
  expect(await pressed(reach.orphan(own), reach.set(own, 'taken-back'))).toEqual(['fulfilled', 'rejected']);
  const { author_id: authorId, status } = await story();
  expect(authorId === null ? 'left' : 'kept').toBe(status === 'draft' ? 'kept' : 'left');
  expect(await published()).toBe(0);
});

it('unpublishes a story once, whichever of two presses comes first', async () => {
  expect(await pressed(reach.set(own, 'taken-back'), reach.set(own, 'taken-back'))).toEqual(['fulfilled', 'fulfilled']);
  expect(await story()).toEqual({ author_id: mara.id, status: 'draft' });
  expect(await published()).toBe(0);
});
