import { leads } from '~content/story-writer/leads';
import { type ThreadStep, threadSteps, type Voice, voices } from '~content/story-writer/piece';
import { pieceGroups } from '~content/story-writer/pieces';
import { threads } from '~content/story-writer/threads';
import { type Piece, parsePiece } from './piece-template';

const stageOf = { plant: 'opening', develop: 'complication', turn: 'turn', end: 'ending', coda: 'epilogue' } as const;

/** Every piece outside the threads. */
export const generalPieces: readonly Piece[] = pieceGroups.flatMap(({ voice, stage, lines }) =>
  linesOf(lines).map((line) => parsePiece(line, { voice, stage })),
);

/** The pieces of each thread. */
export const threadPieces: ReadonlyMap<string, readonly Piece[]> = new Map(
  threads.map((thread) => [thread.id, threadSteps.flatMap((step) => piecesOfStep(thread.id, step, thread[step]))]),
);

/** The leads with which a voice can begin a sentence. */
export const leadsOf: Readonly<Record<Voice, readonly string[]>> = {
  Emma: linesOf(leads.Emma),
  Noah: linesOf(leads.Noah),
  Olivia: linesOf(leads.Olivia),
  Liam: linesOf(leads.Liam),
};

function piecesOfStep(id: string, step: ThreadStep, lines: string): Piece[] {
  return linesOf(lines).map((line) => {
    const voice = voices.find((name) => name.startsWith(line.charAt(0))) ?? 'Emma';
    return parsePiece(line.slice(2), { voice, stage: stageOf[step], thread: { id, step } });
  });
}

function linesOf(lines: string): string[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
