import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LiveState } from '~/platform/live/live-connection';
import type { RoomAnswer } from '../../protocol/weave.contract';
import { personPart, personSeat, personTurn, roomOfTwo } from '../../testing/make-view';
import { refusals } from '../../texts';
import { openRoomPage, type RoomPage, type RoomPageEvent, roomPageStep } from './room-page';

const ann = personSeat(0, 'Ann');
const playing = roomOfTwo({ turn: personTurn(1, ann), version: 3 });
const connected: LiveState = { kind: 'connected' };
const links: LiveState[] = [connected, { kind: 'connecting' }, { kind: 'waiting', seconds: 1, until: 0 }];
const answers: (RoomAnswer | undefined)[] = [
  undefined,
  { ok: true, view: playing },
  { ok: true, view: { ...playing, version: 4, turn: null } },
  { ok: false, code: 'full', text: refusals.full },
];

const greetings = fc.record({
  type: fc.constant('greeted' as const),
  greeting: fc.nat({ max: 4 }),
  request: fc.constantFrom('weave:join' as const, 'weave:watch' as const),
  answer: fc.constantFrom(...answers),
  now: fc.nat(),
});
/** Answers that were on their way. */
const lateAnswers = fc.oneof(
  greetings,
  fc.record({ type: fc.constant('seat-answered' as const), answer: fc.constantFrom(...answers.slice(1)), now: fc.nat() }),
  fc.nat({ max: 3 }).map((id): RoomPageEvent => ({ type: 'box', event: { type: 'lost', id } })),
  fc.nat({ max: 3 }).map((id): RoomPageEvent => ({ type: 'box', event: { type: 'taken', id } })),
);
const anything = fc.oneof(
  lateAnswers,
  fc.constantFrom(...links).map((link): RoomPageEvent => ({ type: 'linked', link, now: 0 })),
  fc.constantFrom<RoomPageEvent>(
    { type: 'greet' },
    { type: 'left' },
    { type: 'box', event: { type: 'typed', words: 'The gate' } },
    { type: 'box', event: { type: 'due' } },
    { type: 'news', news: { type: 'stale', roomId: playing.roomId }, now: 0 },
    { type: 'news', news: { type: 'draft', draft: { roomId: playing.roomId, turn: 1, keep: 0, add: 'Once' } }, now: 0 },
  ),
);

const opened: RoomPageEvent = { type: 'opened', stored: undefined, link: connected, now: 0 };

function after(events: readonly RoomPageEvent[], page: RoomPage = openRoomPage(playing)) {
  const effects: string[] = [];
  let state = page;
  for (const event of events) {
    const step = roomPageStep(state, event);
    state = step.state;
    effects.push(...step.effects.map(({ type }) => type));
  }
  return { state, effects };
}

