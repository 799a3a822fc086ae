import { describe, expect, it, vi } from 'vitest';
import { openWeaveFixture, submit, viewOf } from '../../testing/weave-fixture';
import { type Browser, openWeave } from '../../testing/weave-server';
import { passageReportable } from '../passage-reportable.server';
import { withholdPart } from '../withhold-part.server';

const fixture = openWeaveFixture();

/** Ada and Ben in a room in which an AI writer has answered Ben, on Ada's turn. */
async function answered(): Promise<{ ada: Browser; ben: Browser; part: { roomId: string; number: number } }> {
  const ada = await fixture.enter(fixture.ada);
  const { roomId } = viewOf(ada);
  const ben = fixture.server.connect(fixture.ben);
  await ben.ask('weave:join', { roomId });
  await fixture.turnOf(ada, 'Ada');
  await submit(ada, 'She went in.');
  await fixture.turnOf(ben, 'Ben');
  await submit(ben, 'He followed her.');
  await fixture.turnOf(ada, 'Ada');
  return { ada, ben, part: { roomId, number: viewOf(ada).parts.at(-1)?.number ?? 0 } };
}

describe('two people at once', () => {
  it('striking, changing and asking leave one story, the same for both and in the database', async () => {
    const { ada, ben, part } = await answered();
    const answers = await Promise.all([
      ben.ask('weave:change-part', { ...part, text: 'Then the door spoke, twice.' }),
      ben.ask('weave:strike', part),
      ada.ask('weave:strike', part),
      ben.ask('weave:another', part),
      ada.ask('weave:undo', part),
    ]);
    expect(answers[2]).toMatchObject({ ok: false, code: 'not-asker' });
    expect(
      answers.filter(({ ok }) => ok),
      'somebody had their way',
    ).not.toEqual([]);
    await vi.waitFor(() => expect(viewOf(ada).steering?.awaited ?? false).toBe(false));
    await fixture.expectFresh(ada);
    await fixture.expectFresh(ben);
    expect(viewOf(ada).parts).toEqual(viewOf(ben).parts);
  });

  it('one changes a part, and the story and its shares name them', async () => {
    const { ada, ben, part } = await answered();
    const text = `${viewOf(ben).parts.at(-1)?.text} He ran.`;
    expect(await ben.ask('weave:change-part', { ...part, text })).toEqual({ ok: true });
    expect(viewOf(ada).parts.at(-1)).toMatchObject({ text, changed: { playerId: fixture.ben, writer: 'Ben', characters: 8 } });
    expect(await ben.ask('weave:change-part', { ...part, text: 'x'.repeat(2_500) })).toMatchObject({ ok: false, code: 'too-long' });
    for (const browser of [ada, ben]) await browser.ask('weave:leave', { roomId: part.roomId });
    for (let waited = 0; waited < 8; waited += 1) await fixture.pass(60_000);
    const storyId = (await fixture.server.weave.storyOf(part.roomId)) ?? '';
    const { rows } = await fixture.database.execute('select ai_name, player_id, characters from story_writer where story_id = $1', [
      storyId,
    ]);
    expect(rows).toContainEqual({ ai_name: null, player_id: fixture.ben, characters: 'He followed her.'.length + 8 });
    const kept = (await fixture.server.weave.partsOfStory(storyId)).find(({ number }) => number === part.number);
    expect(kept).toMatchObject({ text, changed: { writer: 'Ben' } });
  });
});

it('another part that was on its way when its process ended can be asked for again', async () => {
  const { ben, part } = await answered();
  const silent = openWeave(fixture.database, fixture.clock, {
    generateCreativePrompt: async () => ({ prompt: 'A gate' }),
    generateStoryStarter: async () => ({ storyStarter: 'The gate stood open.' }),
    generateStoryContent: () => new Promise(() => undefined),
  });
  const elsewhere = silent.connect(fixture.ben);
  await elsewhere.ask('weave:join', { roomId: part.roomId });
  expect(await elsewhere.ask('weave:another', part)).toEqual({ ok: true });
  const before = viewOf(elsewhere).parts.at(-1)?.text;
  expect(viewOf(elsewhere).steering?.awaited).toBe(true);
  const waiting = () => fixture.database.execute('select from weave_room where id = $1 and asked_by is not null', [part.roomId]);
  expect((await waiting()).rows).toHaveLength(1);
  await fixture.pass(21_000);
  expect((await fixture.server.weave.roomSnapshot(part.roomId, fixture.ben))?.steering?.awaited).toBe(false);
  await ben.ask('weave:join', { roomId: part.roomId });
  expect(await ben.ask('weave:another', part)).toEqual({ ok: true });
  await vi.waitFor(() => expect(viewOf(ben).steering?.awaited).toBe(false));
  expect(viewOf(ben).parts.at(-1)?.text).not.toBe(before);
});

it('a part that moderators take out cannot be brought back by changing it', async () => {
  const { ada, ben, part } = await answered();
  const text = viewOf(ben).parts.at(-1)?.text;
  await fixture.database.db.transaction().execute((trx) => withholdPart(trx, part, { withheld: true, now: fixture.clock.now() }));
  expect(await ben.ask('weave:change-part', { ...part, text: 'The same words, a little later.' })).toMatchObject({ code: 'not-last' });
  await ada.ask('weave:join', { roomId: part.roomId });
  expect(viewOf(ada).steering).toBeNull();
  expect(viewOf(ada).parts.map((one) => one.text)).not.toContain(text);
  await submit(ada, 'She turned round.');
  await fixture.turnOf(ben, 'Ben');
});

it('who changes a part answers for its words: they are theirs to moderators, and nobody marks them as their own', async () => {
  const { ada, ben, part } = await answered();
  const mark = { ...part, kind: 'loved', on: true };
  expect(await ben.ask('weave:mark', mark)).toEqual({ ok: true });
  await ben.ask('weave:change-part', { ...part, text: 'Ada is a fool.' });
  const { db } = fixture.database;
  const passage = `${part.roomId}.${part.number}`;
  const author = 'Noah, changed by Ben';
  expect(await passageReportable.find(db, passage, 'anybody')).toMatchObject({ ownerId: fixture.ben, author, excerpt: 'Ada is a fool.' });
  expect((await passageReportable.choices?.(db, part.roomId))?.at(-1)).toMatchObject({ id: passage, author });
  const next = await passageReportable.around?.(db, `${part.roomId}.${part.number - 1}`);
  expect(next?.after).toMatchObject([{ id: passage, author }]);
  expect(await passageReportable.snapshot?.(db, passage)).toMatchObject({
    besides: { author, prompt: viewOf(ada).opening?.prompt },
  });
  expect(viewOf(ben).ownMarks).toEqual([]);
  await fixture.expectFresh(ben);
  expect(await ben.ask('weave:mark', mark)).toMatchObject({ code: 'own-line' });
  expect(await ada.ask('weave:mark', mark)).toEqual({ ok: true });
});
