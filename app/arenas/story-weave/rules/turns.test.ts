import { describe, expect, it } from 'vitest';
import { openStage, play, playingStage, seatNames, submit } from '../testing/room-fixture';
import { roomStep } from './turns';
import { typingSchedule } from './typing-rhythm';

const MINUTE = 60_000;

describe('the order of writing', () => {
  it('begins with the first person, 1.5 s after they came', () => {
    const stage = openStage();
    stage.joins('ada');
    stage.wait(1_499);
    expect(stage.room.turn).toBeNull();
    stage.wait(1);
    expect(stage.room.turn).toMatchObject({ kind: 'person', playerId: 'ada', number: 1 });
  });

  it('goes to Emma, Noah and Olivia and back to the one person', () => {
    expect(play(playingStage('ada'), 9)).toEqual(['ada', 'emma', 'noah', 'olivia', 'ada', 'emma', 'noah', 'olivia', 'ada']);
  });

  it('gives each further person the place of the last AI writer, from the next round on', () => {
    const stage = playingStage('ada');
    stage.joins('ben');
    expect(seatNames(stage)).toEqual(['ada', 'Emma', 'Noah', 'ben']);
    expect(stage.asFresh().seats[3]?.fromNextRound).toBe(true);
    play(stage, 6);
    stage.joins('cleo', 'dan');
    expect(seatNames(stage)).toEqual(['ada', 'dan', 'cleo', 'ben']);
    expect(play(stage, 13)).toEqual([
      ...['ada', 'emma', 'noah', 'olivia'],
      ...['ada', 'emma', 'noah', 'ben'],
      ...['ada', 'dan', 'cleo', 'ben', 'ada'],
    ]);
  });

  it('takes people who come before the first turn into the first round', () => {
    const stage = openStage();
    stage.joins('ada', 'ben');
    stage.nextTurn();
    expect(play(stage, 5)).toEqual(['ada', 'emma', 'noah', 'ben', 'ada']);
  });

  it('has no fifth seat', () => {
    const stage = playingStage('ada', 'ben', 'cleo', 'dan');
    stage.joins('eve');
    expect(seatNames(stage)).not.toContain('eve');
  });

  it('seats nobody new once the game is over', () => {
    const stage = playingStage('ada');
    stage.wait(26 * MINUTE);
    stage.joins('ben');
    expect(seatNames(stage)).not.toContain('ben');
  });
});

describe('a turn of a person', () => {
  it('lasts 60 s and ends with what was typed', () => {
    const stage = playingStage('ada');
    stage.draft = 'Words without an end';
    stage.wait(MINUTE - 1);
    expect(stage.room.turn?.number).toBe(1);
    stage.wait(1_001);
    expect(stage.parts()).toMatchObject([{ number: 1, text: 'Words without an end', writer: 'ada' }]);
  });

  it('takes its last words for a second longer, once', () => {
    const stage = playingStage('ada');
    stage.draft = 'Words';
    stage.wait(MINUTE + 900);
    submit(stage, 'Words and the rest');
    stage.happens({ type: 'submitted', playerId: 'ada', turn: 1, text: 'Words again', submitId: 'other' });
    stage.wait(5_000);
    expect(stage.parts()[0]?.text).toBe('Words and the rest');
    expect(stage.parts().filter(({ playerId }) => playerId === 'ada')).toHaveLength(1);
  });

  it('is followed by the next one after 1.5 s', () => {
    const stage = playingStage('ada', 'ben');
    submit(stage);
    stage.wait(1_499);
    expect(stage.room.turn).toBeNull();
    stage.wait(1);
    expect(stage.room.turn?.number).toBe(2);
  });

  it('takes no words of anybody else, or for another turn', () => {
    const stage = playingStage('ada', 'ben');
    stage.happens({ type: 'submitted', playerId: 'ben', turn: 1, text: 'Mine', submitId: 'a' });
    stage.happens({ type: 'submitted', playerId: 'ada', turn: 2, text: 'Early', submitId: 'b' });
    expect(stage.room.turn?.number).toBe(1);
    expect(stage.parts()).toEqual([]);
  });

  it('holds 2,000 characters', () => {
    const stage = playingStage('ada');
    submit(stage, 'a'.repeat(3_000));
    expect(stage.parts()[0]?.text).toHaveLength(2_000);
  });
});

