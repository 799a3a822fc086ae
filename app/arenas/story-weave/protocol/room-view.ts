import type { OwnPassage } from './battle.contract';
import type { OwnFold } from './fold.contract';
import type { OwnMark, RoomChange, RoomChangePart, RoomView, WaitingView } from './room.contract';
import type { SeatView } from './seat.contract';
import type { DraftChange, RoomQuestion } from './weave.contract';

/**
 * Applies a change to a room.
 * @returns the same view for a change it already has; 'gap' when an earlier one is missing: request the room again.
 */
export function applyChange(view: RoomView, change: RoomChange): RoomView | 'gap' {
  if (change.roomId !== view.roomId || change.version <= view.version) return view;
  if (change.version !== view.version + 1) return 'gap';
  const next = change.parts.reduce(withPart, view);
  return { ...next, version: change.version, serverTime: change.serverTime };
}

/**
 * Applies a draft change to a room.
 * @returns the same view for a draft of another turn; 'gap' when an earlier change is missing: request the room again.
 */
export function applyDraft(view: RoomView, { roomId, turn, keep, add }: DraftChange): RoomView | 'gap' {
  if (roomId !== view.roomId || view.turn?.kind !== 'person' || view.turn.number !== turn) return view;
  if (keep > view.turn.draft.length) return 'gap';
  return { ...view, turn: { ...view.turn, draft: view.turn.draft.slice(0, keep) + add } };
}

/** The smallest draft change that turns `before` into `after`. */
export function draftChange(before: string, after: string): { keep: number; add: string } {
  let keep = 0;
  const most = Math.min(before.length, after.length);
  while (keep < most && before.charCodeAt(keep) === after.charCodeAt(keep)) keep += 1;
  // Never split a character of two units.
  if (keep > 0 && (after.codePointAt(keep - 1) ?? 0) > 0xffff) keep -= 1;
  return { keep, add: after.slice(keep) };
}

/** The viewer's seat; undefined for a spectator. */
export function ownSeat(view: RoomView): SeatView | undefined {
  return view.viewerId === null ? undefined : view.seats.find((seat) => seat.playerId === view.viewerId);
}

/** The room after the server has taken words of the viewer's passage. */
export function withOwnPassage(view: RoomView, own: OwnPassage): RoomView {
  if (!view.battle || own.round !== view.battle.round) return view;
  return { ...view, battle: { ...view.battle, own } };
}

/** The room after the server has taken words of the viewer's line. */
export function withOwnFold(view: RoomView, own: OwnFold): RoomView {
  if (!view.fold || own.round !== view.fold.round) return view;
  return { ...view, fold: { ...view.fold, own } };
}

/** The viewer's part in a round of Fold; an empty one where nothing is known of it. */
export function ownLineIn({ fold }: RoomView, round: number): OwnFold {
  return fold?.own?.round === round
    ? fold.own
    : { round, text: '', done: true, seen: '', isPrompt: false, sheet: null, title: null, lines: [], pick: null, marks: [] };
}

/** The room after the viewer has marked a line of Fold, or taken the mark back. */
export function withLineMark(view: RoomView, { sheet, round, kind, on }: RoomQuestion<'markLine'>): RoomView {
  if (!view.fold) return view;
  const own = ownLineIn(view, view.fold.round);
  const others = own.marks.filter((mark) => mark.sheet !== sheet || mark.round !== round || mark.kind !== kind);
  return withOwnFold(view, { ...own, marks: on ? [...others, { sheet, round, kind }] : others });
}

/** What one sees of the story of a new round is asked for; until then one writes nothing in it. */
function ownInRound(own: OwnFold, round: number): OwnFold {
  if (own.round === round) return own;
  const lines = own.text === '' ? own.lines : [...own.lines, { round: own.round, text: own.text }];
  return { ...own, round, text: '', done: true, seen: '', lines };
}

/** The room after the viewer has proposed a prompt that nobody else sees. */
export function withProposed(view: RoomView, text: string): RoomView {
  return view.waiting && view.setting.format === 'fold' ? { ...view, waiting: withOwnPrompt(view.waiting, text) } : view;
}

