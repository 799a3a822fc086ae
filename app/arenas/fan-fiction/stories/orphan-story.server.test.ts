import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { TestDatabaseFixture } from '~/platform/testing/database/test-database';
import { createReach, type ReachService } from '~/stories/reach/reach.server';
import { reachNames } from '~/stories/reach/reach-names';
import { reachTexts } from '~/stories/reach/texts';
import { commentsOn, type FanFixture, onFanFixture } from '../testing/fan-fixture';
import { orphanFanStory } from './orphan-story.server';

let context: TestDatabaseFixture;
let fixture: FanFixture;
let [mara, ivo]: Viewer[] = [];
let reach: ReachService;
let [storyId, chapterId] = ['', ''];

onFanFixture(async (made) => {
  ({ fixture, mara, ivo } = made);
  context = made;
  const { database, clock } = made;
  reach = createReach({ db: database.db, clock, progress: fixture.progress, orphanings: [orphanFanStory] });
  storyId = await fixture.publish(made.mara);
  [chapterId = ''] = await fixture.chapterIds(storyId);
});

const person = (viewer: Viewer | undefined) => viewer ?? expect.fail('nobody');
const own = () => ({ storyId, playerId: person(mara).id });
const page = (viewerId?: string) => fixture.service.reading.page({ storyId, chapterNumber: 1, viewerId });
const comment = (by: Viewer) => fixture.service.comments.post(by, { id: randomUUID(), storyId, chapterId, text: 'A word.' });

async function comments() {
  return commentsOn(await fixture.service.comments.list({ storyId, chapterId, viewerId: person(ivo).id }));
}

it('leaves a story with its chapters and comments, none of them by its author', async () => {
  await comment(person(mara));
  await comment(person(ivo));
  await fixture.service.comments.setRule(person(mara), storyId, 'approved');
  await reach.orphan(own());
  expect(await page()).toMatchObject({ author: 'Anonymous', authorId: null, commentRule: 'none', commentCount: 2 });
  expect((await comments()).map(({ author }) => author).sort()).toEqual(['Anonymous', 'Ivo']);
  await expect(fixture.service.stories.rename(person(mara), storyId, 'Mine')).rejects.toThrow();
});

it('loses no chapter that is not published', async () => {
  await context.database.db
    .insertInto('chapter_draft')
    .values({
      ...{ id: randomUUID(), player_id: person(mara).id, story_id: storyId, title: 'Later', body: 'Not yet.', word_count: 2, version: 1 },
      ...{ base: null, fandom_id: null, last_save_id: null, created_at: context.clock.now(), updated_at: context.clock.now() },
    })
    .execute();
  await expect(reach.orphan(own())).rejects.toThrow(reachTexts.unfinished);
  expect((await page())?.authorId).toBe(person(mara).id);
});

it('takes the draft of a chapter whose changes are published along', async () => {
  const base = (await fixture.service.reading.chapterSource(storyId, chapterId, person(mara).id))?.base ?? expect.fail('no chapter');
  await fixture.service.chapters.edit(person(mara), storyId, { id: chapterId, title: 'A Harbour', content: 'Corrected.', base });
  await reach.orphan(own());
  expect((await page())?.authorId).toBeNull();
  expect(await context.database.db.selectFrom('chapter_draft').select('id').execute()).toEqual([]);
});

it('loses no change of a chapter that is not published', async () => {
  const base = (await fixture.service.reading.chapterSource(storyId, chapterId, person(mara).id))?.base ?? expect.fail('no chapter');
  const sent = { writerId: person(mara).id, saveId: randomUUID(), title: 'A Harbour', body: 'Not yet.', baseVersion: 0 };
  await fixture.service.drafts.keep(person(mara), chapterId, { ...sent, place: { kind: 'edit', storyId, base } });
  await expect(reach.orphan(own())).rejects.toThrow(reachTexts.unfinished);
  expect(await fixture.service.drafts.open(person(mara).id, { chapterId })).toMatchObject({ body: 'Not yet.' });
});

it('keeps comments with a story that is taken back, for when it is back', async () => {
  await comment(person(ivo));
  await reach.set(own(), 'taken-back');
  expect([await page(), await page(person(ivo).id)]).toEqual([undefined, undefined]);
  expect(await fixture.service.reading.whyAbsent(storyId)).toBe('takenBack');
  expect(await page(person(mara).id)).toMatchObject({ outOfSight: reachNames.takenBack(true), hasBook: false, commentCount: 1 });
  await expect(comment(person(ivo)), 'nobody writes below it meanwhile').rejects.toThrow();
  await reach.set(own(), 'members');
  expect(await page()).toBeUndefined();
  expect(await page(person(ivo).id)).toMatchObject({ content: reachNames.membersOnly, hasBook: true, commentCount: 1 });
  expect(await comments()).toHaveLength(1);
});
