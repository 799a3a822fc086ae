/** Time per character of a replayed part, in ms. */
const LETTER_MS = 18;
/** Pause between two parts, in ms. */
const REST_MS = 900;
/** With reduced motion a part is shown whole, for this many ms per character. */
const READ_MS = 30;

/** The state of a replay. */
export interface Replay {
  /** Index of the current part. */
  part: number;
  /** ms spent in it so far. */
  elapsedMs: number;
  playing: boolean;
}

export type ReplayEvent = { type: 'play' } | { type: 'pause' } | { type: 'next' } | { type: 'previous' } | { type: 'passed'; ms: number };

/** At its beginning, playing. */
export const freshReplay: Replay = { part: 0, elapsedMs: 0, playing: true };

/**
 * A replay after an event.
 * @param lengths of the parts, in characters. @param still whether parts are shown whole, as motion is reduced.
 */
export function replayStep(replay: Replay, lengths: readonly number[], reducedMotion: boolean, event: ReplayEvent): Replay {
  const last = lengths.length - 1;
  switch (event.type) {
    case 'play':
      return isOver(replay, lengths, reducedMotion) ? freshReplay : { ...replay, playing: true };
    case 'pause':
      return { ...replay, playing: false };
    case 'next': {
      const whole = { part: last, elapsedMs: partMs(lengths[last] ?? 0, reducedMotion) };
      return replay.part < last ? { ...replay, part: replay.part + 1, elapsedMs: 0 } : { ...whole, playing: false };
    }
    case 'previous':
      return { ...replay, part: Math.max(0, replay.part - 1), elapsedMs: 0 };
    case 'passed': {
      if (!replay.playing) return replay;
      const elapsedMs = replay.elapsedMs + event.ms;
      const needed = partMs(lengths[replay.part] ?? 0, reducedMotion);
      if (elapsedMs < needed) return { ...replay, elapsedMs };
      return replay.part < last ? { ...replay, part: replay.part + 1, elapsedMs: 0 } : { ...replay, elapsedMs: needed, playing: false };
    }
  }
}

/** How many characters of the current part are visible. */
export function replayedLength({ elapsedMs, playing }: Replay, length: number, reducedMotion: boolean): number {
  // A part that the reader stepped to is shown whole; it is written character by character only while the replay runs.
  if (reducedMotion || (!playing && elapsedMs === 0)) return length;
  return Math.min(length, Math.floor(elapsedMs / LETTER_MS));
}

/** The visible start of paragraphs; leaves out those not begun yet. @param letters how many characters of them are visible. */
export function standingLetters(paragraphs: readonly string[], letters: number): string[] {
  let left = letters;
  return paragraphs.flatMap((paragraph) => {
    const begun = paragraph.slice(0, Math.max(0, left));
    left -= paragraph.length;
    return begun ? [begun] : [];
  });
}

function partMs(length: number, reducedMotion: boolean): number {
  return length * (reducedMotion ? READ_MS : LETTER_MS) + REST_MS;
}

function isOver({ part, elapsedMs }: Replay, lengths: readonly number[], reducedMotion: boolean): boolean {
  return part === lengths.length - 1 && elapsedMs >= partMs(lengths[part] ?? 0, reducedMotion);
}
