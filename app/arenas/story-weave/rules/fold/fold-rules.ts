import type { MarkKind } from '../../protocol/mark.contract';
import type { BattleEvent } from '../battle/battle-rules';
import type { Moment, Room } from '../room';
import { real, seatOf } from '../room';
import { hasAiWriter, isDeserted, peopleHere } from '../seats/seats';
import { type RoomStep, same, untilNothingIsDue } from '../turns/running-turn';
import { chosenPrompt, type Waiting } from '../waiting/waiting';
import {
  FOLD_READS_ON_MS,
  FOLD_VOTING_MS,
  type FoldTitle,
  type FoldWriter,
  foldOf,
  foldRounds,
  freshFold,
  inReadingOrder,
  isSameLine,
  type LineKey,
  withFold,
} from './fold';
import { whyNotMarkingLine, whyNotPickingLine, whyNotReadingOn, whyNotTitling } from './fold-policy';
import { beginFoldRound, beginReading, endFoldRound, foldText, roundEndsAt, roundProceeds, takeAiLine, withLine } from './fold-round';

/** An event of a game of Fold, besides those with which people hand in. */
export type FoldEvent =
  /** The next line is read out. `read`: how many were before it. */
  | { type: 'read-on'; playerId: string; read: number }
  | ({ type: 'line-marked'; playerId: string; kind: MarkKind; on: boolean } & LineKey)
  /** A person finds a line the best of the night, instead of any other. */
  | ({ type: 'line-picked'; playerId: string } & LineKey)
  /** A person proposes a title, in place of any they proposed for that story, and votes for it; one that is there gets their vote. */
  | { type: 'fold-title'; playerId: string; sheet: number; title: string };

/** A room whose game begins: everybody who sits in it folds, each with a prompt of their own. */
export function withFolders(room: Room, waiting: Waiting, moment: Moment): Room {
  const stock = [...(moment.prompts ?? [])];
  const writers = room.seats.flatMap(({ person, aiWriterId }, index): FoldWriter[] => {
    const seat = index as FoldWriter['seat'];
    if (!person && !hasAiWriter(room, seat)) return [];
    const own = person && waiting.prompts.find(({ playerId }) => playerId === person.playerId)?.text;
    const prompt = own ?? stock.shift() ?? chosenPrompt(waiting) ?? room.spareOpening.prompt;
    return [{ seat, playerId: person?.playerId ?? null, aiWriterId: person ? null : aiWriterId, name: person?.name ?? '', prompt }];
  });
  return { ...room, fold: { ...freshFold, writers } };
}

/** Takes an event of a person or an AI writer. What the policy refuses changes nothing here either. */
export function foldHappened(room: Room, event: FoldEvent | BattleEvent, moment: Moment): Room {
  const fold = foldOf(room);
  const person = 'playerId' in event ? { id: event.playerId } : { id: '' };
  switch (event.type) {
    case 'passage': {
      const own = fold.entries.find(({ playerId }) => playerId === event.playerId);
      if (event.round !== room.round || !own || own.text !== null || own.submitId === event.submitId) return room;
      return withLine(room, own.id, { text: foldText(event.text), submitId: event.submitId });
    }
    case 'passage-back': {
      const own = fold.entries.find(({ playerId }) => playerId === event.playerId);
      return event.round === room.round && own && own.text !== null ? withLine(room, own.id, { text: null }) : room;
    }
    case 'passage-ready':
      return event.round === room.round ? takeAiLine(room, event.entry, event.text, moment) : room;
    case 'ready': {
      const may = fold.phase === 'voting' && seatOf(room, event.playerId) !== undefined && !fold.ready.includes(event.playerId);
      return may ? withFold(room, { ready: [...fold.ready, event.playerId] }) : room;
    }
    case 'read-on':
      return whyNotReadingOn(person, room, event.read, moment) ? room : readOn(room, moment);
    case 'line-marked': {
      if (whyNotMarkingLine(person, room, event)) return room;
      const { playerId, sheet, round, kind, on } = event;
      const others = fold.marks.filter((mark) => mark.playerId !== playerId || mark.kind !== kind || !isSameLine(mark, event));
      return withFold(room, { marks: on ? [...others, { playerId, sheet, round, kind }] : others });
    }
    case 'line-picked': {
      if (whyNotPickingLine(person, room, event)) return room;
      const { playerId, sheet, round } = event;
      return withFold(room, { votes: [...fold.votes.filter((vote) => vote.playerId !== playerId), { playerId, sheet, round }] });
    }
    case 'fold-title':
      return whyNotTitling(person, room, event.sheet) ? room : withTitle(room, event);
    default:
      return room;
  }
}

