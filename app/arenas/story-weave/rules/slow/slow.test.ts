import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '~/platform/clock/durations';
import { handIn, slowGame, slowRoom } from '../../testing/slow-game';
import { SLOW_TURNS } from './slow';
import { mayReadSlow, whyNotHandingIn, whyNotTakingPen } from './slow-policy';

const penOf = (game: ReturnType<typeof slowGame>) => slowRoom(game).slow.pen?.playerId;
const told = (game: ReturnType<typeof slowGame>) =>
  game.effects.flatMap((effect) =>
    effect.type === 'pen-given' ? [`given to ${effect.playerId}`] : effect.type === 'pen-freed' ? ['freed'] : [],
  );

describe('the pen of a slow room', () => {
  it('goes to the one who wrote longest ago', () => {
    const game = slowGame(['ann', 'ben', 'cat']);
    const order = ['1', '2', '3', '4', '5'].map((text) => {
      const writer = penOf(game) ?? '';
      handIn(game, writer, text);
      return writer;
    });
    expect(order).toEqual(['ann', 'ben', 'cat', 'ann', 'ben']);
  });

  it('waits for a second person after the only one has written', () => {
    const game = slowGame(['ann']);
    handIn(game, 'ann', 'Once.');
    expect(penOf(game)).toBeUndefined();
    expect(whyNotTakingPen({ id: 'ann' }, game.room)).toBe('latest-writer');
    game.joins('ben');
    expect(penOf(game)).toBe('ben');
  });

  it('may be taken after 12 hours by anybody but the latest writer, for two hours', () => {
    const game = slowGame(['ann', 'ben', 'cat', 'dan']);
    handIn(game, 'ann', 'Once.');
    game.wait(12 * HOUR_MS - 1);
    expect(whyNotTakingPen({ id: 'cat' }, game.room)).toBe('pen-elsewhere');
    game.wait(1);
    expect(told(game)).toEqual(['given to ann', 'given to ben', 'freed']);
    expect(whyNotTakingPen({ id: 'ann' }, game.room)).toBe('latest-writer');
    game.dispatch({ type: 'pen-taken', playerId: 'cat' });
    expect(whyNotTakingPen({ id: 'dan' }, game.room)).toBe('pen-elsewhere');
    expect(whyNotHandingIn({ id: 'ben' }, game.room)).toBe('pen-elsewhere');
    game.wait(2 * HOUR_MS);
    expect(whyNotHandingIn({ id: 'cat' }, game.room)).toBeUndefined();
    game.dispatch({ type: 'pen-taken', playerId: 'dan' });
    handIn(game, 'cat', 'Too late.');
    handIn(game, 'dan', 'In time.');
    expect(game.parts().map(({ text }) => text)).toEqual(['Once.', 'In time.']);
  });

  it('lets a writer hand in after their time while nobody has taken it', () => {
    const game = slowGame(['ann', 'ben']);
    game.wait(5 * DAY_MS);
    handIn(game, 'ann', 'After all.');
    expect(game.parts()).toHaveLength(1);
    expect(penOf(game)).toBe('ben');
  });

  it('is passed on to each of the others before it comes back', () => {
    const game = slowGame(['ann', 'ben', 'cat', 'dan']);
    handIn(game, 'ann', 'Once.');
    const passes = [1, 2, 3].map(() => {
      const holder = penOf(game) ?? '';
      game.dispatch({ type: 'pen-passed', playerId: holder });
      return holder;
    });
    expect(passes).toEqual(['ben', 'cat', 'dan']);
    expect(penOf(game)).toBe('ben');
  });

  it('goes on when its holder leaves, and a newcomer may take the seat', () => {
    const game = slowGame(['ann', 'ben', 'cat']);
    game.dispatch({ type: 'left', playerId: 'ann' });
    expect(penOf(game)).toBe('ben');
    game.joins('dan');
    expect(game.room.seats.map(({ person }) => person?.playerId)).toEqual(['dan', 'ben', 'cat', undefined]);
  });
});

describe('the end of a slow room', () => {
  it('comes with its twelfth turn', () => {
    const game = slowGame(['ann', 'ben']);
    for (let turn = 1; turn <= SLOW_TURNS; turn += 1) handIn(game, penOf(game) ?? '', `Turn ${turn}.`);
    expect(game.room.status).toBe('closed');
    expect(game.parts()).toHaveLength(SLOW_TURNS);
  });

  it('is offered after 14 days without a turn, and taken when more than half want it', () => {
    const game = slowGame(['ann', 'ben', 'cat']);
    handIn(game, 'ann', 'Once.');
    game.dispatch({ type: 'end-wanted', playerId: 'ann', on: true });
    expect(slowRoom(game).slow.wantsEnd).toEqual([]);
    game.wait(14 * DAY_MS);
    expect(game.effects.filter(({ type }) => type === 'ending-offered')).toHaveLength(1);
    game.dispatch({ type: 'end-wanted', playerId: 'ann', on: true });
    expect(game.room.status).toBe('open');
    game.dispatch({ type: 'end-wanted', playerId: 'cat', on: true });
    expect(game.room.status).toBe('closed');
  });

  it('may be written by the latest writer too, once it is offered', () => {
    const game = slowGame(['ann', 'ben']);
    handIn(game, 'ann', 'Once.');
    game.wait(14 * DAY_MS);
    game.dispatch({ type: 'pen-taken', playerId: 'ann' });
    handIn(game, 'ann', 'And so it ended.', true);
    expect(game.room.status).toBe('closed');
    expect(game.parts().map(({ text }) => text)).toEqual(['Once.', 'And so it ended.']);
  });

  it('is withdrawn by a turn that goes on, and comes by itself after 21 days of silence', () => {
    const game = slowGame(['ann', 'ben']);
    handIn(game, 'ann', 'Once.');
    game.wait(15 * DAY_MS);
    handIn(game, 'ben', 'Then.');
    expect(slowRoom(game).slow.offered).toBe(false);
    game.wait(21 * DAY_MS);
    expect(game.room.status).toBe('closed');
  });

  it('comes when the last writer leaves', () => {
    const game = slowGame(['ann']);
    game.dispatch({ type: 'left', playerId: 'ann' });
    expect(game.room.status).toBe('closed');
  });
});

describe('readers of a slow room', () => {
  it('follow it once everybody who writes lets them, and no longer when a new writer has not', () => {
    const game = slowGame(['ann', 'ben']);
    const reads = () => mayReadSlow({ id: 'eve' }, slowRoom(game));
    game.dispatch({ type: 'readers-let', playerId: 'ann', on: true });
    expect(reads()).toBe(false);
    game.dispatch({ type: 'readers-let', playerId: 'ben', on: true });
    expect(reads()).toBe(true);
    game.joins('cat');
    expect(reads()).toBe(false);
    expect(mayReadSlow({ id: 'cat' }, slowRoom(game))).toBe(true);
    expect(mayReadSlow(undefined, slowRoom(game))).toBe(false);
  });
});
