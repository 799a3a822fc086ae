import { describe, expect, it } from 'vitest';
import { play, playingStage, seatNames, submit } from '../testing/room-fixture';

const MINUTE = 60_000;

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
