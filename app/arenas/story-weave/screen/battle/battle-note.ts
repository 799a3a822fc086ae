import type { BattleView } from '../../protocol/battle.contract';
import type { RoomView } from '../../protocol/room.contract';
import { ownIn, ownSeat } from '../../protocol/room-view';
import type { SeatNumber } from '../../protocol/seat.contract';
import { keepTo, writingTexts } from '../writing/writing-texts';
import { stillWriting, battleTexts as texts } from './battle-texts';
import { mayPick } from './pick-passage';

/** What one should know in a phase of a battle round, in a line. @param writes whether the viewer writes a passage. */
export function battleNote(view: RoomView, battle: BattleView, writes: boolean): string {
  if (view.waitsUntil !== null) return writingTexts.waitingForSecond;
  switch (battle.phase) {
    case 'writing':
      return writes ? roundNote(view, battle, battle.round === 1) : ownNote(view, battle) + stillWriting(waitedFor(view, battle));
    case 'answering':
      return roundNote(view, battle, battle.round === 1);
    case 'picking':
      return pickingNote(view, battle);
    case 'rest':
      return restNote(view, battle);
  }
}

/** The rules, where they are new. */
function roundNote({ seats, setting }: RoomView, { writers }: BattleView, isNew: boolean): string {
  const people = writers.filter((writer) => seats.some(({ seat, kind }) => seat === writer.seat && kind === 'person'));
  return isNew ? `${people.length === 2 ? texts.rulesOfTwo : texts.rules} ${keepTo(setting.rating)}` : '';
}

function ownNote(view: RoomView, { round }: BattleView): string {
  const seat = ownSeat(view);
  if (!seat) return texts.reading;
  if (seat.fromNextRound) return texts.nextRound;
  return ownIn(view, round).text === '' ? texts.hadNothing : texts.handedIn;
}

function pickingNote(view: RoomView, battle: BattleView): string {
  const count = `${battle.picked} of ${battle.voters} have picked.`;
  if (!ownSeat(view)) return `${count} ${texts.watching}`;
  if (ownIn(view, battle.round).pick !== null) return texts.picked;
  if (!mayPick(battle)) return texts.others;
  return battle.isDealt ? `${count} ${texts.dealt}` : count;
}

function restNote(view: RoomView, { round, outcome, ready, readers }: BattleView): string {
  if (round > 0 && view.nextTurnAt === null) return texts.resting;
  if (outcome && readers > 1) return `${ready.filter((seat) => isWaitedFor(view, seat)).length} of ${readers} have read it.`;
  return round === 0 ? `${texts.rules} ${keepTo(view.setting.rating)}` : '';
}

/** Whether the next round waits for a person: not for one who has left a seat that is kept for them, or is passed over. */
function isWaitedFor({ seats }: RoomView, seat: SeatNumber): boolean {
  return seats.some((one) => one.seat === seat && one.kind === 'person' && !one.away && !one.passedOver);
}

/** Whom the round waits for: people, and AI writers only once no person is left. */
function waitedFor(view: RoomView, { writers }: BattleView): string[] {
  const left = writers.filter(({ done }) => !done).flatMap(({ seat }) => view.seats.find((one) => one.seat === seat) ?? []);
  const people = left.filter(({ kind, fromNextRound }) => kind === 'person' && !fromNextRound);
  // The AI writer whom a newcomer is to replace writes its passage to its end.
  const named = (people.length > 0 ? people : left).map(({ fromNextRound, name }) => (fromNextRound ? texts.replaced : name));
  return [...new Set(named)];
}
