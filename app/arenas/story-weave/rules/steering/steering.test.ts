import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectReopens } from '../../testing/expect-reopens';
import { openRoomFixture, play, playingRoomFixture, type RoomFixture, submit } from '../../testing/room-fixture';
import { writerShares } from '../reveal/shares';
import { changedCharacters } from './last-part';
import { whyNotSteering } from './steering';

/** A room in which Ada, alone or with others, has been answered by the AI writers, and a person's turn runs. */
function answeredRoom(...people: string[]): RoomFixture & { number: number } {
  const fixture = playingRoomFixture(...people);
  play(fixture, 5);
  const number = fixture.parts().at(-1)?.number ?? 0;
  return Object.assign(fixture, { number });
}

const textOf = (fixture: RoomFixture, number: number) =>
  fixture.watched === 'gap' ? undefined : fixture.watched.parts.find((part) => part.number === number)?.text;

describe('the newest part of an AI writer', () => {
  it('is replaced by another one, twice a turn', () => {
    const fixture = answeredRoom('ada');
    const { number } = fixture;
    for (const words of ['Another.', 'A third.']) {
      fixture.dispatch({ type: 'another-asked', playerId: 'ada', number });
      fixture.dispatch({ type: 'another-ready', number, text: words });
      expect(textOf(fixture, number)).toBe(words);
    }
    expect(whyNotSteering({ id: 'ada' }, fixture.room, number, 'another-asked')).toBe('asked-twice');
    fixture.dispatch({ type: 'another-asked', playerId: 'ada', number });
    expect(fixture.effects.filter(({ type }) => type === 'ask-another')).toHaveLength(2);
  });

  it('stays where its writer has no other, or nobody asked', () => {
    const fixture = answeredRoom('ada');
    const { number } = fixture;
    const before = textOf(fixture, number);
    fixture.dispatch({ type: 'another-ready', number, text: 'Unasked.' });
    fixture.dispatch({ type: 'another-asked', playerId: 'ada', number });
    fixture.dispatch({ type: 'another-ready', number, text: null });
    expect(textOf(fixture, number)).toBe(before);
    expect(fixture.asFresh().steering).toMatchObject({ noOther: true, awaited: false, left: 1 });
  });

  it('is struck, and comes back when who struck it takes that back', () => {
    const fixture = answeredRoom('ada');
    const { number } = fixture;
    const before = textOf(fixture, number);
    fixture.dispatch({ type: 'part-struck', playerId: 'ada', number });
    expect(textOf(fixture, number)).toBeUndefined();
    fixture.dispatch({ type: 'steering-undone', playerId: 'ada', number });
    expect(textOf(fixture, number)).toBe(before);
  });

  it('that was struck comes back although another one was asked for in vain', () => {
    const fixture = answeredRoom('ada');
    const { number } = fixture;
    const before = textOf(fixture, number);
    fixture.dispatch({ type: 'part-struck', playerId: 'ada', number });
    fixture.dispatch({ type: 'another-asked', playerId: 'ada', number });
    fixture.dispatch({ type: 'another-ready', number, text: null });
    expect(fixture.asFresh().steering).toMatchObject({ noOther: true, done: { kind: 'strike' } });
    fixture.dispatch({ type: 'steering-undone', playerId: 'ada', number });
    expect(textOf(fixture, number)).toBe(before);
  });

  it('is waited for 20 s where another one was asked for, and nothing comes', () => {
    const fixture = answeredRoom('ada');
    const { number } = fixture;
    fixture.dispatch({ type: 'another-asked', playerId: 'ada', number });
    fixture.wait(19_999);
    expect(fixture.asFresh().steering).toMatchObject({ awaited: true });
    fixture.wait(1);
    expect(fixture.asFresh().steering).toMatchObject({ awaited: false, noOther: true });
  });

  it('is changed, and the shares say whose words are whose', () => {
    const fixture = answeredRoom('ada');
    const { number } = fixture;
    const before = textOf(fixture, number) ?? '';
    fixture.dispatch({ type: 'part-changed', playerId: 'ada', number, text: `${before} So be it.` });
    const part = fixture.watched === 'gap' ? undefined : fixture.watched.parts.at(-1);
    expect(part?.changed).toEqual({ playerId: 'ada', writer: 'ada', characters: ' So be it.'.length });
    const shares = writerShares(part ? [part] : []);
    expect(shares.map(({ name, characters }) => [name, characters])).toEqual([
      [part?.writer, [...before].length],
      ['ada', 10],
    ]);
  });

  it('is only cut by a person who then has none of it, and is named', () => {
    const fixture = answeredRoom('ada');
    const { number } = fixture;
    const text = (textOf(fixture, number) ?? '').slice(0, -3);
    fixture.dispatch({ type: 'part-changed', playerId: 'ada', number, text });
    const part = fixture.watched === 'gap' ? undefined : fixture.watched.parts.at(-1);
    expect(part?.changed).toEqual({ playerId: 'ada', writer: 'ada', characters: 0 });
    expect(writerShares(part ? [part] : [])).toEqual([expect.objectContaining({ name: part?.writer, characters: [...text].length })]);
  });

  it('is out of reach once someone has written again, and for who has no seat', () => {
    const fixture = answeredRoom('ada');
    const { number } = fixture;
    expect(whyNotSteering({ id: 'eve' }, fixture.room, number)).toBe('no-seat');
    submit(fixture);
    expect(whyNotSteering({ id: 'ada' }, fixture.room, number)).toBe('not-last');
    expect(fixture.asFresh().steering).toBeNull();
  });

  it('asked of a process that is gone may be asked for again', () => {
    const fixture = answeredRoom('ada');
    const { number } = fixture;
    fixture.dispatch({ type: 'another-asked', playerId: 'ada', number });
    fixture.dispatch({ type: 'asker-lost', process: 'here' });
    expect(fixture.asFresh().steering).toMatchObject({ awaited: false, left: 1 });
    fixture.dispatch({ type: 'another-asked', playerId: 'ada', number });
    expect(fixture.asFresh().steering).toMatchObject({ awaited: true, left: 0 });
  });
});

