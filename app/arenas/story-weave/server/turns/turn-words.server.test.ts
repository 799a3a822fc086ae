import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openWeaveFixture, SECOND, submit, viewOf } from '../../testing/weave-fixture';
import { refusals } from '../../texts';

const fixture = openWeaveFixture();

describe('words being typed', () => {
  it('reach everybody else at once, and later arrivals too', async () => {
    const writer = await fixture.enter(fixture.ada);
    const reader = await fixture.enter(fixture.ben);
    const { roomId } = viewOf(writer);
    await fixture.turnOf(writer, 'Ada');
    await writer.ask('weave:draft', { roomId, turn: 1, keep: 0, add: 'She wnt' });
    await writer.ask('weave:draft', { roomId, turn: 1, keep: 5, add: 'ent in 🪶' });
    expect(viewOf(reader).turn).toMatchObject({ draft: 'She went in 🪶' });
    expect(writer.drafts).toBe(0);
    const late = fixture.server.connect();
    await late.ask('weave:watch', { roomId });
    expect(viewOf(late).turn).toMatchObject({ draft: 'She went in 🪶' });
  });

  it('become the part when the time is up', async () => {
    const writer = await fixture.enter(fixture.ada);
    const { roomId } = viewOf(writer);
    await fixture.turnOf(writer, 'Ada');
    await writer.ask('weave:draft', { roomId, turn: 1, keep: 0, add: 'She went\u0000 in' });
    await fixture.pass(62 * SECOND);
    expect(viewOf(writer).parts).toMatchObject([{ number: 1, text: 'She went in' }]);
  });

  it('are refused from everybody whose turn it is not', async () => {
    const writer = await fixture.enter(fixture.ada);
    const other = await fixture.enter(fixture.ben);
    const { roomId } = viewOf(writer);
    await fixture.turnOf(writer, 'Ada');
    expect(await other.ask('weave:draft', { roomId, turn: 1, keep: 0, add: 'Mine' })).toMatchObject({ code: 'turn-over' });
    expect(await other.ask('weave:draft', { roomId, turn: 2, keep: 0, add: 'Mine' })).toMatchObject({ code: 'not-your-turn' });
    expect(viewOf(writer).turn).toMatchObject({ draft: '' });
  });

  it('are requested in full when something is missing, or another tab begins to type', async () => {
    const tab = await fixture.enter(fixture.ada);
    const { roomId } = viewOf(tab);
    const other = fixture.server.connect(fixture.ada);
    await other.ask('weave:join', { roomId });
    await fixture.turnOf(tab, 'Ada');
    await tab.ask('weave:draft', { roomId, turn: 1, keep: 0, add: 'One' });
    expect(await tab.ask('weave:draft', { roomId, turn: 1, keep: 9, add: 'x' })).toEqual({ ok: false, code: 'draft-again' });
    expect(await other.ask('weave:draft', { roomId, turn: 1, keep: 3, add: ' two' })).toEqual({ ok: false, code: 'draft-again' });
    expect(await other.ask('weave:draft', { roomId, turn: 1, keep: 0, add: 'One two' })).toEqual({ ok: true });
    expect(viewOf(tab).turn).toMatchObject({ draft: 'One two' });
  });

  it('are limited in length and pace', async () => {
    const writer = await fixture.enter(fixture.ada);
    const { roomId } = viewOf(writer);
    await fixture.turnOf(writer, 'Ada');
    const send = (add: string, keep = 0) => writer.ask('weave:draft', { roomId, turn: 1, keep, add });
    expect(await send('a'.repeat(2_001))).toEqual({ ok: false, code: 'too-long', text: refusals['too-long'] });
    expect(await send(7 as never)).toMatchObject({ code: 'malformed' });
    const answers = await Promise.all(Array.from({ length: 200 }, () => send('a')));
    expect(answers.filter(({ ok }) => ok).length).toBeLessThan(100);
    expect(answers.at(-1)).toEqual({ ok: false, code: 'too-fast', text: refusals['too-fast'] });
  });
});

describe('submitting a turn', () => {
  it('counts once, however often it is sent', async () => {
    const writer = await fixture.enter(fixture.ada);
    const { roomId } = viewOf(writer);
    await fixture.turnOf(writer, 'Ada');
    const sent = { roomId, turn: 1, text: 'Once.', submitId: randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => writer.ask('weave:submit', sent)));
    expect(answers).toEqual([1, 2, 3].map(() => ({ ok: true, turn: 1, text: 'Once.' })));
    await fixture.turnOf(writer, 'Noah');
    expect(await writer.ask('weave:submit', sent)).toEqual({ ok: true, turn: 1, text: 'Once.' });
    expect(viewOf(writer).parts.filter(({ text }) => text === 'Once.')).toHaveLength(1);
  });

  it('accepts the last words for a second after the end, and refuses later ones', async () => {
    const writer = await fixture.enter(fixture.ada);
    const { roomId } = viewOf(writer);
    await fixture.turnOf(writer, 'Ada');
    await writer.ask('weave:draft', { roomId, turn: 1, keep: 0, add: 'She went' });
    await fixture.pass(62 * SECOND);
    const late = { roomId, turn: 1, text: 'She went in at last', submitId: randomUUID() };
    expect(await writer.ask('weave:submit', late)).toEqual({
      ok: false,
      code: 'turn-over',
      text: refusals['turn-over'],
    });
    expect(await writer.ask('weave:submit', { ...late, text: 'She went ' })).toMatchObject({ ok: true, text: 'She went' });
  });

  it('is refused from others', async () => {
    const writer = await fixture.enter(fixture.ada);
    const other = await fixture.enter(fixture.ben);
    await fixture.turnOf(writer, 'Ada');
    expect(await submit(other, 'Mine')).toMatchObject({ ok: false, code: 'turn-over' });
    expect(viewOf(writer).parts).toEqual([]);
  });
});
