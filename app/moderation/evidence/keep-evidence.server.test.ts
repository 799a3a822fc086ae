import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '~/platform/clock/durations';
import { makeStory } from '~/stories/testing/make-story';
import { moderationPersonalData } from '../personal-data.server';
import { openModerationFixture } from '../testing/moderation-fixture';

const fixture = openModerationFixture();
const { rowsOf, report, story, decide } = fixture;
const evidence = () => rowsOf('select event, facts from case_evidence order by id');
const write = (body: string) => fixture.database.execute('update story set body = $2 where id = $1', [fixture.storyId, body]);
const shown = async () => (await fixture.moderation.case(fixture.mod, await fixture.openCase()))?.evidence;

describe('evidence of a case', () => {
  it('is what was reported as it stood, kept once, and nothing else while nothing changes', async () => {
    await report(story());
    await report(story(), 'copied', fixture.ada);
    await fixture.database.execute('update story set rating_count = 3, rating_sum = 12 where id = $1', [fixture.storyId]);
    expect(await evidence()).toEqual([
      {
        event: 'reported',
        facts: expect.objectContaining({ title: 'The Ninth Gate', body: 'The gate stood open.', author: 'Mara', seen: 'published' }),
      },
    ]);
    expect(await shown()).toBeUndefined();
  });

  it('keeps an insult that is edited into a compliment, and what is deleted altogether', async () => {
    const fanStory = await makeStory(fixture.database, fixture.clock, {
      arena: 'fan_fic',
      author_id: fixture.mara.id,
      fandom_id: 'naruto',
    });
    const comment = randomUUID();
    await fixture.database.execute(
      `insert into fanfic_comment (id, story_id, author_id, body, created_at, updated_at) values ($1, $2, $3, 'You fool.', $4, $4)`,
      [comment, fanStory, fixture.ada.id, fixture.clock.now()],
    );
    await report({ kind: 'comment', id: comment }, 'harassment');
    await fixture.database.execute(`update fanfic_comment set body = 'You star.' where id = $1`, [comment]);
    expect((await shown())?.parts).toMatchObject([{ label: 'Words', reported: expect.anything(), now: expect.anything() }]);
    await fixture.database.execute('delete from story where id = $1', [fanStory]);
    const compared = await shown();
    expect(compared?.said).toContain('deleted');
    expect(JSON.stringify(compared?.parts)).toContain('You fool.');
  });

  it('keeps the first, the last and twenty versions between', async () => {
    await report(story());
    for (let number = 1; number <= 30; number += 1) await write(`Version ${number}.`);
    const kept = await evidence();
    expect(kept).toHaveLength(22);
    expect(kept[0]).toMatchObject({ event: 'reported' });
    expect(kept.at(-1)).toMatchObject({ facts: { body: 'Version 30.' } });
    expect((await shown())?.between).toHaveLength(20);
  });

  it('of a player is their name and what they say about themselves', async () => {
    await fixture.database.execute(`update player set bio = 'Rude.' where id = $1`, [fixture.mara.id]);
    await report({ kind: 'player', id: fixture.mara.id });
    await fixture.database.execute(`update player set bio = 'Kind.' where id = $1`, [fixture.mara.id]);
    expect((await shown())?.parts.map(({ label }) => label)).toEqual(['About themselves']);
  });

  it('goes with its case, and with its person where no decision waits; an open case keeps the words without the name', async () => {
    await report(story());
    const leaving = { playerId: fixture.mara.id, works: 'keep' as const, addressHash: 'hash', now: fixture.clock.now() };
    await fixture.database.db.transaction().execute((trx) => moderationPersonalData.forget?.(trx, leaving) ?? Promise.resolve());
    const [kept] = await evidence();
    expect(kept).toMatchObject({ facts: { body: 'The gate stood open.' } });
    expect(JSON.stringify(kept)).not.toContain('Mara');
    await fixture.database.execute(
      'with closed as (update moderation_case set closed_at = now() returning id) update case_evidence set owner_id = $1 where case_id in (select id from closed)',
      [fixture.mara.id],
    );
    await fixture.database.db.transaction().execute((trx) => moderationPersonalData.forget?.(trx, leaving) ?? Promise.resolve());
    expect(await evidence()).toEqual([]);
  });
});

describe('a decision that there is nothing wrong', () => {
  const sent = async () => (await fixture.moderation.historyOf(fixture.ada.id, fixture.ivo.id))?.sent;

  it('counts against who reported it, unless it was changed after the report', async () => {
    await report(story());
    fixture.clock.advance(3 * MINUTE_MS);
    await write('The gate stood wide open.');
    await decide('nothing');
    expect(await sent()).toEqual({ decided: 0, upheld: 0 });
    await report({ kind: 'title', id: fixture.storyId });
    await decide('nothing');
    expect(await sent()).toEqual({ decided: 1, upheld: 0 });
  });

  it('takes up further reports only while the thing stays as it was', async () => {
    await report(story());
    await decide('nothing');
    expect(await report(story(), 'spam', fixture.ada)).toMatchObject({ state: 'settled' });
    await write('Buy rope.');
    expect(await report(story(), 'spam', fixture.ada)).toMatchObject({ state: 'counted' });
    expect(await rowsOf('select id from moderation_case where closed_at is null')).toHaveLength(1);
  });
});