describe('in a room of several', () => {
  it('a part is for the person to steer whose turn it answers, as long as they are there', () => {
    const fixture = openRoomFixture();
    fixture.joins('ada', 'ben');
    play(fixture, 5);
    const { number } = fixture.parts().at(-1) ?? { number: 0 };
    expect(whyNotSteering({ id: 'ada' }, fixture.room, number)).toBe('not-asker');
    expect(whyNotSteering({ id: 'ben' }, fixture.room, number)).toBeUndefined();
    fixture.dispatch({ type: 'left', playerId: 'ben' });
    expect(whyNotSteering({ id: 'ada' }, fixture.room, number)).toBeUndefined();
  });

  it("the others' majority undoes what was done, and then it stays", () => {
    const fixture = openRoomFixture();
    fixture.joins('ada', 'ben', 'cleo');
    play(fixture, 5);
    const { number, text } = fixture.parts().at(-1) ?? { number: 0, text: '' };
    fixture.dispatch({ type: 'part-struck', playerId: 'cleo', number });
    fixture.dispatch({ type: 'steering-undone', playerId: 'ada', number });
    fixture.dispatch({ type: 'steering-undone', playerId: 'ada', number });
    expect(textOf(fixture, number)).toBeUndefined();
    fixture.dispatch({ type: 'steering-undone', playerId: 'ben', number });
    expect(textOf(fixture, number)).toBe(text);
    expect(whyNotSteering({ id: 'cleo' }, fixture.room, number)).toBe('not-last');
  });

  it('a person who leaves does not count any more', () => {
    const fixture = openRoomFixture();
    fixture.joins('ada', 'ben', 'cleo');
    play(fixture, 5);
    const { number, text } = fixture.parts().at(-1) ?? { number: 0, text: '' };
    fixture.dispatch({ type: 'part-struck', playerId: 'cleo', number });
    fixture.dispatch({ type: 'steering-undone', playerId: 'ada', number });
    fixture.dispatch({ type: 'left', playerId: 'ben' });
    expect(textOf(fixture, number)).toBe(text);
  });

  it('whatever one does to a part, and however often, all others together bring back the first words', () => {
    const deed = fc.oneof(
      fc.constantFrom('Rude.', 'Ruder.', 'Rudest.').map((text) => ({ type: 'part-changed' as const, text })),
      fc.constant({ type: 'part-struck' as const }),
      fc.constantFrom('Something else.', null).map((text) => ({ type: 'another-asked' as const, text })),
    );
    // An objection may come at any time, and is not lost by what is done after it.
    const early = fc.nat({ max: 6 });
    fc.assert(
      fc.property(fc.array(deed, { minLength: 1, maxLength: 6 }), early, (deeds, objectsAt) => {
        const fixture = openRoomFixture();
        fixture.joins('ada', 'ben', 'cleo');
        play(fixture, 5);
        const { number, text } = fixture.parts().at(-1) ?? { number: 0, text: '' };
        const objects = (playerId: string) => fixture.dispatch({ type: 'steering-undone', playerId, number });
        deeds.forEach((one, index) => {
          if (one.type === 'part-changed') fixture.dispatch({ ...one, playerId: 'cleo', number });
          else fixture.dispatch({ type: one.type, playerId: 'cleo', number });
          if (one.type === 'another-asked') fixture.dispatch({ type: 'another-ready', number, text: one.text });
          if (index === objectsAt) objects('ada');
        });
        objects('ada');
        objects('ben');
        expect(textOf(fixture, number)).toBe(text);
      }),
    );
  });
});

