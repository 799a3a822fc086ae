import { describe, expect, it } from 'vitest';
import type { BattleView } from '../../protocol/battle.contract';
import type { RoomView } from '../../protocol/room.contract';
import { personSeat, roomOfTwo } from '../../testing/make-view';
import { unanswered } from '../../texts';
import { writesPassage } from './room-facts';
import { openRoomPage, type RoomPage, type RoomPageEvent, roomPageStep } from './room-page';

const writing: BattleView = {
  round: 1,
  rounds: 8,
  phase: 'writing',
  endsAt: 90_000,
  lastsMs: 90_000,
  writers: [
    { seat: 0, done: false },
    { seat: 1, done: false },
  ],
  passages: [],
  picked: 0,
  voters: 0,
  watchers: 0,
  isDealt: false,
  wins: [],
  outcome: null,
  ready: [],
  readers: 0,
  own: null,
};

/** A connected page of Ann's in a battle round, after these events. */
function pageAfter(events: RoomPageEvent[], differences: Partial<RoomView> = {}): RoomPage {
  const view = roomOfTwo({ battle: writing, ...differences });
  const opened: RoomPageEvent[] = [
    { type: 'opened', stored: undefined, link: { kind: 'connected' }, now: 0 },
    { type: 'greeted', greeting: 1, request: 'weave:join', answer: { ok: true, view }, now: 0 },
  ];
  return [...opened, ...events].reduce((page, event) => roomPageStep(page, event).state, openRoomPage(view));
}

const typed: RoomPageEvent[] = [
  { type: 'box', event: { type: 'typed', words: 'She went in.' } },
  { type: 'box', event: { type: 'submitted', submitId: 'one' } },
];

const battleChange = (change: Partial<Omit<BattleView, 'own'>>, version = 2): RoomPageEvent => {
  const { own: _own, ...battle } = { ...writing, ...change };
  return {
    type: 'news',
    news: { type: 'change', change: { roomId: 'loom', version, serverTime: 1, parts: [{ type: 'battle', battle }] } },
    now: 1,
  };
};

it('says why something was not done until the next round, as there are no turns', () => {
  const call = { name: 'passageBack', question: { round: 1 } } as const;
  const refused: RoomPageEvent[] = [{ type: 'answered', call, answer: undefined }, battleChange({ phase: 'answering' })];
  expect(pageAfter(refused).refusal).toBe(unanswered);
  expect(pageAfter([...refused, battleChange({ round: 2 }, 3)]).refusal).toBeUndefined();
});

describe('the box of a battle round', () => {
  it('is open while the person writes a passage, and not for one who comes later', () => {
    expect(pageAfter([]).box.piece).toBe(1);
    const seats = [personSeat(0, 'Ann', { fromNextRound: true }), personSeat(1, 'Bob')];
    expect(pageAfter([], { seats }).box.piece).toBeUndefined();
    expect(writesPassage(roomOfTwo({ battle: writing, viewerId: null }))).toBe(false);
  });

  it('is empty once the round is over, also when that is known before the answer', () => {
    const picking = battleChange({ phase: 'picking', writers: [], passages: [{ id: 7, text: 'She went in.' }] });
    expect(pageAfter([...typed, picking]).box).toMatchObject({ words: '', piece: undefined, handedBack: false });
  });

  it('has a passage again that was taken back', () => {
    const done = battleChange({
      writers: [
        { seat: 0, done: true },
        { seat: 1, done: false },
      ],
    });
    const taken: RoomPageEvent[] = [...typed, { type: 'words-taken', piece: 1, words: 'She went in.', done: true, now: 1 }, done];
    expect(pageAfter(taken).box).toMatchObject({ words: '', piece: undefined });
    const call = { name: 'passageBack', question: { round: 1 } } as const;
    expect(pageAfter([...taken, battleChange({}, 3), { type: 'answered', call, answer: { ok: true } }]).box).toMatchObject({
      words: 'She went in.',
      piece: 1,
    });
  });

  it('keeps what the server does not have after a lost connection', () => {
    const view = roomOfTwo({
      version: 5,
      battle: { ...writing, phase: 'picking', own: { round: 1, text: 'She', done: true, pick: null, choices: null, marks: [] } },
    });
    const page = pageAfter([
      ...typed,
      { type: 'linked', link: { kind: 'connecting' }, now: 0 },
      { type: 'linked', link: { kind: 'connected' }, now: 0 },
      { type: 'greeted', greeting: 2, request: 'weave:join', answer: { ok: true, view }, now: 2 },
    ]);
    expect(page.box.words).toBe('went in. ');
  });
});
