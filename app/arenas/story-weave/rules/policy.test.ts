import { describe, expect, it } from 'vitest';
import { openRoomFixture, playingRoomFixture, submit } from '../testing/room-fixture';
import { type Battle, freshBattle } from './battle/battle';
import { whyNotPickingAlong, whyNotSeated, whyNotWriting } from './policy';

const ada = { id: 'ada' };
const eve = { id: 'eve' };

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

describe('a passage that is picked by those who watch', () => {
  const entry = (id: number, playerId: string) => ({
    id,
    seat: 0 as const,
    playerId,
    aiWriterId: null,
    text: 'Words.',
    submitId: null,
    asked: null,
  });
  const battle: Battle = { ...freshBattle, phase: 'picking', entries: [entry(1, 'ada'), entry(2, 'ben'), entry(3, 'cleo')] };
  const { room } = openRoomFixture();
  const why = (id: string, passage: number, votes: Battle['votes'] = []) =>
    whyNotPickingAlong({ id, origin: 'elsewhere' }, { ...room, round: 1, battle: { ...battle, votes } }, 1, passage);

  it('is not their own, and nobody picks twice, although they have given up their seat', () => {
    expect(why('ada', 1)).toBe('own-passage');
    expect(why('ada', 2)).toBeUndefined();
    expect(why('ada', 2, [{ playerId: 'ada', entry: 3 }])).toBe('round-over');
    expect(why('eve', 1)).toBeUndefined();
  });
});
