import { describe, expect, it } from 'vitest';
import { play, playingRoomFixture, type RoomFixture, submit } from '../../testing/room-fixture';
import { typingSchedule } from './typing-rhythm';

/** The texts requested for a turn, by writer. */
const requestsFor = ({ effects }: RoomFixture, number: number) =>
  effects.flatMap((effect) => (effect.type === 'ask-writer' && effect.asked.number === number ? [effect.asked.aiWriterId] : []));

describe('a turn of an AI writer', () => {
  it('ends when its text is typed, in half the time as a person waits, and the next one begins 1.5 s later', () => {
    const fixture = playingRoomFixture('ada');
    submit(fixture);
    fixture.nextTurn();
    const { turn } = fixture.room;
    if (turn?.kind !== 'ai') throw new Error('Emma is not writing.');
    const typing = typingSchedule(turn.text, turn.seed, { min: 80, max: 120 }).totalMs / 2;
    expect(turn.endsAt - turn.startedAt).toBe(Math.round(typing));
    fixture.wait(Math.round(typing) - 1);
    expect(fixture.parts()).toHaveLength(1);
    fixture.wait(1 + 1_500);
    expect(fixture.parts()[1]).toMatchObject({ writer: 'Emma', text: turn.text });
    expect(fixture.room.turn?.number).toBe(3);
  });

  it('is cut to what can be typed in 45 s', () => {
    const fixture = playingRoomFixture('ada');
    fixture.answer = 'A sentence that goes on for a good while. '.repeat(40);
    submit(fixture);
    fixture.nextTurn();
    const length = (fixture.room.turn?.endsAt ?? 0) - (fixture.room.turn?.startedAt ?? 0);
    expect(2 * length).toBeLessThanOrEqual(45_000);
    expect(2 * length).toBeGreaterThan(30_000);
  });

  it('takes its whole time while nobody is there, with the same text', () => {
    const texts = [false, true].map((leaves) => {
      const fixture = playingRoomFixture('ada');
      submit(fixture);
      if (leaves) fixture.dispatch({ type: 'left', playerId: 'ada' });
      fixture.nextTurn();
      const { turn } = fixture.room;
      if (turn?.kind !== 'ai') throw new Error('Emma is not writing.');
      return { text: turn.text, ms: turn.endsAt - turn.startedAt };
    });
    expect(texts[1]?.text).toBe(texts[0]?.text);
    expect(Math.abs((texts[1]?.ms ?? 0) - 2 * (texts[0]?.ms ?? 0))).toBeLessThanOrEqual(2);
  });

  it('shows its whole text at once, and is over, when the only person who is there asks for it', () => {
    const fixture = playingRoomFixture('ada', 'ben');
    play(fixture, 3);
    const { turn } = fixture.room;
    if (turn?.kind !== 'ai') throw new Error('No AI writer is writing.');
    const ask = (playerId: string, number = turn.number) => fixture.dispatch({ type: 'shown-all', playerId, turn: number });
    ask('ada');
    expect(fixture.room.turn).toBe(turn);
    fixture.dispatch({ type: 'left', playerId: 'ben' });
    ask('ben');
    ask('ada', turn.number - 1);
    expect(fixture.room.turn).toBe(turn);
    ask('ada');
    expect(fixture.parts().at(-1)).toMatchObject({ number: turn.number, text: turn.text });
    expect(fixture.room).toMatchObject({ turn: null, nextAt: fixture.now + 1_500 });
  });

  it('is requested as soon as the words before it are known', () => {
    const fixture = playingRoomFixture('ada');
    expect(fixture.effects.filter(({ type }) => type === 'ask-writer')).toEqual([]);
    submit(fixture);
    expect(fixture.effects.at(-1)).toMatchObject({ type: 'ask-writer', asked: { number: 2, aiWriterId: 'ai-writer-emma' } });
    fixture.nextTurn();
    expect(fixture.effects.at(-1)).toMatchObject({ type: 'ask-writer', asked: { number: 3, aiWriterId: 'ai-writer-noah' } });
  });

  it('does not begin without its text', () => {
    const fixture = playingRoomFixture('ada');
    fixture.answer = 'later';
    submit(fixture);
    fixture.wait(15_000);
    expect(fixture.room.turn).toBeNull();
    fixture.dispatch({ type: 'text-ready', number: 2, aiWriterId: 'ai-writer-emma', text: 'At last.', seed: 1 });
    expect(fixture.room.turn).toMatchObject({ aiWriterId: 'ai-writer-emma', text: 'At last.' });
  });

  it('begins with no text but its own', () => {
    const fixture = playingRoomFixture('ada');
    fixture.answer = 'later';
    submit(fixture);
    fixture.wait(3_000);
    const waiting = fixture.room;
    const text = { type: 'text-ready', text: 'Not this.', seed: 1 } as const;
    fixture.dispatch({ ...text, number: 2, aiWriterId: 'ai-writer-noah' });
    fixture.dispatch({ ...text, number: 1, aiWriterId: 'ai-writer-emma' });
    expect(fixture.room).toBe(waiting);
    expect(fixture.effects.at(-1)).toMatchObject({ type: 'ask-writer' });
  });

  it('is written once, even if its text comes twice', () => {
    const fixture = playingRoomFixture('ada');
    submit(fixture);
    fixture.nextTurn();
    const text = { type: 'text-ready', number: 2, aiWriterId: 'ai-writer-emma', text: 'Again.', seed: 1 } as const;
    fixture.dispatch(text);
    fixture.wait(20_000);
    fixture.dispatch(text);
    expect(fixture.parts().filter(({ writer }) => writer === 'Emma')).toHaveLength(1);
  });

  it.each([null, '', ' \n'])('passes to the next writer when three attempts bring nothing: %j', (answer) => {
    const fixture = playingRoomFixture('ada');
    fixture.answer = answer;
    submit(fixture);
    fixture.wait(1_500);
    expect(fixture.effects.at(-1)).toEqual({ type: 'writer-failed', aiWriterId: 'ai-writer-emma' });
    expect(fixture.room.nextAt).toBe(fixture.now + 1_500);
    fixture.wait(4_500);
    expect(fixture.effects.filter(({ type }) => type === 'writer-failed')).toHaveLength(3);
    expect(fixture.effects.filter(({ type }) => type === 'ask-writer')).toHaveLength(9);
    expect(fixture.room.turn).toMatchObject({ playerId: 'ada' });
  });

  it('passes to the next writer when not a word of its text can be typed in time', () => {
    const fixture = playingRoomFixture('ada');
    fixture.answer = 'x'.repeat(2_000);
    submit(fixture);
    fixture.wait(1_500);
    expect(fixture.effects.at(-1)).toEqual({ type: 'writer-failed', aiWriterId: 'ai-writer-emma' });
  });

  it('is requested again every 20 s, three times in all, when no answer comes', () => {
    const fixture = playingRoomFixture('ada');
    fixture.answer = 'later';
    submit(fixture);
    fixture.wait(19_999);
    expect(requestsFor(fixture, 2)).toHaveLength(1);
    fixture.wait(1);
    expect(requestsFor(fixture, 2)).toHaveLength(2);
    fixture.wait(39_999);
    expect(requestsFor(fixture, 2)).toEqual(['ai-writer-emma', 'ai-writer-emma', 'ai-writer-emma']);
    fixture.wait(1);
    expect(fixture.effects).toContainEqual({ type: 'writer-failed', aiWriterId: 'ai-writer-emma' });
  });

  it('has its text without the spaces around it', () => {
    const fixture = playingRoomFixture('ada');
    fixture.answer = ' She laughed.\n';
    submit(fixture);
    fixture.nextTurn();
    expect(fixture.room.turn).toMatchObject({ text: 'She laughed.' });
  });

  it('makes way for the person it stands in for, if they come back in time', () => {
    const fixture = playingRoomFixture('ada', 'ben');
    fixture.dispatch({ type: 'away', playerId: 'ben' });
    fixture.answer = 'later';
    submit(fixture);
    expect(requestsFor(fixture, 2)).toEqual(['ai-writer-liam']);
    fixture.joins('ben');
    fixture.wait(1_500);
    expect(fixture.room.turn).toMatchObject({ number: 2, playerId: 'ben' });
  });

  it('is requested from the writer who gets the seat of a person gone, not only from the stand-in', () => {
    const fixture = playingRoomFixture('ada', 'ben');
    fixture.dispatch({ type: 'left', playerId: 'ben' });
    fixture.wait(58_500);
    submit(fixture);
    expect(requestsFor(fixture, 2)).toEqual(['ai-writer-liam']);
    fixture.wait(1_500);
    expect(requestsFor(fixture, 2)).toEqual(['ai-writer-liam', 'ai-writer-emma']);
    expect(fixture.nextTurn()).toBe('ai-writer-noah');
  });

  it('is requested again at once when the process that waited for it is gone', () => {
    const fixture = playingRoomFixture('ada');
    fixture.answer = 'later';
    submit(fixture);
    fixture.wait(3_000);
    fixture.dispatch({ type: 'asker-lost', process: 'elsewhere' });
    expect(fixture.room.asked?.attempts).toBe(1);
    fixture.dispatch({ type: 'asker-lost', process: 'here' });
    expect(fixture.room.asked?.attempts).toBe(2);
  });
});
