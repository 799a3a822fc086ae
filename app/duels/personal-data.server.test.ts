import { describe, expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import { DAY_MS } from '~/platform/clock/durations';
import { duelsPersonalData } from './personal-data.server';
import { onDuelFixture, sixPeople, winsFor } from './testing/duel-fixture';

const site = onDuelFixture();

/** Deletes an account, as far as duels go. */
async function leave({ id }: Viewer): Promise<void> {
  await site.database.db.transaction().execute(async (trx) => {
    await duelsPersonalData.forget?.(trx, { playerId: id, works: 'keep', now: site.clock.now(), addressHash: '' });
    await trx.deleteFrom('player').where('id', '=', id).execute();
  });
}

describe('an account that is deleted', () => {
  it('voids its open duel: the other text is read alone, keeps what was said of it, and nothing is rated', async () => {
    const { ada, ben, bens, readers } = await sixPeople(site);
    const [cleo, ...others] = readers;
    if (!cleo) throw new Error('Nobody is there.');
    await site.judge(cleo, winsFor('Ada'));
    await leave(ada);
    for (const reader of others.slice(0, 2)) expect((await site.dealt(reader)).texts.map(({ title }) => title)).toEqual(['By Ben']);
    for (const reader of others.slice(0, 2)) await site.judge(reader);
    await site.turn(3 * DAY_MS);
    for (const _ of [1, 2, 3]) await site.judge(ben);
    expect(await site.duels.outcome(ben, bens)).toMatchObject({ result: 'alone', texts: [{ own: true, notes: { length: 3 } }] });
    expect((await site.database.execute('select * from skill')).rows).toEqual([]);
  });

  it('gives back the duel that it held, and leaves what it said without a name', async () => {
    const { readers } = await sixPeople(site);
    const [cleo, dan, eve] = readers;
    if (!cleo || !dan || !eve) throw new Error('Nobody is there.');
    await site.judge(cleo, winsFor('Ada'));
    await site.dealt(dan);
    await leave(cleo);
    await leave(dan);
    for (const reader of [eve, readers[3] ?? eve]) await site.judge(reader, winsFor('Ada'));
    await site.turn(DAY_MS);
    const { rows } = await site.database.execute(
      'select decided_at is not null as decided, first_votes + second_votes as votes from duel where second_id is not null',
    );
    expect(rows).toEqual([{ decided: true, votes: 3 }]);
    const said = await site.database.execute(
      'select reader_id is null as nameless, count(*)::integer as said from duel_note note join duel_reading on duel_reading.id = reading_id group by 1 order by 1',
    );
    expect(said.rows).toEqual([
      { nameless: false, said: 4 },
      { nameless: true, said: 2 },
    ]);
  });
});
