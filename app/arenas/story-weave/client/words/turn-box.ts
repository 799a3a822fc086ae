import { joinWords, leftOver, readyToGoOn, withEarlyWords } from './left-over';

/** A part that the looker-on wrote, as the story has it. */
export interface OwnPart {
  turn: number;
  text: string;
}

/** What the room says about the person whose box this is. */
export interface OwnFacts {
  /** The number of their turn, while it runs. */
  turn: number | undefined;
  /** What the server has of this turn's words. */
  draft: string;
  /** Their parts that are in the story. */
  parts: readonly OwnPart[];
}

/** Words on their way to the server. */
export interface Sending {
  id: number;
  turn: number;
  words: string;
  /** What the server is known to have of the turn already; empty when nothing is known. */
  base: string;
  /** Names the end of the turn, so that it counts once; undefined for words that are still being typed. */
  submitId: string | undefined;
}

/** The box for one's own words. */
export interface TurnBox {
  words: string;
  /** The own turn that they are for; undefined while they wait for the next one. */
  turn: number | undefined;
  connected: boolean;
  /** What the server has of this turn; undefined after words whose fate is not known. */
  taken: string | undefined;
  sending: Sending | undefined;
  /** The writer has ended this turn: its words go out as soon as they can, and nothing more is typed. */
  submitId: string | undefined;
  /** Why the server did not take the latest words. */
  problem: string | undefined;
  /** Words that had come too late were put into the box. */
  handedBack: boolean;
  lastId: number;
}

export type TurnBoxEvent =
  | { type: 'typed'; words: string }
  /** Words were typed before the page's script ran. */
  | { type: 'typed-early'; words: string }
  | { type: 'submitted'; submitId: string }
  /** It is time to send what is new. */
  | { type: 'due' }
  | { type: 'seen'; facts: OwnFacts }
  /** The person types in another tab. */
  | { type: 'typed-elsewhere'; turn: number; words: string }
  | { type: 'connected' }
  | { type: 'disconnected' }
  | { type: 'taken'; id: number }
  /** The server does not have what these letters were to be added to. */
  | { type: 'again'; id: number }
  /** The server did not take them. `text` says why; without one the turn was over, and the room will say more. */
  | { type: 'refused'; id: number; text: string | undefined }
  /** No answer came, or none that says what became of the words. */
  | { type: 'lost'; id: number };

export type TurnBoxEffect =
  /** Keep box and turn on this device; empty words: forget them. */
  | { type: 'keep' }
  | { type: 'send'; sending: Sending }
  /** Say 'due' in a moment; later when the server needs a rest. */
  | { type: 'due-in'; ms: number }
  /** The writer has ended the turn, and the server has not taken it. */
  | { type: 'end-failed' }
  | { type: 'turn-ended'; by: 'writer' | 'other'; wrote: boolean; handedBack: boolean };

export interface TurnBoxStep {
  box: TurnBox;
  effects: TurnBoxEffect[];
}

/** Words that an earlier page left on this device. */
export interface StoredBox {
  words: string;
  turn?: number | undefined;
}

/** Letters are gathered for so long before they go out, in ms. */
const GATHER_MS = 80;
/** After this long, in ms, words are sent again whose fate is not known. */
const AGAIN_MS = 1_000;

/** A box before anything is known of the room, with what was kept on this device. */
export function openTurnBox(stored: StoredBox | undefined): TurnBox {
  return {
    words: stored?.words ?? '',
    turn: stored?.turn,
    connected: false,
    taken: undefined,
    sending: undefined,
    submitId: undefined,
    problem: undefined,
    handedBack: stored !== undefined && stored.words !== '' && stored.turn === undefined,
    lastId: 0,
  };
}

/** What happens to a box, and what is to be done about it. @see docs/product/story-weave.md */
export function turnBoxStep(box: TurnBox, event: TurnBoxEvent): TurnBoxStep {
  switch (event.type) {
    case 'typed':
      return typed(box, event.words);
    case 'typed-early':
      return typed(box, withEarlyWords(box.words, event.words));
    case 'submitted':
      if (box.turn === undefined || box.submitId || box.words.trim() === '') return unchanged(box);
      return send({ ...box, submitId: event.submitId, problem: undefined });
    case 'due':
      return send(box);
    case 'seen':
      return seen(box, event.facts);
    case 'typed-elsewhere':
      return typedElsewhere(box, event.turn, event.words);
    case 'connected':
      return send({ ...box, connected: true, sending: undefined, taken: undefined });
    case 'disconnected':
      return unchanged({ ...box, connected: false, sending: undefined, taken: undefined });
    default:
      return event.id === box.sending?.id ? answered(box, box.sending, event) : unchanged(box);
  }
}