describe("a room's page", () => {
  it('asks and sends nothing once it is closed, whatever was on its way', () => {
    fc.assert(
      fc.property(fc.array(anything), fc.array(lateAnswers), (before, late) => {
        const { state } = after([opened, ...before, { type: 'closed' }]);
        const { effects } = after(late, state);
        expect(effects.filter((type) => ['greet', 'greet-in', 'send', 'due-in'].includes(type))).toEqual([]);
      }),
    );
  });

  it('sends words only while the server knows it', () => {
    fc.assert(
      fc.property(fc.array(anything), anything, (before, event) => {
        const { state } = after([opened, ...before]);
        const step = after([event], state);
        if (step.effects.includes('send')) expect(step.state).toMatchObject({ link: connected, box: { connected: true } });
      }),
    );
  });

  it('introduces itself again each time the connection stands again, and minds only the answer to that', () => {
    const { state, effects } = after([
      opened,
      { type: 'linked', link: { kind: 'connecting' }, now: 5_000 },
      { type: 'linked', link: connected, now: 6_000 },
    ]);
    expect(effects.filter((type) => type === 'greet')).toHaveLength(2);
    const answer = (greeting: number): RoomPageEvent => ({ type: 'greeted', greeting, request: 'weave:join', answer: answers[1], now: 0 });
    expect(after([answer(1)], state).state.box.connected).toBe(false);
    expect(after([answer(2)], state).state.box.connected).toBe(true);
  });

  it('shows the answer that was asked for last, also where an earlier one comes after it and the version is the same', () => {
    const titled = { ...playing, storyId: 'with-a-title' };
    const answered = (greeting: number, view: typeof playing): RoomPageEvent => ({
      ...{ type: 'greeted', greeting, request: 'weave:join', answer: { ok: true, view }, now: 0 },
    });
    const { state } = after([
      opened,
      { type: 'news', news: { type: 'stale', roomId: playing.roomId }, now: 0 },
      ...[answered(2, titled), answered(1, playing)],
    ]);
    expect(state.followed).toEqual({ view: titled, behind: false });
  });

  it('asks again in a moment, not at once, where the answer lacks what it has heard of, as after another server took over', () => {
    const missed = { roomId: playing.roomId, version: 6, serverTime: 0, parts: [] };
    const { state } = after([opened, { type: 'news', news: { type: 'change', change: missed }, now: 0 }]);
    const old: RoomPageEvent = { type: 'greeted', greeting: 2, request: 'weave:join', answer: answers[1], now: 0 };
    const { effects } = roomPageStep(state, old);
    expect(effects).toContainEqual({ type: 'greet-in', ms: 1_000, isLook: false });
    expect(effects.map(({ type }) => type)).not.toContain('greet');
    const looking = after([opened, { type: 'greet', isLook: true }]).state;
    const older: RoomAnswer = { ok: true, view: { ...playing, version: 2 } };
    expect(roomPageStep(looking, { ...old, request: 'look', answer: older }).effects).toEqual([
      { type: 'greet-in', ms: 1_000, isLook: true },
    ]);
  });

  it.each(['too-fast', 'away', 'failed'] as const)(
    'keeps its seat after a refusal that passes (%s), and asks again in a moment',
    (code) => {
      const answer: RoomAnswer = { ok: false, code, text: refusals[code] };
      const { state, effects } = after([opened, { type: 'greeted', greeting: 1, request: 'weave:join', answer, now: 0 }]);
      expect(state).toMatchObject({ left: false, refusal: undefined });
      expect(effects.filter((type) => type === 'greet' || type === 'greet-in')).toEqual(['greet', 'greet-in']);
    },
  );

  it('asks again in a moment for a room that it reads along while the database is away', () => {
    const answer: RoomAnswer = { ok: false, code: 'away', text: refusals.away };
    const { effects } = after([opened, { type: 'greeted', greeting: 1, request: 'weave:watch', answer, now: 0 }]);
    expect(effects).toContain('greet-in');
    expect(effects).not.toContain('unread');
  });

  it('asks what became of a seat that its person did not leave', () => {
    const standing: RoomPageEvent = { type: 'greeted', greeting: 1, request: 'weave:join', answer: answers[1], now: 0 };
    const seats = [personSeat(1, 'Bob')];
    const gone: RoomPageEvent = {
      type: 'news',
      news: { type: 'change', change: { roomId: playing.roomId, version: 4, serverTime: 0, parts: [{ type: 'seats', seats }] } },
      now: 0,
    };
    const { state } = after([opened, standing]);
    expect(roomPageStep(state, gone).effects).toContainEqual({ type: 'greet', greeting: 2, request: 'weave:watch' });
    expect(after([{ type: 'left' }, gone], state).effects).not.toContain('greet');
  });

  it('does not keep words for the next turn that an overtaken answer shows without their part', () => {
    const heard = (view: typeof playing): RoomPageEvent => ({ type: 'seat-answered', answer: { ok: true, view }, now: 0 });
    const { state } = after([
      opened,
      { type: 'greeted', greeting: 1, request: 'weave:join', answer: answers[1], now: 0 },
      { type: 'box', event: { type: 'typed', words: 'The gate' } },
      { type: 'box', event: { type: 'submitted', submitId: 'once' } },
      { type: 'news', news: { type: 'stale', roomId: playing.roomId }, now: 0 },
      heard({ ...playing, version: 2, turn: null }),
      heard({ ...playing, version: 4, turn: null, parts: [personPart(1, ann, 'The gate')] }),
    ]);
    expect(state.box).toMatchObject({ words: '', piece: undefined });
  });

  it('keeps its connection when words that no turn will take are discarded', () => {
    const standing: RoomPageEvent = { type: 'greeted', greeting: 1, request: 'weave:join', answer: answers[1], now: 0 };
    const typed: RoomPageEvent = { type: 'box', event: { type: 'typed', words: 'The gate' } };
    const { state } = after([opened, standing, typed, { type: 'discarded' }]);
    expect(state.box).toMatchObject({ words: '', connected: true });
  });
});
