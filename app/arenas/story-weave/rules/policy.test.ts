import { describe, expect, it } from 'vitest';
import { openRoomFixture, playingRoomFixture, submit } from '../testing/room-fixture';
import { type Battle, type BattleEntry, freshBattle } from './battle/battle';
import { freshFold } from './fold/fold';
import {
  whyNoPassage,
  whyNotChoosing,
  whyNotGoOn,
  whyNotInviting,
  whyNotJoking,
  whyNotManaging,
  whyNotMarking,
  whyNotMarkingPassage,
  whyNotPicking,
  whyNotPickingAlong,
  whyNotPreparing,
  whyNotRemoving,
  whyNotSeated,
  whyNotStarting,
  whyNotTakingBack,
  whyNotWriting,
} from './policy';
import type { Room } from './room';
import { lobbySetting, type RoomSetting, usualTable } from './room-setting';
import { freshWaiting } from './waiting/waiting';

const ada = { id: 'ada' };
const ben = { id: 'ben' };
const eve = { id: 'eve' };

/** A room that Ada has opened for people she knows, in which she and others sit. */
function adasRoom(people: readonly string[], changed: Partial<Room> = {}, setting: Partial<RoomSetting> = {}): Room {
  const { room } = playingRoomFixture(...people);
  return { ...room, setting: { ...lobbySetting, isPrivate: true, openerId: 'ada', ...setting }, ...changed };
}

const closed = { status: 'closed' } as const;
const waiting = freshWaiting('ada', undefined, []);

describe('a seat', () => {
  it('is for people who are signed in', () => {
    const { room, now } = openRoomFixture();
    expect(whyNotSeated(undefined, room, now)).toBe('signed-out');
    expect(whyNotSeated(ada, room, now)).toBeUndefined();
  });

  it('is given while there is a free one', () => {
    const { room, now } = playingRoomFixture('ada', 'ben', 'cleo');
    expect(whyNotSeated(eve, room, now)).toBeUndefined();
    const full = playingRoomFixture('ada', 'ben', 'cleo', 'dan');
    expect(whyNotSeated(eve, full.room, full.now)).toBe('full');
    expect(whyNotSeated(ada, full.room, full.now)).toBeUndefined();
  });

  it('is given until the game is over, and can be retaken until the room closes', () => {
    const { room } = playingRoomFixture('ada');
    expect(whyNotSeated(eve, room, room.gameEndsAt - 1)).toBeUndefined();
    expect(whyNotSeated(eve, room, room.gameEndsAt)).toBe('too-late');
    const epilogue = { ...room, status: 'epilogue' } as const;
    expect(whyNotSeated(eve, epilogue, room.gameEndsAt - 1)).toBe('too-late');
    expect(whyNotSeated(ada, epilogue, room.gameEndsAt + 1)).toBeUndefined();
    const closed = { ...room, status: 'closed' } as const;
    expect([whyNotSeated(ada, closed, 0), whyNotSeated(eve, closed, 0)]).toEqual(['closed', 'closed']);
  });

  it('is not given to those who were removed, nor once the last round of battle has begun', () => {
    const { now } = openRoomFixture();
    expect(whyNotSeated(eve, adasRoom(['ada'], {}, { removed: ['eve'] }), now)).toBe('removed');
    expect(whyNotSeated(ada, adasRoom(['ada'], {}, { removed: ['eve'] }), now)).toBeUndefined();
    const inRound = (round: number) => adasRoom(['ada'], { round, battle: { ...freshBattle, rounds: 8 } });
    expect(whyNotSeated(eve, inRound(7), now)).toBeUndefined();
    expect(whyNotSeated(eve, inRound(8), now)).toBe('too-late');
    expect(whyNotSeated(ada, inRound(8), now)).toBeUndefined();
    expect(whyNotSeated(eve, adasRoom(['ada'], { round: 8 }), now)).toBeUndefined();
  });

  it('in a game of Fold is given before it begins, and then to those alone who write in it', () => {
    const { now } = openRoomFixture();
    const writer = { playerId: 'ben', name: 'Ben', seat: 1 as const, aiWriterId: null, prompt: '' };
    const fold = { ...freshFold, writers: [writer, { ...writer, playerId: 'cleo', seat: 2 as const }] };
    expect(whyNotSeated(eve, adasRoom(['ada'], { fold }), now)).toBe('too-late');
    expect(whyNotSeated(ben, adasRoom(['ada'], { fold }), now)).toBeUndefined();
    expect(whyNotSeated(eve, adasRoom(['ada'], { fold, waiting }), now)).toBeUndefined();
  });
});