/** The viewer's own prompt; one that everybody saw until now is theirs in a game of Fold too. */
function ownPromptIn(view: RoomView): string | undefined {
  const seat = ownSeat(view)?.seat;
  return view.waiting?.own ?? view.waiting?.prompts.find((prompt) => seat !== undefined && prompt.seat === seat)?.text;
}

function withOwnPrompt(waiting: WaitingView, own: string | undefined): WaitingView {
  return own === undefined ? waiting : { ...waiting, own };
}

/** The room after the viewer has marked a part, or taken the mark back. */
export function withOwnMark(view: RoomView, { number, kind }: OwnMark, on: boolean): RoomView {
  const others = view.ownMarks.filter((mark) => mark.number !== number || mark.kind !== kind);
  return { ...view, ownMarks: on ? [...others, { number, kind }] : others };
}

function timesOf({ waitsUntil, stillSince, gameEndsAt, closesAt }: RoomChangePart & { type: 'times' }) {
  return { waitsUntil, stillSince, gameEndsAt, closesAt };
}

/** The viewer's part in a round; an empty one where nothing is known of it. */
export function ownIn({ battle }: RoomView, round: number): OwnPassage {
  return battle?.own?.round === round ? battle.own : { round, text: '', done: true, pick: null, choices: null, marks: [] };
}

/** The room after the viewer has marked a passage, or taken the mark back: each of them marks one passage. */
export function withPassageMark(view: RoomView, { round, passage, kind, on }: RoomQuestion<'markPassage'>): RoomView {
  const own = ownIn(view, round);
  const others = own.marks.filter((mark) => mark.kind !== kind);
  return withOwnPassage(view, { ...own, marks: on ? [...others, { passage, kind }] : others });
}

function withPart(view: RoomView, part: RoomChangePart): RoomView {
  switch (part.type) {
    case 'opening':
      return { ...view, opening: part.opening };
    case 'waiting': {
      const { setting } = part;
      return {
        ...view,
        waiting: part.waiting && withOwnPrompt(part.waiting, setting.format === 'fold' ? ownPromptIn(view) : undefined),
        setting,
        battle: setting.format === 'battle' ? view.battle : null,
        fold: setting.format === 'fold' ? view.fold : null,
      };
    }
    case 'seats':
      return { ...view, seats: part.seats };
    case 'steering':
      return { ...view, steering: part.steering };
    case 'part-changed': {
      const others = view.parts.filter(({ number }) => number !== part.number);
      const ownMarks = view.ownMarks.filter(({ number }) => number !== part.number);
      return { ...view, ownMarks, parts: part.part ? [...others, part.part].sort((one, other) => one.number - other.number) : others };
    }
    case 'note':
      return { ...view, note: part.note };
    case 'memory':
      return { ...view, memory: part.memory };
    case 'cards':
      return { ...view, cards: part.cards };
    case 'turn-started':
      return { ...view, turn: part.turn, nextTurnAt: null };
    case 'turn-ended':
      return { ...view, turn: null, parts: part.part ? [...view.parts, part.part] : view.parts };
    case 'next-turn':
      return { ...view, nextTurnAt: part.at };
    case 'status':
      return { ...view, status: part.status };
    case 'times':
      return { ...view, ...timesOf(part) };
    case 'turn-moved':
      return view.turn?.number === part.number ? { ...view, turn: { ...view.turn, startedAt: part.startedAt, endsAt: part.endsAt } } : view;
    case 'battle':
      return { ...view, battle: { ...part.battle, own: view.battle?.own?.round === part.battle.round ? view.battle.own : null } };
    case 'fold': {
      const { own = null, lines = [] } = view.fold ?? {};
      return { ...view, fold: { ...part.fold, lines: [...lines, ...part.lines], own: own && ownInRound(own, part.fold.round) } };
    }
    case 'writer-failed':
      return view;
    case 'closed':
      return {
        ...view,
        status: 'closed',
        stillSince: null,
        battle: null,
        fold: null,
        waiting: null,
        storyId: part.storyId,
        turn: null,
        nextTurnAt: null,
      };
  }
}