describe('a part that several people may steer, as the one whom it answers has left', () => {
  /** Ada and Ben with the part that answered Cleo. */
  function withoutCleo() {
    const fixture = openRoomFixture();
    fixture.joins('ada', 'ben', 'cleo');
    play(fixture, 5);
    fixture.dispatch({ type: 'left', playerId: 'cleo' });
    const { number, text } = fixture.parts().at(-1) ?? { number: 0, text: '' };
    return Object.assign(fixture, { number, first: text });
  }

  it('has what the one before did to it again when one takes their own back, with what others think of that', () => {
    const fixture = withoutCleo();
    const { number, first } = fixture;
    fixture.dispatch({ type: 'part-changed', playerId: 'ada', number, text: 'Rude.' });
    fixture.joins('cleo');
    fixture.dispatch({ type: 'steering-undone', playerId: 'cleo', number });
    fixture.dispatch({ type: 'left', playerId: 'cleo' });
    fixture.dispatch({ type: 'part-struck', playerId: 'ben', number });
    expect(textOf(fixture, number)).toBeUndefined();
    fixture.dispatch({ type: 'steering-undone', playerId: 'ben', number });
    expect(textOf(fixture, number)).toBe('Rude.');
    expect(fixture.asFresh().steering?.done).toMatchObject({ playerId: 'ada', kind: 'change', objections: ['cleo'] });
    expectReopens(fixture.room);
    fixture.dispatch({ type: 'steering-undone', playerId: 'ben', number });
    expect(textOf(fixture, number)).toBe(first);
  });

  it('goes back to its first words by a majority, whoever did what to it and took it back', () => {
    const who = fc.constantFrom('ada', 'ben');
    const deed = fc.record({ playerId: who, text: fc.constantFrom('Rude.', 'Ruder.', 'Rudest.', null, undefined) });
    fc.assert(
      fc.property(fc.array(deed, { minLength: 1, maxLength: 8 }), (deeds) => {
        const fixture = withoutCleo();
        const { number, first } = fixture;
        for (const { playerId, text } of deeds) {
          if (text) fixture.dispatch({ type: 'part-changed', playerId, number, text });
          else if (text === null) fixture.dispatch({ type: 'part-struck', playerId, number });
          else if (fixture.room.lastPart?.done?.by === playerId) fixture.dispatch({ type: 'steering-undone', playerId, number });
        }
        const doer = fixture.room.lastPart?.done?.by;
        for (const playerId of ['ada', 'ben']) if (playerId !== doer) fixture.dispatch({ type: 'steering-undone', playerId, number });
        expect(textOf(fixture, number)).toBe(first);
      }),
    );
  });
});

it.each([
  ['The lamp went out.', 'The lamp went out.', 0],
  ['The lamp went out.', 'The lamp went on.', 1],
  ['The lamp went out.', 'The lamp.', 0],
  ['aaa', 'aaaaa', 2],
  ['She 🎈 ran.', 'She 🎈🎈 ran.', 1],
  ['Old.', 'New!', 4],
])('of %j, changed to %j, %i characters are new', (own, text, count) => expect(changedCharacters(own, text)).toBe(count));
