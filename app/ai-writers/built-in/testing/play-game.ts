import { writeStoryContent } from '../write-story-content';
import { writers } from './writers';

/** One part of a simulated game. */
export interface PlayedPart {
  /** A writer's name, or 'person'. */
  by: string;
  text: string;
  /** The story before it. */
  before: string;
  /** The share of the game that had passed: 0 to 1, above 1 in the epilogue. */
  progress: number;
}

export interface Game {
  opening: string;
  turns: readonly string[];
  /** How many turns each writer has. */
  rounds: number;
  seed: number;
  /** Whether Liam replaces the person in every fourth round. */
  away?: boolean;
}

/** Plays a whole game: the person, Emma, Noah, Olivia, round after round, with two rounds of epilogue. */
export function playGame({ opening, turns, rounds, seed, away = false }: Game): PlayedPart[] {
  const parts: PlayedPart[] = [];
  let story = opening;
  const add = (by: string, text: string, progress: number) => {
    parts.push({ by, text, before: story, progress });
    story += `\n\n${text}`;
  };
  for (let round = 0; round < rounds; round += 1) {
    const at = (seat: number) => (round + seat / 4) / Math.max(rounds - 2, 1);
    const write = (index: number, seat: number) => {
      const writer = writers[index] ?? writers[0];
      add(
        writer.writer,
        writeStoryContent({ ...writer, storyContent: story, opening, progress: at(seat), seed: seed + parts.length }),
        at(seat),
      );
    };
    const turn = turns[round];
    if (turn && !(away && round % 4 === 3)) add('person', turn, at(0));
    else if (away) write(3, 0);
    for (const index of [0, 1, 2]) write(index, index + 1);
  }
  return parts;
}
