import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { makeStory } from '~/stories/testing/make-story';
import { setStoryTags } from '../story-tags/set-story-tags.server';
import { createTags } from '../tags.server';
import { createTagMarks, MAX_MARKED, type MarkIntent, markIntents, type TagMarksService } from './tag-marks.server';
import { tagMarkTexts } from './texts';

let database: OpenDatabase;
let clock: TestClock;
let marks: TagMarksService;
let playerId: string;

onTestDatabase(async (testDatabase) => {
  ({ database, clock } = testDatabase);
  marks = createTagMarks({ db: database.db, clock });
  playerId = (await makePlayer(database, clock, 'Mara')).id;
});

async function makeTag(
  name: string,
  more: { shipped?: boolean; canonical?: boolean; mature_count?: number; members_count?: number } = { shipped: true, canonical: true },
): Promise<number> {
  const row = { kind: 'freeform' as const, name, key: name.toLowerCase(), created_at: clock.now(), ...more };
  return (await database.db.insertInto('tag').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

describe('marks on tags', () => {
  it('are that a reader follows a tag, hides it, or neither, whatever they press', async () => {
    const tagId = await makeTag('Tea');
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom<MarkIntent>(...markIntents), { maxLength: 8 }), async (presses) => {
        await database.execute('delete from tag_follow');
        await database.execute('delete from hidden_tag');
        let expected = { followed: false, hidden: false };
        for (const intent of presses) {
          await marks.mark({ playerId, tagId, intent });
          if (intent === 'follow') expected = { followed: true, hidden: false };
          else if (intent === 'hide') expected = { followed: false, hidden: true };
          else expected = intent === 'unfollow' ? { ...expected, followed: false } : { ...expected, hidden: false };
        }
        expect(await marks.of(playerId, tagId)).toEqual(expected);
      }),
      { numRuns: 20 },
    );
  });

  it('are listed, the latest first, for their person alone', async () => {
    const [tea, rain] = [await makeTag('Tea'), await makeTag('Rain')];
    await marks.mark({ playerId, tagId: tea, intent: 'follow' });
    clock.advance(1_000);
    await marks.mark({ playerId, tagId: rain, intent: 'follow' });
    const other = await makePlayer(database, clock, 'Ivo');
    expect((await marks.list(playerId)).followed.map(({ name }) => name)).toEqual(['Rain', 'Tea']);
    expect(await marks.list(other.id)).toEqual({ followed: [], hidden: [] });
  });

  it('are set on what only stories for members have, and listed when none has it any more', async () => {
    const tagId = await makeTag('Harbour Cats', { mature_count: 1, members_count: 1 });
    const storyId = await makeStory(database, clock, { members_only: true });
    await database.db
      .updateTable('story_listing')
      .set({ tags: [tagId] })
      .where('id', '=', storyId)
      .execute();
    await marks.mark({ playerId, tagId, intent: 'hide' });
    await database.db.updateTable('story_listing').set({ tags: [] }).where('id', '=', storyId).execute();
    await database.db.updateTable('tag').set({ mature_count: 0, members_count: 0 }).where('id', '=', tagId).execute();
    const tags = createTags({ db: database.db, clock });
    clock.advance(2 * 24 * 60 * 60 * 1000);
    await tags.forgetUnused([]);
    expect((await marks.list(playerId)).hidden).toEqual([{ id: tagId, kind: 'freeform', name: 'Harbour Cats' }]);
    expect(await tags.about(tagId, playerId), 'where it is taken back').toMatchObject({ stories: 0 });
    expect(await tags.about(tagId, undefined)).toBeUndefined();
    await marks.mark({ playerId, tagId, intent: 'show' });
    await tags.forgetUnused([]);
    expect(await tags.named([tagId], undefined)).toEqual([]);
    expect(await database.db.selectFrom('tag').select('id').where('id', '=', tagId).execute()).toEqual([]);
  });

  it('are set wherever a tag has a page: before its first story is counted, and on a canonical one without stories', async () => {
    const storyId = await makeStory(database, clock);
    await database.db
      .transaction()
      .execute((trx) => setStoryTags(trx, { storyId, tags: [{ kind: 'freeform', name: 'Harbour Cats' }], now: clock.now() }));
    const canonical = await makeTag('Harbour Dogs', { canonical: true });
    const cats = await database.db.selectFrom('tag').select('id').where('name', '=', 'Harbour Cats').executeTakeFirstOrThrow();
    for (const tagId of [cats.id, canonical]) {
      await marks.mark({ playerId, tagId, intent: 'follow' });
      expect(await marks.of(playerId, tagId)).toMatchObject({ followed: true });
    }
  });

  it('cannot be set on what there is none of for them, or on too many', async () => {
    const mature = await makeTag('Only for adults', { mature_count: 1 });
    for (const tagId of [999_999, mature]) {
      await expect(marks.mark({ playerId, tagId, intent: 'follow' })).rejects.toThrow(tagMarkTexts.gone);
    }
    await database.execute(
      `with made as (
         insert into tag (kind, name, key, shipped, created_at)
         select 'freeform', 'Tag ' || n, 'tag' || n, true, $2 from generate_series(1, $3::integer) as n returning id)
       insert into tag_follow (player_id, tag_id, followed_at) select $1, id, $2 from made`,
      [playerId, clock.now(), MAX_MARKED],
    );
    await expect(marks.mark({ playerId, tagId: await makeTag('One more'), intent: 'follow' })).rejects.toThrow(tagMarkTexts.tooMany);
  });
});
