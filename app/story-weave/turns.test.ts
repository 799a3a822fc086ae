import { describe, expect, it } from 'vitest';
import { openStage, playingStage, type RoomStage } from './testing/room-stage';
import { roomStep } from './turns';
import { typingSchedule } from './typing-rhythm';

const MINUTE = 60_000;

/** Everybody writes until so many turns have begun. */
function play(stage: RoomStage, turns: number): string[] {
  while (stage.writers().length < turns) {
    if (stage.room.turn?.kind === 'person') submit(stage);
    else stage.nextTurn();
  }
  return stage.writers();
}

function submit(stage: RoomStage, text = 'She went on.'): void {
  const { turn } = stage.room;
  if (turn?.kind !== 'person') throw new Error('Nobody is writing.');
  stage.happens({ type: 'submitted', playerId: turn.playerId, turn: turn.number, text, submitId: `submit-${turn.number}` });
}

const seatNames = (stage: RoomStage) => stage.asFresh().seats.map(({ name }) => name);

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

describe('somebody who leaves', () => {
  it('ends their turn with what they had typed', () => {
    const stage = playingStage('ada', 'ben');
    stage.draft = 'Half a sentence';
    stage.happens({ type: 'left', playerId: 'ada' });
    expect(stage.parts()[0]?.text).toBe('Half a sentence');
    expect(stage.asFresh().seats[0]).toMatchObject({ name: 'ada', away: true });
  });

  it('keeps the turn that runs while only the connection is gone', () => {
    const stage = playingStage('ada', 'ben');
    stage.happens({ type: 'away', playerId: 'ada' });
    stage.wait(30_000);
    expect(stage.room.turn?.number).toBe(1);
    stage.joins('ada');
    submit(stage, 'I was only in a tunnel.');
    expect(stage.parts()[0]?.text).toBe('I was only in a tunnel.');
  });

  it('has their seat kept for 60 s, and takes it again', () => {
    const stage = playingStage('ada', 'ben');
    stage.happens({ type: 'left', playerId: 'ben' });
    stage.wait(MINUTE - 1);
    stage.joins('ben');
    stage.wait(2 * MINUTE);
    expect(stage.asFresh().seats[3]).toMatchObject({ name: 'ben', away: false });
  });

  it('loses it to an AI writer after that', () => {
    const stage = playingStage('ada', 'ben');
    stage.happens({ type: 'left', playerId: 'ben' });
    stage.wait(MINUTE);
    expect(seatNames(stage)).toEqual(['ada', 'Emma', 'Noah', 'Olivia']);
  });

  it('has Liam write in their place meanwhile', () => {
    const stage = playingStage('ada', 'ben');
    stage.happens({ type: 'away', playerId: 'ben' });
    expect(play(stage, 4)).toEqual(['ada', 'emma', 'noah', 'liam']);
  });
});

describe('somebody who writes nothing', () => {
  it('is passed over after two turns, until they give a sign of life', () => {
    const stage = playingStage('ada', 'ben', 'cleo', 'dan');
    for (let round = 0; round < 2; round += 1) {
      stage.wait(MINUTE + 2_500);
      for (let others = 0; others < 3; others += 1) {
        submit(stage);
        stage.nextTurn();
      }
    }
    expect(stage.writers().slice(0, 9)).toEqual(['ada', 'dan', 'cleo', 'ben', 'ada', 'dan', 'cleo', 'ben', 'dan']);
    expect(stage.asFresh().seats[0]?.passedOver).toBe(true);
    stage.happens({ type: 'here', playerId: 'ada' });
    expect(stage.asFresh().seats[0]?.passedOver).toBe(false);
    expect(play(stage, 12).slice(9)).toEqual(['cleo', 'ben', 'ada']);
  });

  it('is counted anew after words', () => {
    const stage = playingStage('ada', 'ben', 'cleo', 'dan');
    stage.wait(MINUTE + 1_000);
    expect(stage.room.seats[0]?.person?.emptyTurns).toBe(1);
    play(stage, 6);
    expect(stage.writers().filter((writer) => writer === 'ada')).toHaveLength(2);
    expect(stage.room.seats[0]?.person?.emptyTurns).toBe(0);
  });

  it('lets the room rest when nobody else is there, and wakes it', () => {
    const stage = playingStage('ada');
    stage.wait(10 * MINUTE);
    expect(stage.room).toMatchObject({ turn: null, nextAt: null, status: 'open' });
    const before = stage.writers().length;
    stage.wait(5 * MINUTE);
    expect(stage.writers()).toHaveLength(before);
    stage.happens({ type: 'here', playerId: 'ada' });
    stage.nextTurn();
    expect(stage.writers()).toHaveLength(before + 1);
  });
});

describe('the end of the game', () => {
  it('comes after 25 minutes, and the writing goes on as an epilogue', () => {
    const stage = playingStage('ada', 'ben');
    while (stage.elapsed() < 25 * MINUTE - 1_000) {
      if (stage.room.turn?.kind === 'person') submit(stage);
      stage.wait(500);
    }
    expect(stage.room.status).toBe('open');
    stage.wait(1_000);
    expect(stage.room.status).toBe('epilogue');
    const turns = stage.writers().length;
    stage.wait(3 * MINUTE);
    expect(stage.writers().length).toBeGreaterThan(turns);
  });

  it('closes the room 10 minutes later, with every turn ended', () => {
    const stage = playingStage('ada', 'ben');
    while (stage.room.status !== 'closed') {
      if (stage.room.turn?.kind === 'person') stage.draft = 'On and on.';
      stage.wait(1_000);
      if (stage.elapsed() > 40 * MINUTE) break;
    }
    expect(stage.room).toMatchObject({ status: 'closed', turn: null });
    expect(stage.elapsed()).toBeLessThanOrEqual(35 * MINUTE + 1_000);
    expect(stage.elapsed()).toBeGreaterThan(34 * MINUTE + 49_000);
    expect(stage.effects.filter(({ type }) => type === 'closed')).toHaveLength(1);
  });

  it('closes the room 60 s after its last person has left, and at most one turn of an AI writer follows', () => {
    const stage = playingStage('ada');
    stage.happens({ type: 'left', playerId: 'ada' });
    stage.wait(MINUTE - 1);
    expect(stage.room.status).toBe('open');
    stage.wait(1);
    expect(stage.room.status).toBe('closed');
    expect(stage.writers()).toEqual(['ada', 'emma']);
  });

  it('lets a running turn of an AI writer end first', () => {
    const stage = playingStage('ada');
    submit(stage);
    stage.nextTurn();
    stage.answer = 'It was a long night, and it grew longer. '.repeat(12);
    stage.happens({ type: 'left', playerId: 'ada' });
    stage.wait(2 * MINUTE);
    expect(stage.room.status).toBe('closed');
    expect(stage.parts()).toHaveLength(3);
  });

  it('is not undone by anybody who comes later', () => {
    const stage = playingStage('ada');
    stage.happens({ type: 'left', playerId: 'ada' });
    stage.wait(2 * MINUTE);
    const closed = stage.room;
    stage.joins('ada', 'ben');
    expect(stage.room).toBe(closed);
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
