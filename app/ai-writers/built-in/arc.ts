import type { Random } from '~/platform/random/random';
import type { Stage, ThreadStep, Voice } from '~content/story-writer/piece';
import type { Piece } from './pieces/piece-template';
import { threadPieces } from './pieces/pieces';
import { hashOf } from './text-tools';

/** Where each stage of a game ends, as a share of its time. */
const STAGE_ENDS = { opening: 0.2, complication: 0.62, turn: 0.84, ending: 1 } as const;
/** The earliest share of the game at which each step of the two threads may come, and the share by which it is due. */
const STEPS = [
  { plant: [0.03, 0.16], develop: [0.1, 0.66], turn: [0.64, 0.74], end: [0.84, 0.94] },
  { plant: [0.28, 0.4], develop: [0.38, 0.76], turn: [0.74, 0.84], end: [0.9, 1] },
] as const;
/** Characters after the opening that tell apart stories with the same opening. */
const FIRST_WORDS = 24;
/** The chance that a part carries a thread on when it may but need not. */
const EAGERNESS: Readonly<Record<ThreadStep, number>> = { plant: 0.5, develop: 0.42, turn: 0.4, end: 0.4, coda: 0.5 };

/** The stage of the story by the share of the game that has passed: 0 at its start, 1 at its end. */
export function stageAt(progress: number): Stage {
  if (progress > 1) return 'epilogue';
  if (progress < STAGE_ENDS.opening) return 'opening';
  if (progress < STAGE_ENDS.complication) return 'complication';
  return progress < STAGE_ENDS.turn ? 'turn' : 'ending';
}

export interface ArcQuestion {
  voice: Voice;
  progress: number;
  storyContent: string;
  opening: string;
  random: Random;
  /** Whether the text so far has used a piece. */
  isUsed(piece: Piece): boolean;
  /** Whether the story has what a piece needs. */
  isFit(piece: Piece): boolean;
}

/**
 * The next step of one of the story's threads, as pieces to choose from; empty when the part needs no step.
 * Progress is read from the text: a step is done when one of its pieces appears there.
 */
export function nextThreadStep(question: ArcQuestion): Piece[] {
  const { progress, random } = question;
  for (const [order, id] of threadsOf(question).entries()) {
    const pieces = threadPieces.get(id) ?? [];
    const done = (step: ThreadStep) => pieces.some((piece) => piece.thread?.step === step && question.isUsed(piece));
    const step = dueStep(order === 0 ? 0 : 1, progress, done);
    if (!step) continue;
    const fitting = pieces.filter(
      (piece) => piece.thread?.step === step.step && piece.voice === question.voice && !question.isUsed(piece) && question.isFit(piece),
    );
    if (fitting.length > 0 && (step.late || random.next() < EAGERNESS[step.step])) return fitting;
  }
  return [];
}

function dueStep(order: 0 | 1, progress: number, done: (step: ThreadStep) => boolean): { step: ThreadStep; late: boolean } | undefined {
  const times = STEPS[order];
  const at = (step: keyof typeof times) => ({ step, late: progress >= times[step][1] && step !== 'develop' });
  if (!done('plant')) return progress >= times.plant[0] && progress < 0.6 ? at('plant') : undefined;
  if (done('end')) return progress > 1 ? { step: 'coda', late: false } : undefined;
  if (done('turn')) return progress >= times.end[0] ? at('end') : undefined;
  if (progress >= times.turn[0]) return at('turn');
  return progress >= times.develop[0] ? at('develop') : undefined;
}

/** The two threads of a story, picked by its opening and the first words after it, so that they stay the same. */
function threadsOf({ storyContent, opening }: ArcQuestion): string[] {
  const ids = [...threadPieces.keys()];
  const start = storyContent.slice(0, opening.length + FIRST_WORDS);
  const first = hashOf(start) % ids.length;
  return [ids[first] ?? '', ids[(first + 1 + (hashOf(`${start}.`) % (ids.length - 1))) % ids.length] ?? ''];
}
