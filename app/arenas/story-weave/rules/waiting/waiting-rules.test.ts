import { describe, expect, it } from 'vitest';
import { openRoomFixture, type RoomFixture } from '../../testing/room-fixture';
import { lobbySetting, quickSetting, type RoomSetting } from '../room-setting';
import { chosenPrompt, freshWaiting } from './waiting';
import { asQuickRoom, asWaitingRoom } from './waiting-rules';

const OFFERED = ['A gate', 'A letter', 'A lamp'];

/** A waiting room of Ada's. */
function waits(differences: Partial<RoomSetting> = {}, chosen?: string): RoomFixture {
  const fixture = openRoomFixture(1, { ...lobbySetting, isPrivate: true, aiWriters: false, openerId: 'ada', ...differences });
  fixture.room = {
    ...asWaitingRoom(fixture.room, freshWaiting('ada', chosen, OFFERED), { now: fixture.now, gameSpeed: 1 }),
    opening: null,
  };
  fixture.watched = fixture.asFresh();
  return fixture;
}

const openings = ({ effects }: RoomFixture) => effects.filter(({ type }) => type === 'ask-opening');
const leader = ({ room }: RoomFixture) => room.setting?.openerId;

describe('a room that waits for its Start', () => {
  it('begins no turn, makes no opening and takes everybody, however long it waits', () => {
    const fixture = waits({ aiWriters: true });
    fixture.joins('ada', 'ben', 'cleo');
    fixture.wait(20 * 60_000);
    expect(fixture.room).toMatchObject({ status: 'open', turn: null, opening: null, lastNumber: 0 });
    expect(openings(fixture)).toEqual([]);
  });

  it('closes after half an hour without a Start', () => {
    const fixture = waits();
    fixture.joins('ada', 'ben');
    fixture.wait(30 * 60_000);
    expect(fixture.room.status).toBe('closed');
    expect(fixture.room.waiting).toBeUndefined();
  });

  it('begins the whole game with the Start, and asks for an opening for the prompt with most votes', () => {
    const fixture = waits({}, 'A well');
    fixture.joins('ada', 'ben', 'cleo');
    fixture.wait(5 * 60_000);
    fixture.dispatch({ type: 'prompt-proposed', playerId: 'ben', text: 'A tower' });
    fixture.dispatch({ type: 'prompt-picked', playerId: 'cleo', prompt: 4 });
    fixture.dispatch({ type: 'started' });
    expect(openings(fixture)).toEqual([{ type: 'ask-opening', prompt: 'A tower' }]);
    expect(fixture.room).toMatchObject({ waitsUntil: null, gameEndsAt: fixture.now + 25 * 60_000 });
    expect(fixture.room.waiting).toBeUndefined();
    // Nobody made one in time.
    fixture.wait(6_000);
    expect(fixture.room).toMatchObject({ opening: { prompt: 'A tower', starter: 'A tower' }, turn: { playerId: 'ada' } });
    expect(fixture.watched).toMatchObject({ waiting: null, opening: { starter: 'A tower' } });
  });

  it('does not begin with one person alone, unless AI writers fill seats', () => {
    const fixture = waits();
    fixture.joins('ada');
    fixture.dispatch({ type: 'started' });
    expect(fixture.room.waiting).toBeDefined();
    fixture.dispatch({ type: 'setting-changed', setting: { ...lobbySetting, aiWriters: true } });
    fixture.dispatch({ type: 'started' });
    expect(fixture.room.waiting).toBeUndefined();
  });

  it('begins once everyone who is present is ready, and asks again who is after a change of the game', () => {
    const fixture = waits();
    fixture.joins('ada', 'ben', 'cleo');
    fixture.dispatch({ type: 'away', playerId: 'cleo' });
    fixture.dispatch({ type: 'readied', playerId: 'ada', ready: true });
    fixture.dispatch({ type: 'setting-changed', setting: { ...lobbySetting, format: 'battle' } });
    expect(fixture.room).toMatchObject({ waiting: { ready: [] }, battle: { phase: 'rest' } });
    fixture.dispatch({ type: 'setting-changed', setting: lobbySetting });
    expect(fixture.room.battle).toBeUndefined();
    fixture.dispatch({ type: 'readied', playerId: 'ada', ready: true });
    fixture.dispatch({ type: 'readied', playerId: 'ben', ready: true });
    fixture.dispatch({ type: 'readied', playerId: 'ben', ready: true });
    expect(fixture.room.waiting).toBeUndefined();
    expect(openings(fixture)).toHaveLength(1);
  });

  it('hands the Start over 20 s after its opener has gone, to whoever is present', () => {
    const fixture = waits();
    fixture.joins('ada', 'ben', 'cleo');
    fixture.dispatch({ type: 'lost', playerId: 'ada', since: fixture.now });
    fixture.wait(19_999);
    expect(leader(fixture)).toBe('ada');
    fixture.wait(1);
    expect(leader(fixture)).toBe('ben');
    fixture.joins('ada');
    expect(leader(fixture)).toBe('ben');
  });

  it('keeps a prompt, a vote and a line of everybody who is there, and nothing of those who have gone', () => {
    const fixture = waits();
    fixture.joins('ada', 'ben');
    fixture.dispatch({ type: 'prompt-proposed', playerId: 'ben', text: 'A tower' });
    fixture.dispatch({ type: 'prompt-picked', playerId: 'ada', prompt: 4 });
    fixture.dispatch({ type: 'line-scribbled', playerId: 'ben', text: 'Hats.' });
    fixture.dispatch({ type: 'prompt-picked', playerId: 'ada', prompt: 99 });
    expect(fixture.room.waiting?.votes).toHaveLength(2);
    fixture.dispatch({ type: 'left', playerId: 'ben' });
    fixture.wait(60_000);
    expect(fixture.room.waiting).toMatchObject({ votes: [], lines: [], prompts: [{ text: 'A gate' }, {}, {}] });
  });
});

