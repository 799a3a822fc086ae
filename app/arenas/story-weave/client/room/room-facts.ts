import { href } from 'react-router';
import type { BattleView } from '../../protocol/battle.contract';
import type { FoldView } from '../../protocol/fold.contract';
import type { RoomNews } from '../../protocol/followed-room';
import type { RoomView, TurnView } from '../../protocol/room.contract';
import { SEATS } from '../../protocol/room-setting.contract';
import { ownIn, ownSeat } from '../../protocol/room-view';
import type { SeatView } from '../../protocol/seat.contract';
import { GONE } from '../../rules/reveal/part-writers';
import type { Inks } from '../../rules/reveal/writer-inks';
import type { Participant } from '../../screen/participants';
import type { OwnFacts } from '../words/words-box';

/** What a room says about its viewer, for the box of their own words. */
export function ownFacts(view: RoomView): OwnFacts {
  if (view.battle) return ownPassageFacts(view.battle, writesPassage(view));
  if (view.fold) return ownLineFacts(view.fold);
  const turn = ownTurn(view);
  return {
    piece: turn?.number,
    draft: turn?.draft ?? '',
    pieces: view.parts.filter(({ playerId }) => view.viewerId !== null && playerId === view.viewerId),
  };
}

/** Whether news begin the next turn or round of a room. @param before the room as it was. */
export function beginsNext(news: RoomNews, before: RoomView, { battle, fold }: RoomView): boolean {
  const isTurn = news.type === 'change' && news.change.parts.some(({ type }) => type === 'turn-started');
  return isTurn || battle?.round !== before.battle?.round || fold?.round !== before.fold?.round;
}

/** Whether the room has yet to say which passages this reader gets. */
export function lacksChoices(view: RoomView): boolean {
  const { battle } = view;
  return battle?.isDealt === true && ownSeat(view) !== undefined && !ownIn(view, battle.round).choices;
}

/** Whether the room has yet to say what this writer sees of the story that they hold. */
export function lacksStory({ fold, viewerId }: RoomView): boolean {
  if (fold?.phase !== 'writing' || viewerId === null) return false;
  return fold.own === null || fold.own.seen === '';
}

/** Whether a page has asked for that before: once a round. */
export function holdsRound(before: RoomView, { fold }: RoomView): boolean {
  return before.fold?.phase === 'writing' && before.fold.round === fold?.round;
}

/** Whether the viewer writes a passage in the running round, and has not handed it in. */
export function writesPassage(view: RoomView): boolean {
  const seat = ownSeat(view);
  if (!seat || seat.fromNextRound || view.battle?.phase !== 'writing') return false;
  return view.battle.writers.some((writer) => writer.seat === seat.seat && !writer.done);
}

/** In a battle round one writes a passage, which has the number of the round. */
function ownPassageFacts({ round, own }: BattleView, writing: boolean): OwnFacts {
  const ofRound = own?.round === round ? own : null;
  return {
    piece: writing && !ofRound?.done ? round : undefined,
    draft: ofRound?.text ?? '',
    pieces: ofRound ? [{ number: round, text: ofRound.text }] : [],
  };
}

/** In a round of Fold one writes a line, which has the number of the round. */
function ownLineFacts({ round, phase, own }: FoldView): OwnFacts {
  const lines = (own?.lines ?? []).map((line) => ({ number: line.round, text: line.text }));
  const isWritten = own?.round === round && phase === 'writing';
  return {
    piece: isWritten && !own.done ? round : undefined,
    draft: isWritten ? own.text : '',
    // The last round is over before the page hears that its line is on a story.
    pieces: own && own.text !== '' ? [...lines, { number: own.round, text: own.text }] : lines,
  };
}

/** The running turn, when it is its viewer's. */
export function ownTurn({ turn, viewerId }: RoomView): Extract<TurnView, { kind: 'person' }> | undefined {
  return turn?.kind === 'person' && viewerId !== null && turn.playerId === viewerId ? turn : undefined;
}

/** The writer of a running turn. */
export function turnWriter(turn: TurnView): { playerId: string | null; aiWriterId: string | null; writer: string } {
  const { writer } = turn;
  return turn.kind === 'person'
    ? { writer, playerId: turn.playerId, aiWriterId: null }
    : { writer, playerId: null, aiWriterId: turn.aiWriterId };
}

/** The page of a person; undefined for AI writers, and for people who have left or are hidden. */
export function pageOf({ name, playerId }: { name: string; playerId: string | null }): string | undefined {
  return playerId === null || name === GONE ? undefined : href('/players/:playerId', { playerId });
}

/** The seats as the list of participants shows them. */
export function participantsOf(view: RoomView, inks: Inks): Participant[] {
  return view.seats.map((seat) => ({
    seat: inks({ ...seat, writer: seat.name }),
    writing: seat.writing,
    name: seat.name,
    head: seat.head,
    player: pageOf(seat),
    role: seat.role,
    ai: seat.kind === 'ai',
    own: seat === ownSeat(view),
    wins: view.battle?.wins.find((won) => won.seat === seat.seat)?.rounds ?? 0,
    note: seatNote(view, seat),
  }));
}

/** How many seats a room has. */
export function seatCount({ setting }: Pick<RoomView, 'setting'>): number {
  return setting.format === 'turns' ? SEATS : setting.table.seats;
}

/** Whether a person who has none could take a seat: an AI writer's. */
export function hasFreeSeat(view: RoomView): boolean {
  // Nobody joins a game of Fold that has begun.
  if (view.fold && view.fold.phase !== 'rest') return false;
  return view.status === 'open' && (view.seats.length < seatCount(view) || view.seats.some(({ kind }) => kind === 'ai'));
}

/** What stands under a name. */
function seatNote(view: RoomView, seat: SeatView): Participant['note'] {
  if (seat.writing)
    return view.turn && view.turn.writer !== seat.name
      ? { kind: 'stand-in', writer: view.turn.writer, away: seat.away }
      : { kind: 'writing' };
  if (seat.away) return { kind: seat.lost ? 'lost' : 'away' };
  if (seat.passes) return { kind: 'passes' };
  if (seat.passedOver) return { kind: 'passed-over' };
  return seat.fromNextRound ? { kind: 'next-round' } : undefined;
}
