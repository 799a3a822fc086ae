import type { ScriptedGame } from '../../../../tests/corpora/games/scripted-game';
import { wordRuns, wordsOf } from '../../words';
import { cardIdOf } from '../answering/draw-card';
import { readSentences } from '../language/tokens';
import { contentWords } from '../story/read-turn';
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
  /** What its people opened, and what was moved or closed within four of their turns. */
  opened: number;
  moved: number;
}

/** Games whose replies and cards do not come in the next one, as in the rooms of one player. */
const GAMES_REMEMBERED = 14;

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
      ...openedIn(game, played),
    };
  });
}

function repeatedIn(parts: readonly PlayedPart[]): string[] {
  const seen = new Set<string>();
  return parts
    .flatMap(({ text }) => sentencesOf(text).map(normalise))
    .filter((sentence) => sentence.length > 20 && (seen.has(sentence) || !seen.add(sentence)));
}

const FOLLOWED = 4;

/** An open point is moved when an AI part of the next four rounds names one of its words. */
function openedIn(game: ScriptedGame, played: readonly PlayedPart[]): { opened: number; moved: number } {
  const points = game.opened.filter(({ turn }) => turn < game.turns.length - game.people);
  const moved = points.filter(({ turn, words, is }) => {
    const content = contentWords(readSentences(words).flat());
    const after = played.filter(({ by, before, passed }) => {
      const said = before.filter((part) => part.by === 'person').length - 1;
      return by !== 'person' && !passed && said >= turn && said <= turn + FOLLOWED * game.people;
    });
    // A broken sentence is closed by the next writer; anything else by naming it.
    return is === 'broken-off'
      ? after.length > 0 && !/^["“]?\p{Lu}/u.test(after[0]?.text ?? '')
      : after.some(({ text }) => content.some((word) => stemsIn(text).has(word)));
  });
  return { opened: points.length, moved: moved.length };
}

function stemsIn(text: string): Set<string> {
  return new Set(contentWords(readSentences(text).flat()));
}

const RUN = 5;

/** The share of each game's runs of five words that stand in another game. */
export function sharedRuns(games: readonly MeasuredGame[]): number {
  const owners = new Map<string, Set<string>>();
  const runsOf = ({ parts }: MeasuredGame) => parts.flatMap(({ text }) => wordRuns(wordsOf(text), RUN));
  for (const game of games) for (const run of runsOf(game)) owners.set(run, (owners.get(run) ?? new Set()).add(game.game.id));
  const all = games.flatMap(runsOf);
  return all.filter((run) => (owners.get(run)?.size ?? 0) > 1).length / all.length;
}

/** The share of parts that, set behind the turns of another game, name neither a word nor a person of them. */
export function swapsNoticed(games: readonly MeasuredGame[]): number {
  const swapped = games.flatMap(({ played, game }, index) => {
    const other = games[(index + 7) % games.length];
    return played
      .filter(({ by, passed }) => by !== 'person' && !passed)
      .map((part, at) => {
        const turns = other?.game.turns[at % other.game.turns.length] ?? '';
        const measure = measurePart(part, game, turns);
        return !measure.namesWord && !measure.namesName;
      });
  });
  return swapped.filter(Boolean).length / swapped.length;
}