describe('a prompt for which others voted', () => {
  /** Ada and Ben want Ben's tower, Cleo does not, and all but Ben are ready. */
  const ready = () => {
    const fixture = waits();
    fixture.joins('ada', 'ben', 'cleo');
    fixture.dispatch({ type: 'prompt-proposed', playerId: 'ben', text: 'A tower' });
    fixture.dispatch({ type: 'prompt-picked', playerId: 'ada', prompt: 4 });
    for (const playerId of ['ada', 'cleo']) fixture.dispatch({ type: 'readied', playerId, ready: true });
    return fixture;
  };

  it('asks everyone again whether they are ready when its writer replaces it', () => {
    const fixture = ready();
    fixture.dispatch({ type: 'prompt-proposed', playerId: 'ben', text: 'A well' });
    expect(fixture.room.waiting).toMatchObject({ votes: [{ playerId: 'ben', prompt: 5 }], ready: [] });
    fixture.dispatch({ type: 'readied', playerId: 'ada', ready: true });
    fixture.dispatch({ type: 'prompt-proposed', playerId: 'ben', text: 'A bridge' });
    expect(fixture.room.waiting?.ready, 'nobody else wanted the well').toEqual(['ada']);
  });

  it('asks them again, and does not begin, when it goes with its writer', () => {
    const fixture = ready();
    fixture.dispatch({ type: 'removed', playerId: 'ben' });
    expect(fixture.room.waiting).toMatchObject({ votes: [], ready: [] });
  });
});

describe('a game of Fold that waits', () => {
  const folds = (chosen?: string) => {
    const fixture = waits({ format: 'fold' }, chosen);
    fixture.joins('ada', 'ben', 'cleo');
    return fixture;
  };
  const begunWith = ({ room }: RoomFixture) =>
    Object.fromEntries(room.fold?.writers.map(({ playerId, prompt }) => [playerId, prompt]) ?? []);

  it('gives a person the prompt that they proposed, though another has proposed the same, or it was offered', () => {
    const fixture = folds('A well');
    fixture.dispatch({ type: 'prompt-proposed', playerId: 'ben', text: 'A well' });
    fixture.dispatch({ type: 'prompt-proposed', playerId: 'cleo', text: 'A gate' });
    fixture.dispatch({ type: 'prompt-proposed', playerId: 'cleo', text: 'A gate' });
    expect(fixture.room.waiting?.prompts.filter(({ playerId }) => playerId !== null)).toHaveLength(3);
    fixture.dispatch({ type: 'started' });
    expect(begunWith(fixture)).toEqual({ ada: 'A well', ben: 'A well', cleo: 'A gate' });
  });

  it('shows nobody in another game what people proposed while only they saw it', () => {
    const fixture = folds('A well');
    fixture.dispatch({ type: 'prompt-proposed', playerId: 'ben', text: 'A tower' });
    fixture.dispatch({ type: 'setting-changed', setting: { ...lobbySetting, format: 'fold', isPrivate: true } });
    expect(fixture.room.waiting?.prompts).toHaveLength(5);
    fixture.dispatch({ type: 'setting-changed', setting: lobbySetting });
    expect(fixture.room.waiting).toMatchObject({ prompts: OFFERED.map((text) => ({ text, playerId: null })), votes: [] });
  });
});

describe('a room of Play now', () => {
  const quick = () => {
    const fixture = openRoomFixture(1, quickSetting);
    fixture.room = { ...asQuickRoom(fixture.room, OFFERED, { now: fixture.now, gameSpeed: 1 }), opening: null };
    fixture.watched = fixture.asFresh();
    return fixture;
  };
  const hasBegun = ({ room }: RoomFixture) => room.waiting === undefined;

  it('begins by itself after 25 s, with AI writers, and nobody has its Start', () => {
    const fixture = quick();
    fixture.joins('ada');
    fixture.wait(24_999);
    expect(hasBegun(fixture)).toBe(false);
    expect(leader(fixture)).toBeNull();
    fixture.wait(1);
    expect(hasBegun(fixture)).toBe(true);
    fixture.wait(7_000);
    expect(fixture.room.battle).toMatchObject({ phase: 'writing', entries: { length: 4 } });
  });

  it('begins at once with three people, and who comes later writes from the next round on', () => {
    const fixture = quick();
    fixture.joins('ada', 'ben');
    expect(hasBegun(fixture)).toBe(false);
    fixture.joins('cleo');
    expect(hasBegun(fixture)).toBe(true);
    fixture.wait(80_000);
    fixture.joins('dan');
    expect(fixture.room.seats.find(({ person }) => person?.playerId === 'dan')?.person).toMatchObject({ fromRound: 2 });
  });

  it('does not begin while nobody is there', () => {
    const fixture = quick();
    fixture.joins('ada');
    fixture.dispatch({ type: 'lost', playerId: 'ada', since: fixture.now });
    fixture.wait(60_000);
    expect(hasBegun(fixture)).toBe(false);
    fixture.joins('ada');
    fixture.wait(25_000);
    expect(hasBegun(fixture)).toBe(true);
  });
});

it('without a vote the first prompt that a person proposed counts, and without one it is a surprise', () => {
  const { prompts } = freshWaiting('ada', 'A well', OFFERED);
  expect(chosenPrompt({ prompts, votes: [] })).toBe('A well');
  expect(chosenPrompt(freshWaiting('ada', undefined, OFFERED))).toBeUndefined();
  expect(chosenPrompt(freshWaiting('ada', 'A lamp', OFFERED))).toBe('A lamp');
});
