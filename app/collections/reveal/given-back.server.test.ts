import { expect, it } from 'vitest';
import { DAY_MS } from '~/platform/clock/durations';
import { createDoors, putDoor } from '~/stories/door/doors.server';
import { hideStory } from '~/stories/own/hide-story.server';
import { createReach } from '~/stories/reach/reach.server';
import { onCollectionsFixture } from '../testing/collections-fixture';

const fixture = onCollectionsFixture();
const { readersOf } = fixture;

it.each(['hidden', 'behind a door'])('a story that is %s when it is given back comes back to its author alone', async (state) => {
  const { mara, ivo, shared, database, clock, progress } = fixture;
  const collection = await fixture.start({ authorsAt: new Date(clock.now().getTime() + DAY_MS) });
  const storyId = await fixture.write(mara, 'Frost', { status: 'draft', word_count: 4 });
  await shared.add({ playerId: mara.id, collectionId: collection.id, storyId });
  const hide = (hidden: boolean) => hideStory(database.db, storyId, hidden);
  if (state === 'hidden') await hide(true);
  else await database.db.transaction().execute((trx) => putDoor(trx, storyId, 'threat', clock.now()));
  await createDoors({ db: database.db, clock }).open({ playerId: ivo.id }, storyId);
  await shared.withdraw({ playerId: mara.id, collectionId: collection.id, storyId });
  const reach = createReach({ db: database.db, clock, progress, orphanings: [] });
  const show = () => reach.set({ storyId, playerId: mara.id }, 'library');
  expect(await readersOf(storyId)).toEqual(['Mara']);
  await expect(show(), 'nobody has decided').rejects.toThrow();
  await hide(false);
  expect(await readersOf(storyId)).toEqual(['Mara']);
  await hide(true);
  await expect(show(), 'it was decided to hide it').rejects.toThrow();
  await hide(false);
  await show();
  expect(await readersOf(storyId)).toContain('a visitor');
  expect((await progress.progressOf(mara.id)).storiesPublished).toBe(1);
  await hide(true);
  await hide(false);
  expect(await readersOf(storyId), 'now as any other').toContain('a visitor');
});
