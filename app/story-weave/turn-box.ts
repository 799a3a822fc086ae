import { joinWords, leftOver } from './left-over';

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
  /** The writer ends the turn with them. */
  submit: boolean;
}

/** The box for one's own words. */
export interface TurnBox {
  words: string;
  /** The own turn that they are for; undefined while they wait for the next one. */
  turn: number | undefined;
  connected: boolean;
  /** What the server has said it has of this turn. */
  taken: string;
  sending: Sending | undefined;
  /** The writer has ended this turn: its words go out as soon as they can, and nothing more is typed. */
  ending: boolean;
  /** Why the server did not take the latest words. */
  problem: string | undefined;
  /** Words that had come too late were put into the box. */
  handedBack: boolean;
  lastId: number;
}

export type TurnBoxEvent =
  | { type: 'typed'; words: string }
  | { type: 'submitted' }
  /** It is time to send what is new. */
  | { type: 'due' }
  | { type: 'seen'; facts: OwnFacts }
  | { type: 'connected' }
  | { type: 'disconnected' }
  | { type: 'taken'; id: number }
  /** The server did not take them: `text` says why; the words stay. */
  | { type: 'refused'; id: number; text: string | undefined }
  /** No answer came. */
  | { type: 'lost'; id: number };

export type TurnBoxEffect =
  /** Keep box and turn on this device; empty words: forget them. */
  | { type: 'keep' }
  /** Put the words into the box that the writer types into. */
  | { type: 'show'; words: string }
  | { type: 'send'; sending: Sending }
  /** Ask again with 'due' in a moment. */
  | { type: 'due-soon' }
  | { type: 'turn-started' }
  | { type: 'turn-ended'; by: 'writer' | 'time'; wrote: boolean; handedBack: boolean };

export interface TurnBoxStep {
  box: TurnBox;
  effects: TurnBoxEffect[];
}

/** Words that an earlier page left on this device. */
export interface KeptBox {
  words: string;
  turn: number | undefined;
}

/** A box before anything is known of the room, with what was kept on this device. */
export function openTurnBox(kept: KeptBox | undefined): TurnBox {
  return {
    words: kept?.words ?? '',
    turn: kept?.turn,
    connected: false,
    taken: '',
    sending: undefined,
    ending: false,
    problem: undefined,
    handedBack: kept !== undefined && kept.words !== '' && kept.turn === undefined,
    lastId: 0,
  };
}

/** What happens to a box, and what is to be done about it. @see docs/product/story-weave.md */
export function turnBoxStep(box: TurnBox, event: TurnBoxEvent): TurnBoxStep {
  switch (event.type) {
    case 'typed':
      return typed(box, event.words);
    case 'submitted':
      if (box.turn === undefined || box.ending || box.words.trim() === '') return { box, effects: [] };
      return send({ ...box, ending: true, problem: undefined });
    case 'due':
      return send(box);
    case 'seen':
      return seen(box, event.facts);
    case 'connected':
      return send({ ...box, connected: true, sending: undefined });
    case 'disconnected':
      return { box: { ...box, connected: false, sending: undefined }, effects: [] };
    default:
      return event.id === box.sending?.id ? answered(box, box.sending, event) : { box, effects: [] };
  }
}

function typed(box: TurnBox, words: string): TurnBoxStep {
  if (box.turn === undefined || box.ending || words === box.words) return { box, effects: [] };
  const next = { ...box, words, problem: undefined };
  return { box: next, effects: [{ type: 'keep' }, ...(next.sending ? [] : [{ type: 'due-soon' as const }])] };
}

/** Sends what the server does not have yet, one message at a time. */
function send(box: TurnBox): TurnBoxStep {
  const nothingNew = box.words === box.taken && !box.ending;
  if (!box.connected || box.turn === undefined || box.sending || box.problem || nothingNew) return { box, effects: [] };
  const sending: Sending = { id: box.lastId + 1, turn: box.turn, words: box.words, submit: box.ending };
  return { box: { ...box, sending, lastId: sending.id }, effects: [{ type: 'send', sending }] };
}

function answered(
  box: TurnBox,
  sent: Sending,
  event: { type: 'taken' | 'lost' } | { type: 'refused'; text: string | undefined },
): TurnBoxStep {
  const free = { ...box, sending: undefined };
  if (event.type === 'lost') return { box: free, effects: [{ type: 'due-soon' }] };
  if (event.type === 'refused') {
    // Without a text the turn is over: the room will say what became of its words.
    return { box: { ...free, ending: false, problem: event.text }, effects: [] };
  }
  const taken = { ...free, taken: sent.words };
  if (sent.submit) return { box: taken, effects: [] };
  return { box: taken, effects: taken.words !== taken.taken || taken.ending ? [{ type: 'due-soon' }] : [] };
}

function seen(box: TurnBox, facts: OwnFacts): TurnBoxStep {
  const effects: TurnBoxEffect[] = [];
  let next = box;
  if (next.turn !== undefined && next.turn !== facts.turn) next = endTurn(next, next.turn, facts, effects);
  if (facts.turn !== undefined && next.turn === undefined) next = startTurn(next, facts.turn, facts.draft, effects);
  else if (facts.turn !== undefined) next = anotherTabWrote(next, facts.draft, effects);
  return { box: next, effects };
}

function endTurn(box: TurnBox, turn: number, facts: OwnFacts, effects: TurnBoxEffect[]): TurnBox {
  const part = facts.parts.find((own) => own.turn === turn);
  const words = leftOver(box.words, part?.text ?? '');
  const handedBack = words !== '';
  effects.push({ type: 'turn-ended', by: box.ending ? 'writer' : 'time', wrote: part !== undefined, handedBack });
  effects.push({ type: 'show', words }, { type: 'keep' });
  return { ...box, words, turn: undefined, taken: '', sending: undefined, ending: false, problem: undefined, handedBack };
}

function startTurn(box: TurnBox, turn: number, draft: string, effects: TurnBoxEffect[]): TurnBox {
  const words = joinWords(draft, box.words);
  effects.push({ type: 'turn-started' }, { type: 'show', words }, { type: 'keep' });
  if (words !== draft) effects.push({ type: 'due-soon' });
  return { ...box, words, turn, taken: draft };
}

/** Another tab of the same person types: this one follows as long as it has nothing of its own to send. */
function anotherTabWrote(box: TurnBox, draft: string, effects: TurnBoxEffect[]): TurnBox {
  if (draft === box.taken || box.sending || box.words !== box.taken) return box;
  effects.push({ type: 'show', words: draft }, { type: 'keep' });
  return { ...box, words: draft, taken: draft };
}
