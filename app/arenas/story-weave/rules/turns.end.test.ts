import { describe, expect, it } from 'vitest';
import { playingStage, submit } from '../testing/room-fixture';

const MINUTE = 60_000;

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
