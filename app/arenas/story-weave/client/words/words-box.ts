import { joinWords, leftOver, readyToGoOn, withEarlyWords } from './left-over';

/** What one writes at a time: a turn, the passage of a battle round, or a line of Fold. Its number is that of the turn or round. */
export interface OwnPiece {
  number: number;
  text: string;
}

/** What the room says about the person whose box this is. */
export interface OwnFacts {
  /** The number of the piece that they write now. */
  piece: number | undefined;
  /** What the server has of its words. */
  draft: string;
  /** Their pieces that are handed in, as the room has them. */
  pieces: readonly OwnPiece[];
}

/** Words on their way to the server. */
export interface Sending {
  id: number;
  piece: number;
  words: string;
  /** What the server is known to have of the piece already; empty when nothing is known. */
  base: string;
  /** Names the end of the piece, so that it counts once; undefined for words that are still being typed. */
  submitId: string | undefined;
}

/** The box for one's own words. */
export interface WordsBox {
  words: string;
  /** The own piece that they are for; undefined while they wait for the next one. */
  piece: number | undefined;
  connected: boolean;
  /** What the server has of this piece; undefined after words whose fate is not known. */
  taken: string | undefined;
  sending: Sending | undefined;
  /** The writer has handed this piece in: its words go out as soon as they can, and nothing more is typed. */
  submitId: string | undefined;
  /** Why the server did not take the latest words. */
  problem: string | undefined;
  /** Words that had come too late were put into the box. */
  handedBack: boolean;
  lastId: number;
}

export type WordsBoxEvent =
  | { type: 'typed'; words: string }
  /** Words were typed before the page's script ran. */
  | { type: 'typed-early'; words: string }
  | { type: 'submitted'; submitId: string }
  /** It is time to send what is new. */
  | { type: 'due' }
  | { type: 'seen'; facts: OwnFacts }
  /** The person types in another tab. */
  | { type: 'typed-elsewhere'; piece: number; words: string }
  | { type: 'connected' }
  | { type: 'disconnected' }
  | { type: 'taken'; id: number }
  /** The server does not have what these letters were to be added to. */
  | { type: 'again'; id: number }
  /** The server did not take them. `text` says why; without one its time was over, and the room will say more. */
  | { type: 'refused'; id: number; text: string | undefined }
  /** No answer came, or none that says what became of the words. */
  | { type: 'lost'; id: number };

export type WordsBoxEffect =
  /** Keep box and piece on this device; empty words: forget them. */
  | { type: 'keep' }
  | { type: 'send'; sending: Sending }
  /** Say 'due' in a moment; later when the server needs a rest. */
  | { type: 'due-in'; ms: number }
  /** The writer has handed the piece in, and the server has not taken it. */
  | { type: 'end-failed' }
  | { type: 'piece-ended'; by: 'writer' | 'other'; wrote: boolean; handedBack: boolean };

export interface WordsBoxStep {
  box: WordsBox;
  effects: WordsBoxEffect[];
}

/** Words that an earlier page left on this device. */
export interface StoredBox {
  words: string;
  piece?: number | undefined;
}

/** Letters are gathered for so long before they go out, in ms. */
const GATHER_MS = 80;
/** After this long, in ms, words are sent again whose fate is not known. */
const AGAIN_MS = 1_000;

/** A box before anything is known of the room, with what was kept on this device. */
export function openWordsBox(stored: StoredBox | undefined): WordsBox {
  return {
    words: stored?.words ?? '',
    piece: stored?.piece,
    connected: false,
    taken: undefined,
    sending: undefined,
    submitId: undefined,
    problem: undefined,
    handedBack: stored !== undefined && stored.words !== '' && stored.piece === undefined,
    lastId: 0,
  };
}

