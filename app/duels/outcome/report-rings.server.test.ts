import { describe, expect, it } from 'vitest';
import { onDuelFixture } from '../testing/duel-fixture';

const site = onDuelFixture();

describe('moderation', () => {
  it('hears once of people who favour each other', async () => {
    const people = await site.people(...Array.from({ length: 8 }, (_, number) => `Person ${number}`));
    const ids = people.map(({ id }) => id);
    for (let round = 0; round < 12; round += 1) {
      for (const [first, second] of [
        [0, 4],
        [1, 5],
        [2, 6],
      ] as const) {
        await site.database.execute(
          `with texts as (
             insert into duel_text (id, player_id, card, title, started_at, updated_at, ends_at, closes_at, hand_in_by, sealed_at, ai)
             select gen_random_uuid(), id, 'ferry', 'Halfway', now(), now(), now(), now(), now(), now(), 'without'
             from unnest(array[$1, $2]::uuid[]) as id returning id, player_id
           ), made as (
             insert into duel (id, card, first_id, second_id, wanted, made_at, decided_at, first_votes, second_votes)
             select gen_random_uuid(), 'ferry', one.id, other.id, 3, now(), now(), 2, 3 from texts one, texts other
             where one.player_id = $1 and other.player_id = $2 returning id, first_id
           ), cast_votes as (
             insert into duel_reading (id, duel_id, reader_id, status, turned, dealt_at, held_until, ended_at, picked_id)
             select gen_random_uuid(), made.id, reader, 'done', false, now(), now(), $4, made.first_id
             from made, unnest($3::uuid[]) as reader returning duel_id
           )
           select count(*) from cast_votes`,
          [ids[first], ids[second], [0, 1, 2].filter((reader) => reader !== first).map((reader) => ids[reader]), site.clock.now()],
        );
      }
    }
    await site.database.execute(`update duel_text set duel_id = duel.id from duel where duel_text.id in (duel.first_id, duel.second_id)`);
    expect(await site.duels.findRings()).toBe(1);
    expect(await site.duels.findRings()).toBe(0);
    const { rows } = await site.database.execute('select player_id from duel_ring_member');
    expect(new Set(rows.map(({ player_id }) => player_id))).toEqual(new Set(ids.slice(0, 3)));
    expect((await site.database.execute(`select count(*)::integer as due from moderation_due where kind = 'ring'`)).rows).toEqual([
      { due: 1 },
    ]);
  });
});
