import type { ScriptedGame } from '../../../../tests/corpora/games/scripted-game';
import type { StoryPart } from '../../writer-model';
import { writeStoryContent } from '../write-story-content';
import { writers } from './writers';

/** One part of a played game. */
export interface PlayedPart {
  /** A writer's name, or 'person'. */
  by: string;
  text: string;
  /** The parts before it. */
  before: readonly StoryPart[];
  /** The share of the game that had passed: 0 to 1, above 1 in the epilogue. */
  progress: number;
  /** Whether an AI writer passed: it has no text then. */
  passed: boolean;
  /** The card that it laid, where no writer of the round had an answer. */
  card?: string;
  /** The ids of the replies that it is made of; none for a person's. */
  replies: readonly number[];
}

export interface PlayOptions {
  seed: number;
  /** Replies that the players met in earlier games. */
  met?: ReadonlySet<number>;
  /** Writes a part; the built-in writer when none is given. */
  write?: typeof writeStoryContent;
}

/** Who writes for somebody who is away. */
const standIn = writers[3];

/** Rounds of a game that are played after its time. */
const EPILOGUE_ROUNDS = 1;

/** Plays a scripted game as a room does: in each round its people, or Liam for one who is away, then the AI writers of the seats that are left. */
export function playGame(game: ScriptedGame, { seed, met = new Set(), write = writeStoryContent }: PlayOptions): PlayedPart[] {
  const played: PlayedPart[] = [];
  const parts: StoryPart[] = [];
  const rounds = Math.floor(game.turns.length / game.people);
  const seated = writers.slice(0, 4 - game.people);
  const cards: string[] = [];
  let laidIn = Number.NEGATIVE_INFINITY;
  const add = (by: string, text: string, progress: number, replies: readonly number[] = []) => {
    played.push({ by, text, before: [...parts], progress, passed: false, replies });
    parts.push({ by: by === 'person' ? 'person' : 'ai', text });
  };
  const writeAs = (writer: (typeof writers)[number], { progress, round, behind }: { progress: number; round: number; behind?: number }) => {
    const content = write({
      ...writer,
      opening: game.opening,
      parts: [...parts],
      progress,
      seed: seed + played.length,
      met,
      cards,
      behind: behind ?? 0,
    });
    if (!('passes' in content)) return add(writer.writer, content.text, progress, content.replies);
    // A card stays the only one for a round.
    const card = behind === 0 && parts.at(-1)?.by === 'person' && round - laidIn > 1 ? content.card?.text : undefined;
    if (card) {
      cards.push(card);
      laidIn = round;
    }
    played.push({ by: writer.writer, text: '', before: [...parts], progress, passed: true, replies: [], ...(card ? { card } : {}) });
  };
  for (let round = 0; round < rounds; round += 1) {
    const progressAt = (seat: number) => (round + seat / 4) / (rounds - EPILOGUE_ROUNDS);
    for (let person = 0; person < game.people; person += 1) {
      const turn = round * game.people + person;
      if (game.away?.includes(turn)) writeAs(standIn, { progress: progressAt(person), round });
      else add('person', game.turns[turn] ?? '', progressAt(person));
    }
    for (const [index, writer] of seated.entries())
      writeAs(writer, { progress: progressAt(game.people + index), round, behind: seated.length - 1 - index });
  }
  return played;
}