/** A person leaves: what they had typed is their line. */
export function foldLeft(room: Room, playerId: string, moment: Moment): Room {
  const own = foldOf(room).entries.find((entry) => entry.playerId === playerId);
  return own && own.text === null ? withLine(room, own.id, { text: foldText(moment.drafts?.[playerId] ?? '') }) : room;
}

/** The process that waited for lines is gone: they are requested again. */
export function foldAskerLost(room: Room, process: string, moment: Moment): Room {
  const { entries } = foldOf(room);
  if (!entries.some(({ asked }) => asked?.by === process)) return room;
  return withFold(room, {
    entries: entries.map((entry) => (entry.asked?.by === process ? { ...entry, asked: { ...entry.asked, until: moment.now } } : entry)),
  });
}

/** Whether the titles are chosen, or there is nothing to read. */
export function isFoldOver(room: Room): boolean {
  return foldOf(room).phase === 'over';
}

/** Ends a round at once with what there is, as its room closes. */
export function finishFold(room: Room, moment: Moment): RoomStep {
  return foldOf(room).phase === 'writing' ? endFoldRound(room, moment) : { room, effects: [] };
}

/** Everything that is due in a game of Fold. */
export function foldProceeds(room: Room, moment: Moment): RoomStep {
  return untilNothingIsDue(room, moment, proceedOnce);
}

function proceedOnce(room: Room, moment: Moment): RoomStep {
  const fold = foldOf(room);
  switch (fold.phase) {
    case 'rest':
      return room.nextAt !== null && moment.now >= room.nextAt && !isDeserted(room) ? beginFoldRound(room, moment) : same(room);
    case 'writing': {
      const step = roundProceeds(room, moment);
      const isEnded = step.effects.some(({ type }) => type === 'fold-round-ended');
      if (!isEnded) return step;
      const next = room.round < foldRounds(fold.writers.length) ? beginFoldRound(step.room, moment) : same(beginReading(step.room, moment));
      return { room: next.room, effects: [...step.effects, ...next.effects] };
    }
    case 'reading':
      return same(moment.now >= fold.startedAt + real(moment, FOLD_READS_ON_MS) ? readOn(room, moment) : room);
    case 'voting': {
      const here = peopleHere(room);
      const isReady = here.length > 0 && here.every(({ playerId }) => fold.ready.includes(playerId));
      return same(isReady || moment.now >= (fold.endsAt ?? 0) ? withFold(room, { phase: 'over', endsAt: null }) : room);
    }
    case 'over':
      return same(room);
  }
}

/** When something happens in a game of Fold by itself, in ms since 1970. */
export function foldDueAt(room: Room, moment: Pick<Moment, 'gameSpeed'>): (number | null)[] {
  const { phase, startedAt, endsAt, entries } = foldOf(room);
  switch (phase) {
    case 'rest':
      return isDeserted(room) ? [] : [room.nextAt];
    case 'writing':
      return [roundEndsAt(room, moment), ...entries.flatMap(({ text, asked }) => (text === null && asked ? [asked.until] : []))];
    case 'reading':
      return [startedAt + real(moment, FOLD_READS_ON_MS)];
    case 'voting':
      return [endsAt];
    case 'over':
      return [];
  }
}

/** The next line is read; after the last, everybody votes. */
function readOn(room: Room, moment: Moment): Room {
  const fold = foldOf(room);
  if (fold.read < inReadingOrder(fold).length) return withFold(room, { read: fold.read + 1, startedAt: moment.now });
  return withFold(room, { phase: 'voting', startedAt: moment.now, endsAt: moment.now + real(moment, FOLD_VOTING_MS), ready: [] });
}

function withTitle(room: Room, { playerId, sheet, title }: FoldEvent & { type: 'fold-title' }): Room {
  const { titles } = foldOf(room);
  const isKnown = titles.some((one) => one.sheet === sheet && one.title === title);
  const others = titles.filter((one) => isKnown || one.sheet !== sheet || one.playerId !== playerId);
  const proposed = isKnown ? others : [...others, { sheet, playerId, title, votes: [] }];
  return withFold(room, { titles: proposed.map((one) => (one.sheet === sheet ? withVote(one, playerId, one.title === title) : one)) });
}

function withVote(title: FoldTitle, playerId: string, wants: boolean): FoldTitle {
  const others = title.votes.filter((id) => id !== playerId);
  return { ...title, votes: wants ? [...others, playerId] : others };
}
