import type { Random } from '~/platform/random/random';
import type { Stage, Voice } from '~content/story-writer/piece';
import { type Cast, chooseCast } from './cast';
import type { LengthRange } from './lengths';
import type { Memory } from './memory';
import { fits } from './pieces/fits';
import type { Piece } from './pieces/piece-template';
import { generalPieces, leadsOf } from './pieces/pieces';
import { type Mentions, renderPiece } from './pieces/render-piece';
import type { StoryReading } from './reading/story-reading';

/** Versions of a part to try; the best one is used. */
const TRIES = 40;
/** Pieces to try in one slot of a part before leaving it empty. */
const PIECES_TRIED = 60;
const LEAD_CHANCE = 0.3;

export interface Task {
  story: StoryReading;
  memory: Memory;
  voice: Voice;
  stage: Stage;
  /** The part must contain one of these pieces; empty when it is free. */
  step: readonly Piece[];
  range: LengthRange;
  random: Random;
}

interface Draft {
  text: string;
  pieces: Piece[];
  mentions: Mentions;
  cast: Cast;
}

const byVoice = new Map<Voice, readonly Piece[]>(
  (['Emma', 'Noah', 'Olivia', 'Liam'] as const).map((voice) => [voice, generalPieces.filter((piece) => piece.voice === voice)]),
);

/** Assembles a part from pieces: makes several versions and takes the one that fits best. */
export function composePart(task: Task): string {
  const versions = Array.from({ length: TRIES }, () => draftPart(task, poolOf(task)));
  const best = bestOf(versions, task);
  if (faultsOf(best, task) < 100) return best.text;
  const anyVoice = generalPieces.filter(({ stage }) => stage !== 'reply' && stage !== 'broken-off');
  return bestOf([best, ...Array.from({ length: TRIES }, () => draftPart({ ...task, step: [] }, anyVoice))], task).text;
}

function bestOf(drafts: readonly Draft[], task: Task): Draft {
  return drafts.reduce((best, draft) => (faultsOf(draft, task) < faultsOf(best, task) ? draft : best));
}

/** The pieces that a voice has for this stage. */
function poolOf({ voice, stage }: Task): readonly Piece[] {
  return (byVoice.get(voice) ?? []).filter((piece) => piece.stage === stage || piece.stage === 'any');
}

function draftPart(task: Task, pool: readonly Piece[]): Draft {
  const { random, story, range } = task;
  const cast = chooseCast(story, { chance: random.next, maySwap: task.step.length === 0 });
  let draft: Draft = { text: '', pieces: [], mentions: { meant: {} }, cast };
  draft = joined(added(draft, answers(task), task), task);
  const stepFirst = random.next() < 0.6;
  if (stepFirst) draft = added(draft, task.step, task);
  for (let round = 0; round < 8 && wantsMore(draft, range, task); round += 1) {
    const longer = added(draft, namesOnly(pool, draft, task), task);
    if (longer === draft) break;
    draft = longer;
  }
  return stepFirst ? draft : added(draft, task.step, task);
}

function wantsMore({ text, pieces }: Draft, { min, aim }: LengthRange, { step }: Task): boolean {
  const waiting = step.length > 0 && !pieces.some((piece) => piece.thread);
  const length = text.length + (waiting ? (step[0]?.source.length ?? 0) : 0);
  return length < min || length + 30 < aim;
}

/** Pieces that answer the text when it breaks off or asks a question. */
function answers({ story, voice }: Task): Piece[] {
  if (story.lastBreak === 'none') return [];
  const stage = story.lastBreak === 'question' ? 'reply' : 'broken-off';
  return (byVoice.get(voice) ?? []).filter((piece) => piece.stage === stage);
}

/** Joins an answer to a text that breaks off: after a dash, and after the mark that closes the speech. */
function joined(draft: Draft, { story }: Task): Draft {
  if (draft.text === '' || story.lastBreak === 'question') return draft;
  if (story.lastBreak === 'open-quote') return { ...draft, text: `—" ${draft.text}` };
  return { ...draft, text: `— ${draft.text.charAt(0).toLowerCase()}${draft.text.slice(1)}` };
}

/** Only pieces that name somebody, until somebody is named, if the story has a name at all. */
function namesOnly(pool: readonly Piece[], { pieces, cast }: Draft, { random }: Task): readonly Piece[] {
  if (!cast.P.named && !cast.O?.named) return pool;
  if (pieces.some((piece) => namesSomebody(piece, cast)) || (pieces.length === 0 && random.next() < 0.3)) return pool;
  return pool.filter((piece) => namesSomebody(piece, cast));
}

function namesSomebody({ names }: Piece, { P, O }: Cast): boolean {
  return (P.named && names.P) || (O?.named === true && names.O);
}

/** The draft with one more piece from a pool, or the draft itself when no piece goes with it. */
function added(draft: Draft, pool: readonly Piece[], task: Task): Draft {
  if (pool.length === 0) return draft;
  for (let attempt = 0; attempt < PIECES_TRIED; attempt += 1) {
    const piece = task.random.pick(pool);
    if (!suits(piece, draft, task)) continue;
    const lead = piece.takesLead && task.random.next() < LEAD_CHANCE ? task.random.pick(leadsOf[task.voice]) : '';
    const { text, mentions } = renderPiece(piece, draft.cast, draft.mentions, { lead, choose: task.random.integer });
    const whole = draft.text === '' ? text : `${draft.text} ${text}`;
    if (whole.length > task.range.max || (lead !== '' && draft.text.includes(lead))) continue;
    return { ...draft, text: whole, mentions, pieces: [...draft.pieces, piece] };
  }
  return draft;
}

function suits(piece: Piece, { pieces, cast }: Draft, { story, memory }: Task): boolean {
  if (!fits(piece, cast, story) || pieces.includes(piece)) return false;
  if (piece.speaks && pieces.some(({ speaks }) => speaks)) return false;
  if (piece.stage === 'any' && pieces.some(({ stage }) => stage === 'any')) return false;
  return !memory.isUsed(piece);
}

/** How far a draft is from what is wanted: 0 is right, 100 or more is unacceptable. */
function faultsOf({ text, pieces, cast }: Draft, { story, memory, range, step }: Task): number {
  let faults = Math.abs(text.length - range.aim) / 10;
  if (text.length < range.min || text.length > range.max) faults += 1000;
  if (memory.repeats(text)) faults += 500;
  if (step.length > 0 && !pieces.some((piece) => piece.thread)) faults += 20;
  if (story.lastBreak !== 'none' && pieces[0]?.stage !== 'reply' && pieces[0]?.stage !== 'broken-off') faults += 15;
  if ((story.focus.named || story.others.some(({ named }) => named)) && !pieces.some((piece) => namesSomebody(piece, cast))) faults += 90;
  return faults + sameStarts(text);
}

/** Counts sentences of a part that begin alike and make it monotonous. */
function sameStarts(text: string): number {
  const starts = text.split(/[.!?]["”]? +/).map((sentence) => sentence.split(' ')[0]);
  return 4 * (starts.length - new Set(starts).size);
}
