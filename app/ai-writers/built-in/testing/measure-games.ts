import type { ScriptedGame } from '../../../../tests/corpora/games/scripted-game';
import { cardIdOf } from '../answering/draw-card';
import { normalise, sentencesOf } from '../text-tools';
import { measurePart, type PartMeasure } from './measure-part';
import { type PlayedPart, type PlayOptions, playGame } from './play-game';

/** A played game with the measures of its AI parts. */
export interface MeasuredGame {
  game: ScriptedGame;
  played: readonly PlayedPart[];
  parts: readonly PartMeasure[];
  /** Sentences that stand twice in it. */
  repeated: string[];
}

/** Games whose replies and cards do not come in the next one, as in the rooms of one player. */
const GAMES_REMEMBERED = 28;

/** Plays games one after the other as one player would, each with its own seed, and measures what their AI writers wrote. */
export function measureGames(games: readonly ScriptedGame[], { write }: Pick<PlayOptions, 'write'> = {}): MeasuredGame[] {
  const lately: number[][] = [];
  return games.map((game, index) => {
    const met = new Set(lately.slice(-GAMES_REMEMBERED).flat());
    const played = playGame(game, { seed: index * 7919 + 13, met, ...(write ? { write } : {}) });
    lately.push(played.flatMap(({ replies, card }) => [...replies, ...(card ? [cardIdOf(card) ?? 0] : [])]));
    const written = played.filter(({ by, passed }) => by !== 'person' && !passed);
    return {
      game,
      played,
      parts: written.map((part) => measurePart(part, game)),
      repeated: repeatedIn(written),
    };
  });
}

function repeatedIn(parts: readonly PlayedPart[]): string[] {
  const seen = new Set<string>();
  return parts
    .flatMap(({ text }) => sentencesOf(text).map(normalise))
    .filter((sentence) => sentence.length > 20 && (seen.has(sentence) || !seen.add(sentence)));
}

/** Games in a row in which a line or card should not stand more than twice. */
export const SPAN = 28;

/** In how many of so many games in a row each line or card of the stock stands, whatever it is worded with. */
export function skeletonsOf(
  games: readonly MeasuredGame[],
  idsOf: (part: PlayedPart) => readonly number[],
): { often: number; most: number } {
  const lines = new Map<number, number[]>();
  for (const [index, { played }] of games.entries())
    for (const id of new Set(played.flatMap(idsOf))) lines.set(id, [...(lines.get(id) ?? []), index]);
  const counts = [...lines.values()].map((at) =>
    Math.max(...at.map((first) => at.filter((index) => index >= first && index < first + SPAN).length)),
  );
  return { often: counts.filter((count) => count > 2).length, most: Math.max(0, ...counts) };
}