function unchanged(box: TurnBox): TurnBoxStep {
  return { box, effects: [] };
}

function typed(box: TurnBox, words: string): TurnBoxStep {
  if (box.submitId || words === box.words) return unchanged(box);
  const next = { ...box, words, problem: undefined };
  // Words ahead of a turn wait on this device until it begins.
  const waits = next.sending !== undefined || next.turn === undefined;
  return { box: next, effects: [{ type: 'keep' }, ...(waits ? [] : [{ type: 'due-in' as const, ms: GATHER_MS }])] };
}

/** Sends what the server does not have yet, one message at a time. */
function send(box: TurnBox): TurnBoxStep {
  const nothingNew = box.words === (box.taken ?? '') && !box.submitId;
  if (!box.connected || box.turn === undefined || box.sending || box.problem !== undefined || nothingNew) return unchanged(box);
  const { turn, words, submitId } = box;
  const sending: Sending = { id: box.lastId + 1, turn, words, base: box.taken ?? '', submitId };
  return { box: { ...box, sending, lastId: sending.id }, effects: [{ type: 'send', sending }] };
}

type Answer = Extract<TurnBoxEvent, { id: number }>;

function answered(box: TurnBox, sent: Sending, answer: Answer): TurnBoxStep {
  const free = { ...box, sending: undefined };
  switch (answer.type) {
    case 'taken': {
      const taken = { ...free, taken: sent.words };
      const more = !sent.submitId && (taken.words !== sent.words || taken.submitId);
      return { box: taken, effects: more ? [{ type: 'due-in', ms: GATHER_MS }] : [] };
    }
    case 'again':
      return send({ ...free, taken: undefined });
    case 'refused':
      return { box: { ...free, submitId: undefined, problem: answer.text }, effects: answer.text === undefined ? [] : endFailed(sent) };
    case 'lost':
      return { box: { ...free, taken: undefined }, effects: [{ type: 'due-in', ms: AGAIN_MS }, ...endFailed(sent)] };
  }
}

function endFailed({ submitId }: Sending): TurnBoxEffect[] {
  return submitId === undefined ? [] : [{ type: 'end-failed' }];
}

function seen(box: TurnBox, facts: OwnFacts): TurnBoxStep {
  const effects: TurnBoxEffect[] = [];
  let next = box;
  if (next.turn !== undefined && next.turn !== facts.turn) next = endTurn(next, next.turn, facts, effects);
  if (facts.turn !== undefined && next.turn === undefined) next = startTurn(next, facts.turn, facts.draft, effects);
  return { box: next, effects };
}

function endTurn(box: TurnBox, turn: number, facts: OwnFacts, effects: TurnBoxEffect[]): TurnBox {
  const part = facts.parts.find((own) => own.turn === turn);
  const words = readyToGoOn(leftOver(box.words, part?.text ?? ''));
  const handedBack = words !== '';
  effects.push({ type: 'keep' }, { type: 'turn-ended', by: box.submitId ? 'writer' : 'other', wrote: part !== undefined, handedBack });
  return { ...box, words, turn: undefined, taken: undefined, sending: undefined, submitId: undefined, problem: undefined, handedBack };
}

function startTurn(box: TurnBox, turn: number, draft: string, effects: TurnBoxEffect[]): TurnBox {
  // They may be in the middle of a word.
  const words = draft === '' ? box.words : joinWords(draft, box.words);
  effects.push({ type: 'keep' });
  if (words !== draft) effects.push({ type: 'due-in', ms: GATHER_MS });
  return { ...box, words, turn, taken: draft };
}

/** This tab follows another one as long as it has nothing of its own to send. */
function typedElsewhere(box: TurnBox, turn: number, words: string): TurnBoxStep {
  if (turn !== box.turn || box.sending || box.submitId || box.words !== (box.taken ?? '')) return unchanged(box);
  return { box: { ...box, words, taken: words }, effects: [{ type: 'keep' }] };
}
