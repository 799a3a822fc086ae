import { describe, expect, it } from 'vitest';
import { foldGame } from '../../testing/fold-game';
import type { RoomFixture } from '../../testing/room-fixture';
import { whyNotSeated } from '../policy';
import { type Fold, foldOf, seenOf } from './fold';
import { ownFoldView } from './fold-view';

const SECOND = 1_000;
const PEOPLE = ['ann', 'bob', 'cleo'];
const fold = (game: RoomFixture): Fold => foldOf(game.room);

function handsIn(game: RoomFixture, playerId: string, text = `${playerId} in round ${game.room.round}. So it went.`): void {
  game.dispatch({ type: 'passage', playerId, round: game.room.round, text, submitId: `${playerId} ${game.room.round}` });
}

/** Everybody hands in until all rounds are written. */
function writesAll(game: RoomFixture, people = PEOPLE): void {
  while (fold(game).phase === 'writing') for (const playerId of people) handsIn(game, playerId);
}

describe('a game of Fold', () => {
  it('begins with three, of whom two may be AI writers, and nobody joins it later', () => {
    expect(foldGame(['ann', 'bob']).room.waiting).toBeDefined();
    const withAi = foldGame(['ann'], { aiWriters: true });
    expect(fold(withAi).writers.map(({ aiWriterId }) => aiWriterId)).toEqual([null, 'ai-writer-emma', 'ai-writer-noah']);
    expect(fold(foldGame(['ann', 'bob'], { aiWriters: true })).writers.map(({ playerId }) => playerId)).toEqual(['ann', null, null, 'bob']);
    expect(whyNotSeated({ id: 'late' }, withAi.room, withAi.now)).toBe('too-late');
  });

  it('has six rounds for three writers, in which each writes in each story and sees its last sentence alone', () => {
    const game = foldGame(PEOPLE);
    expect(seenOf(fold(game), 0)).toMatchObject({ isPrompt: true });
    for (const playerId of PEOPLE) handsIn(game, playerId);
    expect(game.room.round).toBe(2);
    expect(seenOf(fold(game), 0)).toEqual({ text: 'So it went.', isPrompt: false });
    writesAll(game);
    const writersOf = (sheet: number) =>
      fold(game)
        .lines.filter((line) => line.sheet === sheet)
        .map(({ writer }) => writer);
    expect([0, 1, 2].map(writersOf)).toEqual([
      [0, 1, 2, 0, 1, 2],
      [1, 2, 0, 1, 2, 0],
      [2, 0, 1, 2, 0, 1],
    ]);
  });

  it('rushes nobody: the clock of a round starts once most have handed in, and then lasts a minute', () => {
    const game = foldGame(PEOPLE);
    game.wait(100 * SECOND);
    expect(fold(game)).toMatchObject({ phase: 'writing', endsAt: null });
    handsIn(game, 'ann');
    expect(fold(game).endsAt).toBeNull();
    handsIn(game, 'bob');
    expect(fold(game).endsAt).toBe(game.now + 60 * SECOND);
    game.drafts = { cleo: 'What stood in her box.' };
    game.wait(62 * SECOND);
    expect(game.room.round).toBe(2);
    expect(fold(game).lines.map(({ text }) => text)).toContain('What stood in her box.');
  });

  it('goes on without a writer who left, with what they had typed', () => {
    const game = foldGame(PEOPLE);
    game.drafts = { cleo: 'A last word.' };
    game.dispatch({ type: 'left', playerId: 'cleo' });
    handsIn(game, 'ann');
    handsIn(game, 'bob');
    expect(game.room.round).toBe(2);
    handsIn(game, 'ann');
    handsIn(game, 'bob');
    expect(game.room.round).toBe(3);
    expect(fold(game).lines).toHaveLength(5);
  });

  it('is read out by who began each story, by anybody after 20 s of silence, and by itself after 45', () => {
    const game = foldGame(PEOPLE);
    writesAll(game);
    const readsOn = (playerId: string) => game.dispatch({ type: 'read-on', playerId, read: fold(game).read });
    readsOn('bob');
    expect(fold(game).read).toBe(0);
    readsOn('ann');
    expect(fold(game).read).toBe(1);
    game.wait(21 * SECOND);
    readsOn('bob');
    expect(fold(game).read).toBe(2);
    game.wait(46 * SECOND);
    expect(fold(game).read).toBe(3);
    game.dispatch({ type: 'read-on', playerId: 'ann', read: 1 });
    expect(fold(game).read).toBe(3);
  });

  it('takes a title from who has passed a story on, while they wait, and shows it to nobody else before all is read', () => {
    const game = foldGame(PEOPLE);
    game.dispatch({ type: 'fold-title', playerId: 'ann', sheet: 0, title: 'Too Early' });
    game.dispatch({ type: 'passage', playerId: 'ann', round: 1, text: 'She went in.', submitId: 'one' });
    game.dispatch({ type: 'fold-title', playerId: 'ann', sheet: 1, title: 'Not Hers' });
    game.dispatch({ type: 'fold-title', playerId: 'ann', sheet: 0, title: 'A Gate' });
    expect(fold(game).titles).toMatchObject([{ sheet: 0, title: 'A Gate' }]);
    expect(game.asFresh().fold?.titles).toEqual([]);
    expect(ownFoldView(game.room, 'ann', '')).toMatchObject({ sheet: 0, title: 'A Gate' });
    writesAll(game);
    while (fold(game).phase === 'reading') game.wait(45 * SECOND);
    expect(game.asFresh().fold?.titles).toMatchObject([{ sheet: 0, title: 'A Gate' }]);
  });

  it('lets everybody find one line the best, never their own, and propose and choose titles, and closes once all are done', () => {
    const game = foldGame(PEOPLE);
    writesAll(game);
    while (fold(game).phase === 'reading') game.wait(45 * SECOND);
    game.dispatch({ type: 'line-picked', playerId: 'ann', sheet: 0, round: 1 });
    expect(fold(game).votes).toEqual([]);
    game.dispatch({ type: 'line-picked', playerId: 'ann', sheet: 0, round: 2 });
    game.dispatch({ type: 'line-picked', playerId: 'cleo', sheet: 0, round: 2 });
    game.dispatch({ type: 'fold-title', playerId: 'ann', sheet: 1, title: 'A Gate' });
    game.dispatch({ type: 'fold-title', playerId: 'bob', sheet: 1, title: 'A Wall' });
    game.dispatch({ type: 'fold-title', playerId: 'cleo', sheet: 1, title: 'A Wall' });
    for (const playerId of PEOPLE) game.dispatch({ type: 'ready', playerId, round: game.room.round });
    const closed = game.effects.find(({ type }) => type === 'closed');
    expect(game.room.status).toBe('closed');
    expect(closed).toMatchObject({ fold: { sheets: [{ title: undefined }, { title: 'A Wall' }, { title: undefined }] } });
    expect(closed?.type === 'closed' && closed.fold?.lines.find(({ votes }) => votes > 0)).toMatchObject({ sheet: 0, round: 2, votes: 2 });
  });
});
