import { describe, expect, it } from 'vitest';
import { DAY_MS } from '~/platform/clock/durations';
import { onDuelFixture, sixPeople } from '../testing/duel-fixture';

const site = onDuelFixture();

describe('a duel to read', () => {
  it('is never dealt to its writers, to those they block, to those who use the same browser, or twice to anybody', async () => {
    const { ada, ben, readers } = await sixPeople(site);
    const [cleo, dan, eve, fay] = readers;
    if (!cleo || !dan || !eve || !fay) throw new Error('Nobody is there.');
    await site.database.execute(`insert into player_block (player_id, other_id, kind, created_at) values ($1, $2, 'block', now())`, [
      ada.id,
      cleo.id,
    ]);
    for (const player of [ben, dan]) {
      await site.database.execute(
        `insert into account_trace (id, player_id, kind, mark, seen_at) values (gen_random_uuid(), $1, 'browser', 'same', now())`,
        [player.id],
      );
    }
    for (const person of [ada, ben, cleo, dan]) expect(await site.duels.deal(person)).toBe(false);
    await site.judge(eve);
    expect(await site.duels.deal(eve)).toBe(false);
  });

  it.each([
    { others: 7, dealt: true },
    { others: 8, dealt: false },
  ])('is dealt to a reader who shares a circle with a writer where $others others are there: $dealt', async ({ others, dealt }) => {
    const { ada, readers } = await sixPeople(site);
    const [cleo, ...strangers] = readers;
    if (!cleo) throw new Error('Nobody is there.');
    for (let more = strangers.length; more < others; more += 1) await site.handIn(await site.person(`Writer ${more}`), { card: 'moth' });
    site.acquainted.push({ one: ada.id, other: cleo.id });
    expect(await site.duels.deal(cleo)).toBe(dealt);
  });

  it('deals on what is held for more than two days, and what is swapped, three times a day', async () => {
    const { readers } = await sixPeople(site);
    const [cleo, dan] = readers;
    if (!cleo || !dan) throw new Error('Nobody is there.');
    const held = await site.dealt(cleo);
    expect(await site.duels.swap(dan, { readingId: held.id, why: 'known' })).toBe(true);
    expect((await site.duels.reading(cleo))?.id).toBe(held.id);
    expect(await site.duels.swap(cleo, { readingId: held.id, why: 'known' })).toBe(false);
    expect(await site.duels.reading(cleo)).toBeUndefined();
    await site.turn(2 * DAY_MS);
    expect((await site.duels.reading(dan)) === undefined || (await site.duels.page(dan)).holds).toBe(true);
  });
});
