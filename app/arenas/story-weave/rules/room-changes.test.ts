import { describe, expect, it } from 'vitest';
import type { RoomChangePart } from '../protocol/room.contract';
import { openRoomFixture, play, playingRoomFixture, type RoomFixture, submit } from '../testing/room-fixture';
import { aiPartWriter, personWriter } from './reveal/part-writers';
import { changeParts, roomView } from './room-changes';
import { lobbySetting } from './room-setting';
import type { RoomEvent } from './turns/room-event';
import { roomStep } from './turns/turns';
import { freshWaiting } from './waiting/waiting';
import { asWaitingRoom } from './waiting/waiting-rules';

const nobody = { playerId: null, away: false, lost: false, passedOver: false, fromNextRound: false, writing: false, passes: false };
const facts = { version: 7, parts: [], draft: 'Half a', storyId: null, viewerId: 'ada', serverTime: 1_234, gameSpeed: 20 };

/** The differences that an event makes, as pages learn them. */
function changed({ room, now }: RoomFixture, event: RoomEvent, { later = 0, draft = '' } = {}): RoomChangePart[] {
  const step = roomStep(room, event, { now: now + later, gameSpeed: 1, draft, process: 'here', seed: 1 });
  return changeParts(room, step.room, step.effects, 'story');
}
const typesOf = (parts: readonly RoomChangePart[]) => parts.map(({ type }) => type);

describe('the view of a room', () => {
  it('has no seats before anyone arrives, and keeps them when everyone has left', () => {
    const fixture = openRoomFixture();
    expect(fixture.asFresh().seats).toEqual([]);
    fixture.joins('ada');
    expect(fixture.asFresh().seats).toHaveLength(4);
    fixture.nextTurn();
    fixture.dispatch({ type: 'left', playerId: 'ada' });
    fixture.wait(60_000);
    expect(fixture.asFresh().seats).toHaveLength(4);
  });

  it('shows a person who was removed nothing but their own parts until it has closed', () => {
    const fixture = playingRoomFixture('ada');
    fixture.room = { ...fixture.room, setting: { ...lobbySetting, removed: ['ben'] } };
    const parts = ['ada', 'ben'].map((player, index) => ({
      ...personWriter(player, player),
      number: index + 1,
      seat: 0 as const,
      text: 'Once.',
      changed: null,
    }));
    const view = roomView(fixture.room, { ...facts, parts, viewerId: 'ben' });
    expect(view).toMatchObject({ removed: true, opening: null, seats: [], turn: null, battle: null, parts: [{ playerId: 'ben' }] });
    expect(JSON.stringify(view)).not.toContain('ada');
    expect(roomView({ ...fixture.room, status: 'closed' }, { ...facts, parts, viewerId: null }).parts).toHaveLength(2);
  });

  it('shows who sits where', () => {
    const fixture = playingRoomFixture('Ada Byron');
    const { seats } = roomView(fixture.room, facts);
    expect(seats.slice(0, 2)).toEqual([
      {
        ...nobody,
        seat: 0,
        kind: 'person',
        name: 'Ada Byron',
        initials: 'AB',
        head: null,
        playerId: 'Ada Byron',
        aiWriterId: null,
        writing: true,
      },
      { ...nobody, seat: 1, kind: 'ai', name: 'Emma', initials: 'E', head: null, aiWriterId: 'ai-writer-emma' },
    ]);
  });

  it('shows the running turn with its draft, the times, and what is known of the viewer', () => {
    const fixture = playingRoomFixture('ada');
    const { gameEndsAt, closesAt } = fixture.room;
    expect(roomView(fixture.room, facts)).toMatchObject({
      roomId: 'room',
      version: 7,
      status: 'open',
      opening: { starter: 'Once.' },
      turn: { kind: 'person', number: 1, seat: 0, writer: 'ada', playerId: 'ada', startedAt: fixture.now, draft: 'Half a' },
      nextTurnAt: null,
      storyId: null,
      viewerId: 'ada',
      serverTime: 1_234,
      gameSpeed: 20,
      gameEndsAt,
      closesAt,
    });
  });

  it('shows in Fold nobody a prompt but their own, neither at once nor with a change', () => {
    const fixture = openRoomFixture(1, { ...lobbySetting, format: 'fold', openerId: 'ada' });
    fixture.room = asWaitingRoom(fixture.room, freshWaiting('ada', 'A well', ['A gate']), { now: fixture.now, gameSpeed: 1 });
    fixture.joins('ada', 'ben');
    const proposal: RoomEvent = { type: 'prompt-proposed', playerId: 'ben', text: 'A tower' };
    expect(JSON.stringify(changed(fixture, proposal))).not.toContain('A tower');
    fixture.dispatch(proposal);
    const seenBy = (viewerId: string | null) => roomView(fixture.room, { ...facts, viewerId }).waiting;
    expect(seenBy('ada')).toMatchObject({ own: 'A well', prompts: [], votes: [] });
    expect(seenBy('ben')).toMatchObject({ own: 'A tower', prompts: [], votes: [] });
    expect(seenBy(null)).toEqual({ prompts: [], votes: [], lines: [], ready: [], startsAt: null });
  });

  it('names an AI writer and gives its whole text, from which pages work out what is typed', () => {
    const fixture = playingRoomFixture('ada');
    submit(fixture);
    fixture.nextTurn();
    const turn = { kind: 'ai', number: 2, seat: 1, writer: 'Emma', aiWriterId: 'ai-writer-emma', text: fixture.answer, seed: 7 };
    expect(fixture.asFresh().turn).toMatchObject(turn);
  });

  it('names the person whose turn it is', () => {
    const fixture = playingRoomFixture('ada', 'ben');
    expect(play(fixture, 2).at(-1)).toBe('ben');
    expect(fixture.asFresh().turn).toMatchObject({ writer: 'ben', seat: 1, round: 1 });
    const left = { ...fixture.room, seats: fixture.room.seats.map((seat) => ({ ...seat, person: null })) };
    expect(roomView(left, facts).turn).toMatchObject({ writer: 'Anonymous', playerId: 'ben' });
  });

  it('names the writer of a part who has no account any more, or is no AI writer any more', () => {
    expect(aiPartWriter('ai-writer-zoe')).toMatchObject({ kind: 'ai', writer: 'Anonymous', aiWriterId: 'ai-writer-zoe' });
    expect(personWriter(null, null)).toEqual({ kind: 'person', writer: 'Anonymous', playerId: null, aiWriterId: null });
    expect(personWriter('ada', 'Ada').writer).toBe('Ada');
  });
});