describe('words', () => {
  it('are taken from the person whose turn it is', () => {
    const { room } = playingRoomFixture('ada', 'ben');
    expect(whyNotWriting(ada, room, 1)).toBeUndefined();
    expect(whyNotWriting(undefined, room, 1)).toBe('signed-out');
  });

  it('are refused with the reason that helps', () => {
    const fixture = playingRoomFixture('ada', 'ben');
    expect(whyNotWriting({ id: 'ben' }, fixture.room, 1)).toBe('turn-over');
    expect(whyNotWriting(ada, fixture.room, 2)).toBe('not-your-turn');
    expect(whyNotWriting(eve, fixture.room, 2)).toBe('no-seat');
    submit(fixture);
    expect(whyNotWriting(ada, fixture.room, 1)).toBe('turn-over');
    fixture.nextTurn();
    expect(whyNotWriting(ada, fixture.room, 2)).toBe('turn-over');
    expect(whyNotWriting(ada, fixture.room, 3)).toBe('not-your-turn');
  });
});

describe('an invitation', () => {
  const { now } = openRoomFixture();

  it('is for those who sit there and for the opener, to people who could take a seat', () => {
    const room = adasRoom(['ben']);
    expect(whyNotInviting(ada, room, 'eve', now)).toBeUndefined();
    expect(whyNotInviting(ben, room, 'eve', now)).toBeUndefined();
    expect(whyNotInviting(eve, room, 'ada', now)).toBe('no-seat');
    expect(whyNotInviting(ada, room, 'ben', now)).toBe('is-here');
    expect(whyNotInviting(ada, adasRoom(['ada', 'ben', 'cleo', 'dan']), 'eve', now)).toBe('full');
    expect(whyNotInviting(eve, { ...room, ...closed }, 'ada', now)).toBe('closed');
  });
});

describe('a room', () => {
  it('goes on in another for those who sit in it once it has closed, a slow one never', () => {
    const room = adasRoom(['ada'], closed);
    expect(whyNotGoOn(ada, room)).toBeUndefined();
    expect(whyNotGoOn(eve, room)).toBe('no-seat');
    expect(whyNotGoOn(ada, { ...room, status: 'epilogue' })).toBe('not-closed');
    expect(whyNotGoOn(ada, adasRoom(['ada'], closed, { format: 'slow' }))).toBe('not-closed');
  });

  it('is prepared by those who sit in it, until the game begins', () => {
    const room = adasRoom(['ada'], { waiting });
    expect(whyNotPreparing(ada, room)).toBeUndefined();
    expect(whyNotPreparing(eve, room)).toBe('no-seat');
    expect(whyNotPreparing(ada, { ...room, ...closed })).toBe('closed');
    expect(whyNotPreparing(ada, adasRoom(['ada']))).toBe('begun');
  });

  it('is closed by its opener, and its jokes are turned on and off by everyone who sits in it', () => {
    const room = adasRoom(['ada', 'ben']);
    expect([whyNotManaging(ada, room), whyNotManaging(ben, room)]).toEqual([undefined, 'not-opener']);
    expect([whyNotJoking(ada, room), whyNotJoking(ben, room), whyNotJoking(eve, room)]).toEqual([undefined, undefined, 'no-seat']);
    for (const why of [whyNotManaging, whyNotJoking]) expect(why(ada, { ...room, ...closed })).toBe('closed');
  });

  it('loses whom its opener removes, if it is a private one, and never the opener', () => {
    const room = adasRoom(['ada', 'ben']);
    expect(whyNotRemoving(ada, room, 'ben')).toBeUndefined();
    expect(whyNotRemoving(ada, room, 'ada')).toBe('not-opener');
    expect(whyNotRemoving(ben, room, 'ada')).toBe('not-opener');
    expect(whyNotRemoving(ada, adasRoom(['ada', 'ben'], {}, { isPrivate: false }), 'ben')).toBe('not-opener');
    expect(whyNotRemoving(ada, { ...room, ...closed }, 'ben')).toBe('closed');
  });
});