describe('a turn of an AI writer', () => {
  it('ends when its text is typed, and the next one begins 1.5 s later', () => {
    const stage = playingStage('ada');
    submit(stage);
    stage.nextTurn();
    const { turn } = stage.room;
    if (turn?.kind !== 'ai') throw new Error('Emma is not writing.');
    const typing = typingSchedule(turn.text, turn.seed, { min: 80, max: 120 }).totalMs;
    expect(turn.endsAt - turn.startedAt).toBe(Math.round(typing));
    stage.wait(Math.round(typing) - 1);
    expect(stage.parts()).toHaveLength(1);
    stage.wait(1 + 1_500);
    expect(stage.parts()[1]).toMatchObject({ writer: 'Emma', text: turn.text });
    expect(stage.room.turn?.number).toBe(3);
  });

  it('is cut to what can be typed in 45 s', () => {
    const stage = playingStage('ada');
    stage.answer = 'A sentence that goes on for a good while. '.repeat(40);
    submit(stage);
    stage.nextTurn();
    const length = (stage.room.turn?.endsAt ?? 0) - (stage.room.turn?.startedAt ?? 0);
    expect(length).toBeLessThanOrEqual(45_000);
    expect(length).toBeGreaterThan(30_000);
  });

  it('is asked for as soon as the words before it are known', () => {
    const stage = playingStage('ada');
    expect(stage.effects.filter(({ type }) => type === 'ask-writer')).toEqual([]);
    submit(stage);
    expect(stage.effects.at(-1)).toMatchObject({ type: 'ask-writer', asked: { number: 2, aiWriterId: 'ai-writer-emma' } });
    stage.nextTurn();
    expect(stage.effects.at(-1)).toMatchObject({ type: 'ask-writer', asked: { number: 3, aiWriterId: 'ai-writer-noah' } });
  });

  it('does not begin without its text', () => {
    const stage = playingStage('ada');
    stage.answer = 'later';
    submit(stage);
    stage.wait(15_000);
    expect(stage.room.turn).toBeNull();
    stage.happens({ type: 'text-ready', number: 2, aiWriterId: 'ai-writer-emma', text: 'At last.', seed: 1 });
    expect(stage.room.turn).toMatchObject({ aiWriterId: 'ai-writer-emma', text: 'At last.' });
  });

  it('is written once, though its text comes twice', () => {
    const stage = playingStage('ada');
    submit(stage);
    stage.nextTurn();
    const text = { type: 'text-ready', number: 2, aiWriterId: 'ai-writer-emma', text: 'Again.', seed: 1 } as const;
    stage.happens(text);
    stage.wait(20_000);
    stage.happens(text);
    expect(stage.parts().filter(({ writer }) => writer === 'Emma')).toHaveLength(1);
  });

  it('passes to the next writer when three attempts bring nothing', () => {
    const stage = playingStage('ada');
    stage.answer = null;
    submit(stage);
    stage.wait(10_000);
    expect(stage.effects.filter(({ type }) => type === 'writer-failed')).toHaveLength(3);
    expect(stage.effects.filter(({ type }) => type === 'ask-writer')).toHaveLength(9);
    expect(stage.room.turn).toMatchObject({ playerId: 'ada' });
  });

  it('is asked for again at once when the process that waited for it is gone', () => {
    const stage = playingStage('ada');
    stage.answer = 'later';
    submit(stage);
    stage.wait(3_000);
    stage.happens({ type: 'asker-lost', process: 'elsewhere' });
    expect(stage.room.asked?.attempts).toBe(1);
    stage.happens({ type: 'asker-lost', process: 'here' });
    expect(stage.room.asked?.attempts).toBe(2);
  });
});

describe('the opening', () => {
  it('is one that was kept ready when none is made within 5 s, and stays', () => {
    const stage = openStage();
    stage.room = { ...stage.room, opening: null };
    stage.joins('ada');
    stage.wait(4_999);
    expect(stage.room).toMatchObject({ opening: null, turn: null });
    stage.wait(1);
    expect(stage.room.opening).toEqual({ prompt: 'A prompt', starter: 'A spare opening.', isDefault: true });
    expect(stage.room.turn?.number).toBe(1);
    stage.happens({ type: 'opening-ready', opening: { prompt: 'Late', starter: 'Too late.', isDefault: false } });
    expect(stage.room.opening?.starter).toBe('A spare opening.');
  });
});

describe('a room that nobody looked after', () => {
  it.each([5, 15, 27, 60, 600])('goes on after %i minutes from wherever it stood', (minutes) => {
    const stage = playingStage('ada', 'ben');
    stage.draft = 'Left in the middle';
    stage.sleep(minutes * MINUTE);
    expect(stage.parts()[0]?.text).toBe('Left in the middle');
    expect(stage.room.status).toBe(minutes < 25 ? 'open' : minutes < 35 ? 'epilogue' : 'closed');
    stage.wait(40 * MINUTE);
    expect(stage.room.status).toBe('closed');
  });

  it('is the very same when nothing is due', () => {
    const stage = playingStage('ada');
    const moment = { now: stage.now, gameSpeed: 1, draft: '', process: 'here', seed: 1 };
    expect(roomStep(stage.room, { type: 'time' }, moment).room).toBe(stage.room);
  });
});

describe('game speed', () => {
  it('makes every duration of the game shorter', () => {
    const stage = openStage(20);
    stage.joins('ada');
    stage.wait(75);
    expect(stage.room.turn?.endsAt).toBe(stage.now + 3_000);
    stage.happens({ type: 'left', playerId: 'ada' });
    stage.wait(3_000);
    expect(stage.room.status).toBe('closed');
  });
});