describe('a change of a room', () => {
  it('contains only what is different', () => {
    const fixture = playingRoomFixture('ada');
    expect(typesOf(changed(fixture, { type: 'joined', playerId: 'ben', name: 'Ben' }))).toEqual(['seats']);
    expect(changed(fixture, { type: 'time' })).toEqual([]);
  });

  it('brings the part of a turn that ended, and when the next one begins', () => {
    const fixture = playingRoomFixture('ada', 'ben');
    const submitted = { type: 'submitted', playerId: 'ada', turn: 1, text: 'She went on.', submitId: 'one' } as const;
    const [ended, , next] = changed(fixture, submitted);
    const part = {
      number: 1,
      seat: 0,
      kind: 'person',
      writer: 'ada',
      changed: null,
      playerId: 'ada',
      aiWriterId: null,
      text: 'She went on.',
    };
    expect(ended).toEqual({ type: 'turn-ended', number: 1, part });
    expect(next).toEqual({ type: 'next-turn', at: fixture.now + 1_500 });
  });

  it('brings no part for a turn without words', () => {
    const fixture = playingRoomFixture('ada');
    expect(changed(fixture, { type: 'left', playerId: 'ada' })).toContainEqual({ type: 'turn-ended', number: 1, part: null });
  });

  it('brings the turn that began', () => {
    const fixture = playingRoomFixture('ada', 'ben');
    submit(fixture);
    expect(typesOf(changed(fixture, { type: 'time' }, { later: 1_500 }))).toEqual(['seats', 'turn-started']);
  });

  it('brings the opening, the end of the game, an AI writer that failed, and the end of the room', () => {
    const opening = { prompt: 'A prompt', starter: 'A start.', isDefault: false };
    const fixture = openRoomFixture();
    fixture.room = { ...fixture.room, opening: null };
    fixture.joins('ada');
    expect(changed(fixture, { type: 'opening-ready', opening })).toEqual([{ type: 'opening', opening }]);

    const playing = playingRoomFixture('ada');
    playing.answer = 'later';
    submit(playing);
    const late = changed(playing, { type: 'time' }, { later: 25 * 60_000 });
    expect(late).toContainEqual({ type: 'status', status: 'epilogue' });

    playing.wait(59_999);
    expect(changed(playing, { type: 'time' }, { later: 1 })).toContainEqual({ type: 'writer-failed', writer: 'Emma' });

    const over = changed(playing, { type: 'time' }, { later: 40 * 60_000 });
    expect(over).toContainEqual({ type: 'closed', storyId: 'story' });
    expect(typesOf(over)).not.toContain('status');
  });
});