describe('a game', () => {
  const people = ['ada', 'ben', 'cleo', 'dan'];
  const battle = (seats: number) => ({ ...lobbySetting, format: 'battle' as const, table: { ...usualTable, seats } });

  it('is chosen by the opener until it begins, with a seat for everybody who is here', () => {
    const room = adasRoom(people, { waiting });
    expect(whyNotChoosing(ada, room)).toBeUndefined();
    expect(whyNotChoosing(ada, room, battle(4))).toBeUndefined();
    expect(whyNotChoosing(ada, room, battle(3))).toBe('too-many-people');
    expect(whyNotChoosing(ben, room)).toBe('not-opener');
    expect(whyNotChoosing(ada, adasRoom(people))).toBe('begun');
  });

  it('is begun by the opener with two people, or one and an AI writer, and Fold with three', () => {
    const room = (of: string[], setting: Partial<RoomSetting> = {}, changed: Partial<Room> = {}) =>
      adasRoom(of, { waiting, ...changed }, setting);
    const alone = { aiWriters: false };
    expect(whyNotStarting(ada, room(['ada']))).toBeUndefined();
    expect(whyNotStarting(ada, room(['ada'], alone))).toBe('too-few');
    expect(whyNotStarting(ada, room(['ada', 'ben'], alone))).toBeUndefined();
    expect(whyNotStarting(ada, room(['ada', 'ben'], alone, { fold: freshFold }))).toBe('too-few-folders');
    expect(whyNotStarting(ben, room(['ada', 'ben']))).toBe('not-opener');
  });
});

describe('a mark', () => {
  it('is given by those who sit there to a fresh part of another writer', () => {
    const room = adasRoom(['ada', 'ben']);
    const fresh = [
      { number: 4, playerId: 'ada' },
      { number: 5, playerId: 'ben' },
      { number: 6, playerId: null },
    ];
    expect(whyNotMarking(ada, room, fresh, 5)).toBeUndefined();
    expect(whyNotMarking(ada, room, fresh, 6)).toBeUndefined();
    expect(whyNotMarking(ada, room, fresh, 4)).toBe('own-line');
    expect(whyNotMarking(ada, room, fresh, 3)).toBe('not-fresh');
    expect(whyNotMarking(eve, room, fresh, 5)).toBe('no-seat');
    expect(whyNotMarking(ada, { ...room, ...closed }, fresh, 5)).toBe('closed');
  });
});

const entry = (id: number, playerId: string, text: string | null = 'Words.'): BattleEntry => ({
  ...{ id, seat: 0, playerId, aiWriterId: null, text, submitId: null, asked: null },
});

describe.each(['battle', 'fold'] as const)('a passage in a round of %s', (format) => {
  const fresh = { battle: freshBattle, fold: freshFold }[format];
  const inPhase = (phase: 'writing' | 'rest', entries: readonly BattleEntry[]) =>
    adasRoom(['ada', 'ben'], { round: 2, [format]: { ...fresh, phase, entries } });
  const entries = [entry(1, 'ada', null), entry(2, 'ben')];

  it('is taken from those who write in it, once, while it runs', () => {
    const room = inPhase('writing', entries);
    expect(whyNoPassage(ada, room, 2)).toBeUndefined();
    expect(whyNoPassage(ben, room, 2)).toBe('round-over');
    expect(whyNoPassage(eve, room, 2)).toBe('not-your-turn');
    expect(whyNoPassage(ada, room, 1)).toBe('round-over');
    expect(whyNoPassage(ada, inPhase('rest', entries), 2)).toBe('round-over');
    expect(whyNoPassage(ada, adasRoom(['ada'], { round: 2 }), 2)).toBe('round-over');
  });

  it('is given back to whose it is, while the round runs', () => {
    const room = inPhase('writing', entries);
    expect(whyNotTakingBack(ben, room, 2)).toBeUndefined();
    expect(whyNotTakingBack(ada, room, 2)).toBe('not-your-turn');
    expect(whyNotTakingBack(eve, room, 2)).toBe('not-your-turn');
    expect(whyNotTakingBack(ben, room, 1)).toBe('round-over');
    expect(whyNotTakingBack(ben, inPhase('rest', entries), 2)).toBe('round-over');
    expect(whyNotTakingBack(ben, adasRoom(['ben'], { round: 2 }), 2)).toBe('round-over');
  });
});

const picking: Battle = { ...freshBattle, phase: 'picking', entries: [entry(1, 'ada'), entry(2, 'ben'), entry(3, 'cleo')] };
const inPicking = (changed: Partial<Battle> = {}, setting: Partial<RoomSetting> = {}) =>
  adasRoom(['ada', 'ben', 'cleo'], { round: 1, battle: { ...picking, ...changed } }, setting);

