import type { Db } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import type { DeclaredGame } from '../games/declared-game';
import { games as declared } from '../games/games';
import type { Lexicon } from '../lexicon/lexicon';
import { keptAmong } from '../my-words/my-words.server';
import { readRun } from '../referee/replay/stored-run';
import type { RunKeys } from '../referee/run-key.server';
import type { Games } from '../referee/run-store.server';
import type { RunSummary } from './run-summary.contract';
import { type RunTile, runTiles } from './run-tiles';

/** Words described at the end of a run. */
const MOST_WORDS = 40;
/** Missing answers described of a puzzle: the others are only named. */
const DESCRIBED_MISSING = 4;

interface RunSummaryDependencies {
  db: Db;
  games: Games;
  keys: RunKeys;
  /** The lexicon of a run: of now, or of a day of the daily set. */
  lexiconOf(day: string | undefined): Lexicon;
}

/** Reads the summary of a run that is over. @returns undefined when the key is wrong or there is no such run. */
export type ReadRunSummary = (runId: string, key: string) => Promise<RunSummary | undefined>;

/** @see docs/product/word-games.md */
export function createRunSummaries({ db, games, keys, lexiconOf }: RunSummaryDependencies): ReadRunSummary {
  return async (runId, key) => {
    if (!isUuid(runId) || !keys.fits(runId, key)) return undefined;
    const run = await db
      .selectFrom('game_run')
      .select(['game', 'player_id', 'daily_on', 'rules', 'deal', 'moves', 'started_at', 'ends_at'])
      .where('id', '=', runId)
      .where('settled_at', 'is not', null)
      .executeTakeFirst();
    if (!run) return undefined;
    const { rules, deal, moves } = readRun(games, run);
    const tiles = runTiles(rules, deal, moves);
    const entries = wordsMet(tiles, lexiconOf(run.daily_on ?? undefined));
    const { typing }: DeclaredGame = declared[run.game];
    const kept =
      run.player_id === null
        ? undefined
        : await keptAmong(
            db,
            run.player_id,
            entries.map(({ word }) => word),
          );
    return {
      tiles,
      words: entries.map(({ word, part, definition }) => ({ word, part, definition, kept: kept?.has(word) })),
      ...(typing && { typing: (await typing())(deal, moves, realPerGameMs(run, games[run.game].seconds)) }),
    };
  };
}

/** How long a ms of the game's clock took in a run. @param seconds of game time that it lasts. */
function realPerGameMs({ started_at, ends_at }: { started_at: Date; ends_at: Date }, seconds: number): number {
  return (ends_at.getTime() - started_at.getTime()) / (seconds * 1_000);
}

/** The words of a run that the lexicon describes, in the order in which they were met. */
function wordsMet(tiles: readonly RunTile[], lexicon: Lexicon) {
  const met = tiles.flatMap(({ asked, found, missing }) => [
    ...(asked ?? '').split(', '),
    ...found,
    ...missing.slice(0, DESCRIBED_MISSING),
  ]);
  return [...new Set(met)].flatMap((word) => lexicon.entry(word) ?? []).slice(0, MOST_WORDS);
}
