import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '~/platform/clock/durations';
import { onDuelFixture, sixPeople, winsFor } from '../testing/duel-fixture';

const site = onDuelFixture();

describe('after the outcome', () => {
  async function decided() {
    const six = await sixPeople(site);
    for (const reader of six.readers.slice(0, 3)) await site.judge(reader, winsFor('Ada'));
    await site.turn(3 * DAY_MS);
    for (const writer of [six.ada, six.ben]) for (const _ of [1, 2, 3]) await site.judge(writer);
    return six;
  }

  it('the text is published as a story, once', async () => {
    const { ada, adas } = await decided();
    const storyId = await site.duels.keep(ada, { textId: adas, as: 'story' });
    expect(await site.duels.keep(ada, { textId: adas, as: 'story' })).toBe(storyId);
    const { rows } = await site.database.execute(`select id, status, arena from story where author_id = $1`, [ada.id]);
    expect(rows).toEqual([{ id: storyId, status: 'published', arena: 'creative_writing' }]);
  });

  it('a writer thanks for a sentence or puts it away, and nobody else can', async () => {
    const { ada, ben, adas } = await decided();
    const [note] = (await site.duels.outcome(ada, adas))?.texts[0]?.notes ?? [];
    const noteId = note?.id ?? '';
    await expect(site.duels.answerNote(ben, { noteId, answer: 'thank' })).rejects.toThrow();
    await site.duels.answerNote(ada, { noteId, answer: 'helped' });
    await site.duels.answerNote(ada, { noteId, answer: 'put-away' });
    expect((await site.duels.outcome(ada, adas))?.texts[0]?.notes[0]).toMatchObject({ thanked: true, helped: true, hidden: true });
  });

  it('both write again to one card when both want to', async () => {
    const { ada, ben, adas, bens } = await decided();
    expect(await site.duels.rematch(ada, adas)).toBeUndefined();
    expect((await site.duels.outcome(ben, bens))?.rematch).toBe('agree');
    const bensNext = await site.duels.rematch(ben, bens);
    const adasNext = await site.duels.rematch(ada, adas);
    const { rows } = await site.database.execute('select distinct card from duel_text where id in ($1, $2)', [bensNext, adasNext]);
    expect(rows).toHaveLength(1);
    const told = await site.database.execute(
      `select player_id, params ->> 'step' as step from notice where kind = 'duel-rematch' order by step`,
    );
    expect(told.rows).toEqual([
      { player_id: ada.id, step: 'agreed' },
      { player_id: ben.id, step: 'asked' },
    ]);
  });

  it('a rematch meets only the other’s text, at once and whatever their ratings are', async () => {
    const { ada, ben, adas, bens } = await decided();
    await site.duels.rematch(ada, adas);
    const texts = [await site.duels.rematch(ben, bens), await site.duels.rematch(ada, adas)];
    await site.database.execute(`update skill set mean = 2400 where player_id = $1`, [ben.id]);
    for (const [index, writer] of [ben, ada].entries()) {
      const textId = texts[index] ?? '';
      // A hundred words are neither too many nor too few for any card.
      const body = Array.from({ length: 20 }, (_, night) => `${writer.name} waited ${night} nights again.`).join(' ');
      const words = { title: `Again by ${writer.name}`, body };
      await site.duels.saveWords(writer, textId, { ...words, purpose: 'save', saveId: randomUUID(), baseVersion: 1 });
      await site.duels.seal(writer, textId, { rating: 'general', warnings: [], ai: index === 0 ? 'with' : 'without', named: true });
      await site.turn();
      const met = await site.database.execute('select count(*)::integer as duels from duel where $1 in (first_id, second_id)', [textId]);
      expect(met.rows).toEqual([{ duels: index }]);
    }
  });

  it.each([
    ['ada', 'ben'],
    ['ben', 'ada'],
  ] as const)('where %s blocks %s, each asks for a rematch and is never answered, as if the other did not want one', async (one, other) => {
    const { ada, ben, adas, bens } = await decided();
    await block({ ada, ben }[one], { ada, ben }[other]);
    const rematchOf = async () => [(await site.duels.outcome(ada, adas))?.rematch, (await site.duels.outcome(ben, bens))?.rematch];
    expect(await site.duels.rematch(ada, adas)).toBeUndefined();
    expect(await rematchOf()).toEqual(['asked', 'ask']);
    expect(await site.duels.rematch(ben, bens)).toBeUndefined();
    expect(await rematchOf()).toEqual(['ask', 'asked']);
    expect((await site.database.execute(`select from notice where kind = 'duel-rematch'`)).rows).toEqual([]);
  });

  it('thanks reach nobody between whom and the writer there is a block', async () => {
    const { ada, adas } = await decided();
    const [first, second] = (await site.duels.outcome(ada, adas))?.texts[0]?.notes ?? [];
    const { rows } = await site.database.execute(
      'select reader_id from duel_note note join duel_reading reading on reading.id = note.reading_id where note.id = $1',
      [first?.id],
    );
    await block({ id: String(rows[0]?.reader_id) }, ada);
    for (const note of [first, second]) await site.duels.answerNote(ada, { noteId: note?.id ?? '', answer: 'thank' });
    const told = await site.database.execute(`select player_id from notice where kind = 'duel-thanks'`);
    expect(told.rows).toHaveLength(1);
    expect(told.rows).not.toEqual(rows.map(({ reader_id }) => ({ player_id: reader_id })));
  });

  it('what a reader signed is folded for a writer who blocks them; what they did not sign shows nobody', async () => {
    const { ada, adas, bens } = await decided();
    const folded = async () =>
      (await site.duels.outcome(ada, adas))?.texts.flatMap(({ notes }) => notes.filter((note) => note.folded).map(({ id }) => id));
    expect(await folded()).toEqual([]);
    const { rows } = await site.database.execute(
      `select reader_id as id from duel_note note join duel_reading reading on reading.id = note.reading_id where note.text_id = $1 limit 1`,
      [adas],
    );
    const reader = { id: String(rows[0]?.id) };
    await block(ada, reader);
    const signed = await site.database.execute(
      'select note.id from duel_note note join duel_reading reading on reading.id = note.reading_id where reader_id = $1 and text_id in ($2, $3)',
      [reader.id, adas, bens],
    );
    expect(signed.rows).toHaveLength(2);
    expect((await folded())?.toSorted()).toEqual(signed.rows.map(({ id }) => id).toSorted());
    await site.database.execute('update duel_reading set named = false');
    expect(await folded()).toEqual([]);
  });

  it('of the other text a writer learns what was said, not what its writer did with that, and nothing of one that moderators hide', async () => {
    const { ada, ben, adas, bens } = await decided();
    const [note] = (await site.duels.outcome(ben, bens))?.texts[0]?.notes ?? [];
    for (const answer of ['helped', 'put-away'] as const) await site.duels.answerNote(ben, { noteId: note?.id ?? '', answer });
    const shown = async () => (await site.duels.outcome(ada, adas))?.texts[1];
    const before = await shown();
    expect(before?.notes[0]).toEqual({ id: note?.id, body: note?.body, folded: false });
    const [line] = before?.paragraphs.flat() ?? [];
    await site.hide(bens);
    expect(JSON.stringify(await shown())).not.toContain(line?.text);
    const [own] = (await site.duels.outcome(ben, bens))?.texts ?? [];
    expect(own).toMatchObject({ own: true, hidden: true, paragraphs: [], notes: [{ line: null }, { line: null }, { line: null }] });
  });

  const block = (one: { id: string }, other: { id: string }) =>
    site.database.execute(`insert into player_block (player_id, other_id, kind, created_at) values ($1, $2, 'block', now())`, [
      one.id,
      other.id,
    ]);
});
