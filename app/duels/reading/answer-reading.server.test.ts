import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '~/platform/clock/durations';
import { onDuelFixture, sixPeople, someSentence } from '../testing/duel-fixture';

const site = onDuelFixture();

describe('an answer', () => {
  it('counts once, and only when the words can have been read', async () => {
    const { ada, readers } = await sixPeople(site);
    const reader = readers[0] ?? ada;
    const held = await site.dealt(reader);
    const answer = {
      ...{ readingId: held.id, pickedId: held.texts[0]?.id, named: true },
      notes: held.texts.map(({ id }) => ({ textId: id, line: 0, said: someSentence() })),
    };
    await expect(site.duels.answer(reader, answer)).rejects.toThrow(/faster than/);
    site.clock.advance(5 * MINUTE_MS);
    await expect(site.duels.answer(reader, { ...answer, pickedId: undefined })).rejects.toThrow(/better one/);
    await expect(
      site.duels.answer(reader, { ...answer, notes: answer.notes.map((note) => ({ ...note, line: undefined })) }),
    ).rejects.toThrow(/line/);
    await expect(site.duels.answer(reader, { ...answer, notes: [] })).rejects.toThrow();
    await site.duels.answer(reader, answer);
    await site.duels.answer(reader, answer);
    const { rows } = await site.database.execute('select first_votes + second_votes as votes from duel');
    expect(rows).toEqual([{ votes: 1 }]);
    const xp = await site.database.execute(`select amount from xp_entry where source = 'duel-reading'`);
    expect(xp.rows).toEqual([{ amount: 3 }]);
  });
});
