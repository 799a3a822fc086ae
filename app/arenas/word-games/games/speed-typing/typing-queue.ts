import type { NumberedVerdict } from '../../play/board';
import { type Edit, MOST_EDITS, type SpeedTypingMove, type SpeedTypingView, type Typing } from './speed-typing.contract';
import { applyEdit } from './typed-text';

interface Batch {
  /** How many edits came before. */
  after: number;
  edits: readonly Edit[];
}

/** Edits in transit: typing is shown at once and judged later. */
export interface TypingQueue {
  /** Sent, but not accepted yet. */
  sent: readonly Batch[];
  unsent: readonly Edit[];
  /** Batches that were in transit when one before them was refused: their refusals say nothing about what was typed since. */
  stale: number;
}

export const emptyQueue: TypingQueue = { sent: [], unsent: [], stale: 0 };

/** What the line shows: the accepted text with all edits in transit. */
export function shownTyping({ texts, typing: accepted }: SpeedTypingView, { sent, unsent }: TypingQueue): Typing {
  const edits = [...sent.flatMap((batch) => batch.edits), ...unsent];
  return edits.reduce((typing, edit) => {
    const text = texts[typing.at - accepted.at];
    return (text !== undefined && applyEdit(typing, edit, text)) || typing;
  }, accepted);
}

export function withEdit(queue: TypingQueue, edit: Edit): TypingQueue {
  return { ...queue, unsent: [...queue.unsent, edit] };
}

/** The move to send next; undefined when nothing was typed. @param accepted how many edits the referee has accepted. */
export function nextMove({ sent, unsent }: TypingQueue, accepted: number): SpeedTypingMove | undefined {
  if (unsent.length === 0) return undefined;
  const after = sent.reduce((sum, { edits }) => sum + edits.length, accepted);
  return { type: 'typed', after, events: unsent.slice(0, MOST_EDITS) };
}

export function withSent(queue: TypingQueue, { after, events }: SpeedTypingMove): TypingQueue {
  return { ...queue, sent: [...queue.sent, { after, edits: events }], unsent: queue.unsent.slice(events.length) };
}

/**
 * Applies the referee's answer. Accepted edits are in the view now; a refusal returns the line to the accepted text,
 * once for everything in transit.
 * @param accepted how many edits the referee has accepted.
 * @param verdict undefined when there is no new one.
 */
export function settled(queue: TypingQueue, accepted: number, verdict: NumberedVerdict | undefined): TypingQueue {
  const sent = queue.sent.filter(({ after, edits }) => after + edits.length > accepted);
  if (verdict?.kind !== 'refused') return { ...queue, sent };
  if (verdict.code === 'out-of-step' && queue.stale > 0) return { ...queue, sent, stale: queue.stale - 1 };
  return { sent: [], unsent: [], stale: Math.max(0, sent.length - 1) };
}