/** What happens to a box, and what is to be done about it. @see docs/product/story-weave.md */
export function wordsBoxStep(box: WordsBox, event: WordsBoxEvent): WordsBoxStep {
  switch (event.type) {
    case 'typed':
      return typed(box, event.words);
    case 'typed-early':
      return typed(box, withEarlyWords(box.words, event.words));
    case 'submitted':
      if (box.piece === undefined || box.submitId || box.words.trim() === '') return unchanged(box);
      return send({ ...box, submitId: event.submitId, problem: undefined });
    case 'due':
      return send(box);
    case 'seen':
      return seen(box, event.facts);
    case 'typed-elsewhere':
      return typedElsewhere(box, event.piece, event.words);
    case 'connected':
      return send({ ...box, connected: true, sending: undefined, taken: undefined });
    case 'disconnected':
      return unchanged({ ...box, connected: false, sending: undefined, taken: undefined });
    default:
      return event.id === box.sending?.id ? answered(box, box.sending, event) : unchanged(box);
  }
}

function unchanged(box: WordsBox): WordsBoxStep {
  return { box, effects: [] };
}

function typed(box: WordsBox, words: string): WordsBoxStep {
  if (box.submitId || words === box.words) return unchanged(box);
  const next = { ...box, words, problem: undefined };
  // Words ahead of a piece wait on this device until it begins.
  const waits = next.sending !== undefined || next.piece === undefined;
  return { box: next, effects: [{ type: 'keep' }, ...(waits ? [] : [{ type: 'due-in' as const, ms: GATHER_MS }])] };
}

/** Sends what the server does not have yet, one message at a time. */
function send(box: WordsBox): WordsBoxStep {
  const nothingNew = box.words === (box.taken ?? '') && !box.submitId;
  if (!box.connected || box.piece === undefined || box.sending || box.problem !== undefined || nothingNew) return unchanged(box);
  const { piece, words, submitId } = box;
  const sending: Sending = { id: box.lastId + 1, piece, words, base: box.taken ?? '', submitId };
  return { box: { ...box, sending, lastId: sending.id }, effects: [{ type: 'send', sending }] };
}

type Answer = Extract<WordsBoxEvent, { id: number }>;

function answered(box: WordsBox, sent: Sending, answer: Answer): WordsBoxStep {
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

function endFailed({ submitId }: Sending): WordsBoxEffect[] {
  return submitId === undefined ? [] : [{ type: 'end-failed' }];
}

function seen(box: WordsBox, facts: OwnFacts): WordsBoxStep {
  const effects: WordsBoxEffect[] = [];
  let next = box;
  if (next.piece !== undefined && next.piece !== facts.piece) next = endPiece(next, next.piece, facts, effects);
  if (facts.piece !== undefined && next.piece === undefined) next = startPiece(next, facts.piece, facts.draft, effects);
  return { box: next, effects };
}

function endPiece(box: WordsBox, piece: number, facts: OwnFacts, effects: WordsBoxEffect[]): WordsBox {
  const handedIn = facts.pieces.find(({ number }) => number === piece);
  const words = readyToGoOn(leftOver(box.words, handedIn?.text ?? ''));
  const handedBack = words !== '';
  effects.push({ type: 'keep' }, { type: 'piece-ended', by: box.submitId ? 'writer' : 'other', wrote: handedIn !== undefined, handedBack });
  return { ...box, words, piece: undefined, taken: undefined, sending: undefined, submitId: undefined, problem: undefined, handedBack };
}

function startPiece(box: WordsBox, piece: number, draft: string, effects: WordsBoxEffect[]): WordsBox {
  // They may be in the middle of a word.
  const words = draft === '' ? box.words : joinWords(draft, box.words);
  effects.push({ type: 'keep' });
  if (words !== draft) effects.push({ type: 'due-in', ms: GATHER_MS });
  return { ...box, words, piece, taken: draft };
}

/** This tab follows another one as long as it has nothing of its own to send. */
function typedElsewhere(box: WordsBox, piece: number, words: string): WordsBoxStep {
  if (piece !== box.piece || box.sending || box.submitId || box.words !== (box.taken ?? '')) return unchanged(box);
  return { box: { ...box, words, taken: words }, effects: [{ type: 'keep' }] };
}
