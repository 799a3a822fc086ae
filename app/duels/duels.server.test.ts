import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '~/platform/clock/durations';
import { onDuelFixture, someSentence, someWords } from './testing/duel-fixture';

const site = onDuelFixture();
const win = (name: string) => (titles: readonly string[]) => titles.find((title) => title === `By ${name}`) ?? titles[0] ?? '';
const card = 'ferry';

/** Six people of whom two meet, and the others hand in texts to other cards, so that they may read. */
async function sixPeople() {
  const [ada, ben, ...readers] = await site.people('Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay');
  if (!ada || !ben) throw new Error('Nobody is there.');
  const adas = await site.handIn(ada, { card });
  const bens = await site.handIn(ben, { card });
  await site.turn();
  for (const [index, reader] of readers.entries()) await site.handIn(reader, { card: ['moth', 'queue', 'lift', 'auction'][index] ?? '' });
  return { ada, ben, adas, bens, readers };
}

describe('a duel', () => {
  it('is written, paired, read by strangers and decided, and its writers see the outcome once they have read', async () => {
    const { ada, ben, adas, bens, readers } = await sixPeople();
    expect((await site.duels.page(ada)).own).toMatchObject([{ id: adas, state: 'reading' }]);
    for (const reader of readers.slice(0, 3)) await site.judge(reader, win('Ada'));
    expect((await site.duels.page(ada)).own).toMatchObject([{ state: 'decided', missing: { duels: 2 } }]);
    expect(await site.duels.outcome(ada, adas)).toBeUndefined();

    await site.turn(3 * DAY_MS);
    for (const _ of [1, 2, 3]) await site.judge(ada);
    expect((await site.duels.page(ada)).own).toMatchObject([{ state: 'open', result: 'won', own: 3, others: 0 }]);
    const outcome = await site.duels.outcome(ada, adas);
    expect(outcome?.result).toBe('won');
    expect(outcome?.texts.map(({ own, votes, writer }) => [own, votes, writer?.name])).toEqual([
      [true, 3, 'Ada'],
      [false, 0, 'Ben'],
    ]);
    expect(outcome?.texts[0]?.paragraphs[0]?.[0]?.kept).toBe(3);
    expect(outcome?.texts[0]?.notes).toHaveLength(3);
    expect(await site.duels.outcome(ben, adas)).toBeUndefined();
    expect(await site.duels.outcome(ben, bens)).toBeUndefined();
  });

  it('rates each vote, and counts as one', async () => {
    const { ada, ben, readers } = await sixPeople();
    for (const reader of readers.slice(0, 2)) await site.judge(reader, win('Ada'));
    await site.judge(readers[2] ?? ada, win('Ben'));
    const { rows } = await site.database.execute(`select player_id, contests, mean from skill where ladder = 'duel' order by mean desc`);
    expect(rows.map(({ player_id, contests }) => [player_id, contests])).toEqual([
      [ada.id, 1],
      [ben.id, 1],
    ]);
  });

  it('shows its readers neither names nor who is first', async () => {
    const { readers } = await sixPeople();
    const held = await site.dealt(readers[0] ?? (await site.person('Gil')));
    expect(JSON.stringify(held)).not.toMatch(/player|"name/);
    expect(held.texts).toHaveLength(2);
  });

  it('is never dealt to its writers, to those they block, to those who use the same browser, or twice to anybody', async () => {
    const { ada, ben, readers } = await sixPeople();
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

  it('deals on what is held for more than two days, and what is swapped, three times a day', async () => {
    const { readers } = await sixPeople();
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

describe('an answer', () => {
  it('counts once, and only when the words can have been read', async () => {
    const { ada, readers } = await sixPeople();
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

describe('the desk', () => {
  it('keeps earlier versions, brings one back while there is time, and shows them to nobody else', async () => {
    const [ada, ben] = await site.people('Ada', 'Ben');
    if (!ada || !ben) throw new Error('Nobody is there.');
    const { draw } = await site.duels.page(ada);
    const textId = await site.duels.start(ada, { card: draw.cards[0]?.id ?? '', sprint: undefined });
    const long = someWords('first');
    let version = 1;
    for (const body of [long, 'Nothing is left of it.']) {
      site.clock.advance(HOUR_MS);
      const saved = await site.duels.saveWords(ada, textId, {
        ...{ purpose: 'save', title: 'A Text', body, baseVersion: version, saveId: `00000000-0000-4000-8000-00000000000${version}` },
      });
      version = saved.status === 'saved' ? saved.version : version;
    }
    const history = await site.duels.history(ada, textId, new URLSearchParams());
    const versionId = history?.versions.find(({ words }) => words > 20)?.id ?? '';
    expect(await site.duels.history(ben, textId, new URLSearchParams())).toBeUndefined();
    await expect(site.duels.bringBack(ben, { textId, versionId })).rejects.toThrow();
    await site.duels.bringBack(ada, { textId, versionId });
    expect((await site.duels.deskText(ada, textId))?.body).toBe(long);
    site.clock.advance(DAY_MS);
    await expect(site.duels.bringBack(ada, { textId, versionId })).rejects.toThrow();
  });
});

describe('handing in', () => {
  it('asks for the words of the card, and for a text that stands nowhere else', async () => {
    const [ada, ben] = await site.people('Ada', 'Ben');
    if (!ada || !ben) throw new Error('Nobody is there.');
    await expect(site.handIn(ada, { card, body: 'Too short.' })).rejects.toThrow(/at least 20 words/);
    const { writing } = await site.duels.page(ada);
    await site.duels.withdraw(ada, writing?.id ?? '');
    await site.handIn(ada, { card, body: someWords('nobody') });
    await expect(site.handIn(ben, { card, body: `Once more: ${someWords('nobody')}` })).rejects.toThrow(/elsewhere/);
  });

  it('points out the writer’s own name', async () => {
    const ada = await site.person('Ada Lovelace');
    const { draw } = await site.duels.page(ada);
    const textId = await site.duels.start(ada, { card: draw.cards[0]?.id ?? '', sprint: undefined });
    const words = { title: 'A letter', body: 'Yours, Ada.' };
    await site.duels.saveWords(ada, textId, { ...words, purpose: 'save', saveId: crypto.randomUUID(), baseVersion: 1 });
    expect((await site.duels.deskText(ada, textId))?.ownName).toEqual(['Ada']);
  });

  it('that does not come in time leaves a draft', async () => {
    const ada = await site.person('Ada');
    const { draw } = await site.duels.page(ada);
    const textId = await site.duels.start(ada, { card: draw.cards[0]?.id ?? '', sprint: 15 });
    const words = { title: 'Late', body: someWords('late') };
    await site.duels.saveWords(ada, textId, { ...words, purpose: 'save', saveId: crypto.randomUUID(), baseVersion: 1 });
    site.clock.advance(15 * MINUTE_MS + 30_000);
    const after = { ...words, body: 'Too late.', purpose: 'save' as const, saveId: crypto.randomUUID(), baseVersion: 2 };
    expect(await site.duels.saveWords(ada, textId, { ...after, body: `${words.body} In time.` })).toMatchObject({ status: 'finished' });
    site.clock.advance(2 * MINUTE_MS);
    expect(await site.duels.saveWords(ada, textId, { ...after, baseVersion: 3 })).toEqual({ status: 'late' });
    await site.turn(HOUR_MS);
    expect((await site.duels.page(ada)).writing).toBeUndefined();
    const { rows } = await site.database.execute(`select title, status, author_id from story`);
    expect(rows).toEqual([{ title: 'Late', status: 'draft', author_id: ada.id }]);
  });
});

describe('a text', () => {
  it('that finds no partner in three days is read alone, without result and rating', async () => {
    const { ada, readers } = await sixPeople();
    const [cleo, dan] = readers;
    if (!cleo || !dan) throw new Error('Nobody is there.');
    await site.turn(3 * DAY_MS + HOUR_MS);
    await site.judge(ada);
    const { rows } = await site.database.execute(
      'select second_id is null as alone, count(*)::integer as duels from duel group by 1 order by 1',
    );
    expect(rows).toEqual([
      { alone: false, duels: 1 },
      { alone: true, duels: 4 },
    ]);
    expect((await site.database.execute('select * from skill')).rows).toEqual([]);
  });

  it('that is taken out leaves the other to be read alone, with what was said of it', async () => {
    const { ada, ben, adas, bens, readers } = await sixPeople();
    await site.judge(readers[0] ?? ben, win('Ada'));
    const draftId = await site.duels.withdraw(ada, adas);
    expect(draftId).toBeDefined();
    expect((await site.duels.page(ada)).own).toEqual([]);
    expect((await site.duels.page(ben)).own).toMatchObject([{ id: bens, state: 'reading' }]);
    for (const reader of readers.slice(1, 3)) await site.judge(reader);
    await site.turn(3 * DAY_MS);
    for (const _ of [1, 2, 3]) await site.judge(ben);
    const outcome = await site.duels.outcome(ben, bens);
    expect(outcome?.result).toBe('alone');
    expect(outcome?.texts).toHaveLength(1);
    expect(outcome?.texts[0]?.notes).toHaveLength(3);
    await expect(site.duels.withdraw(ben, bens)).rejects.toThrow(/judged/);
  });
});

describe('after the outcome', () => {
  async function decided() {
    const six = await sixPeople();
    for (const reader of six.readers.slice(0, 3)) await site.judge(reader, win('Ada'));
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
    expect((await site.duels.outcome(ada, adas))?.texts[0]?.notes[0]).toMatchObject({ thanked: true, helped: true, putAway: true });
  });

  it('both write again to one card when both want to', async () => {
    const { ada, ben, adas, bens } = await decided();
    expect(await site.duels.rematch(ada, adas)).toBeUndefined();
    expect((await site.duels.outcome(ben, bens))?.rematch).toBe('agree');
    const bensNext = await site.duels.rematch(ben, bens);
    const adasNext = await site.duels.rematch(ada, adas);
    const { rows } = await site.database.execute('select distinct card from duel_text where id in ($1, $2)', [bensNext, adasNext]);
    expect(rows).toHaveLength(1);
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

  it('what somebody signed is folded for a writer who blocks them; what they did not sign shows nobody', async () => {
    const { ada, adas } = await decided();
    const folded = async () =>
      (await site.duels.outcome(ada, adas))?.texts.flatMap(({ notes }) =>
        notes.filter((note) => note.folded).map(({ by }) => by?.playerId),
      );
    expect(await folded()).toEqual([]);
    const { rows } = await site.database.execute(
      `select reader_id as id from duel_note note join duel_reading reading on reading.id = note.reading_id where note.text_id = $1 limit 1`,
      [adas],
    );
    const reader = { id: String(rows[0]?.id) };
    await block(ada, reader);
    expect(await folded()).toEqual([reader.id, reader.id]);
    await site.database.execute('update duel_reading set named = false');
    expect(await folded()).toEqual([]);
  });

  const block = (one: { id: string }, other: { id: string }) =>
    site.database.execute(`insert into player_block (player_id, other_id, kind, created_at) values ($1, $2, 'block', now())`, [
      one.id,
      other.id,
    ]);
});

it('tells nothing twice when clocks run in two processes at once', async () => {
  const { ada, readers } = await sixPeople();
  await Promise.all([site.duels.turn(), site.duels.turn(), ...readers.map((reader) => site.duels.deal(reader))]);
  const { rows } = await site.database.execute('select count(*)::integer as duels from duel');
  expect(rows).toEqual([{ duels: 1 }]);
  const held = await site.database.execute(`select count(*)::integer as held from duel_reading where status = 'held'`);
  expect(held.rows).toEqual([{ held: 3 }]);
  expect((await site.duels.page(ada)).holds).toBe(false);
});

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