describe('a passage that is picked', () => {
  it('is another’s, picked once by those who sit there, of two or more', () => {
    const room = inPicking();
    expect(whyNotPicking(ada, room, 1, 2)).toBeUndefined();
    expect(whyNotPicking(ada, room, 1, 3)).toBeUndefined();
    expect(whyNotPicking(ada, room, 1, 1)).toBe('own-passage');
    expect(whyNotPicking(ada, room, 1, 9)).toBe('round-over');
    expect(whyNotPicking(ada, room, 2, 2)).toBe('round-over');
    expect(whyNotPicking(eve, room, 1, 2)).toBe('no-seat');
    expect(whyNotPicking(ada, inPicking({ phase: 'writing' }), 1, 2)).toBe('round-over');
    expect(whyNotPicking(ada, adasRoom(['ada'], { round: 1 }), 1, 2)).toBe('round-over');
    const voted = inPicking({ votes: [{ playerId: 'ada', entry: 3 }] });
    expect([whyNotPicking(ada, voted, 1, 2), whyNotPicking(ben, voted, 1, 3)]).toEqual(['round-over', undefined]);
    expect(whyNotPicking(ada, inPicking({ entries: [entry(1, 'ada'), entry(2, 'ben')] }), 1, 2)).toBe('no-choice');
  });

  it('can be marked beside it, whatever was picked, but never one’s own', () => {
    const voted = inPicking({ votes: [{ playerId: 'ada', entry: 3 }] });
    expect(whyNotMarkingPassage(ada, voted, 1, 2)).toBeUndefined();
    expect(whyNotMarkingPassage(ada, voted, 1, 1)).toBe('own-passage');
    expect(whyNotMarkingPassage(ada, voted, 1, 9)).toBe('round-over');
    expect(whyNotMarkingPassage(ada, voted, 2, 2)).toBe('round-over');
    expect(whyNotMarkingPassage(eve, voted, 1, 2)).toBe('no-seat');
    expect(whyNotMarkingPassage(ada, inPicking({ phase: 'rest' }), 1, 2)).toBe('round-over');
    expect(whyNotMarkingPassage(ada, adasRoom(['ada'], { round: 1 }), 1, 2)).toBe('round-over');
  });
});

describe('a passage that is picked by those who watch', () => {
  const { room } = openRoomFixture();
  const why = (id: string, passage: number, votes: Battle['votes'] = []) =>
    whyNotPickingAlong({ id, origin: 'elsewhere' }, { ...room, round: 1, battle: { ...picking, votes } }, 1, passage);

  it('is not their own, and nobody picks twice, although they have given up their seat', () => {
    expect(why('ada', 1)).toBe('own-passage');
    expect(why('ada', 2)).toBeUndefined();
    expect(why('ada', 2, [{ playerId: 'ada', entry: 3 }])).toBe('round-over');
    expect(why('eve', 1)).toBeUndefined();
  });

  it('is picked from another place than all who play, by nobody whom the opener removed, and once', () => {
    const along = (of: Partial<Battle> = {}, setting: Partial<RoomSetting> = {}, from = 'elsewhere', round = 1, passage = 2) =>
      whyNotPickingAlong({ id: 'eve', origin: from }, inPicking(of, setting), round, passage);
    expect(along()).toBeUndefined();
    expect(along({}, { removed: ['eve'] })).toBe('removed');
    expect(along({ watchers: [{ playerId: 'eve', entry: 3, origin: 'elsewhere' }] })).toBe('round-over');
    expect(along({ watchers: [{ playerId: 'dan', entry: 3, origin: 'elsewhere' }] })).toBeUndefined();
    expect(along({ phase: 'writing' })).toBe('round-over');
    expect(along({}, {}, 'elsewhere', 2)).toBe('round-over');
    expect(along({}, {}, 'elsewhere', 1, 9)).toBe('round-over');
    expect(along({ entries: [entry(2, 'ben')] })).toBe('round-over');
    expect(whyNotPickingAlong({ id: 'eve', origin: 'elsewhere' }, adasRoom(['ada'], { round: 1 }), 1, 2)).toBe('round-over');
    const fromHome = inPicking();
    const seats = fromHome.seats.map((seat) => (seat.person ? { ...seat, person: { ...seat.person, origin: 'home' } } : seat));
    const why = (id: string, origin: string) => whyNotPickingAlong({ id, origin }, { ...fromHome, seats }, 1, 2);
    expect([why('eve', 'home'), why('cleo', 'elsewhere'), why('eve', 'elsewhere')]).toEqual(['with-player', 'with-player', undefined]);
  });
});
