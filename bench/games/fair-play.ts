// Prints what a good player and a bot just below all bounds score and earn on a day of word games, over the real lexicon.
// Par is a good player's middle score. Then the share of a good player's runs of daily sets that earn all keystones, in whole rounds and
// in the shorter ones of the three, in per cent, and how many of 10,000 deals of each game withhold some from perfect play. At last how many of 200 runs are refused: of Word Speed Typing by the fastest hands, and
// of every game by a program that finds in 5 ms and presses a key each 60 ms.
//   npm run bench:fair-play
import { readFileSync } from 'node:fs';
import type * as GamesModule from '../../app/arenas/word-games/games/games.ts';
import type * as LexiconModule from '../../app/arenas/word-games/lexicon/lexicon.server.ts';
import type * as KeystonesModule from '../../app/arenas/word-games/testing/play/daily-keystones.ts';
import type * as FairDayModule from '../../app/arenas/word-games/testing/play/fair-day.ts';
import type * as PerfectModule from '../../app/arenas/word-games/testing/play/perfect-run.ts';
import type * as RefusedModule from '../../app/arenas/word-games/testing/play/refused-runs.ts';
import { loadApp } from '../support/load-app.ts';

const { openLexicon } = await loadApp<typeof LexiconModule>('./app/arenas/word-games/lexicon/lexicon.server.ts');
const { fairDay } = await loadApp<typeof FairDayModule>('./app/arenas/word-games/testing/play/fair-day.ts');
const { withAllKeystones } = await loadApp<typeof KeystonesModule>('./app/arenas/word-games/testing/play/daily-keystones.ts');
const { refusedBots, refusedTypists } = await loadApp<typeof RefusedModule>('./app/arenas/word-games/testing/play/refused-runs.ts');
const { dealsWithoutAll, perfectPlayer } = await loadApp<typeof PerfectModule>('./app/arenas/word-games/testing/play/perfect-run.ts');
const { GAME_IDS } = await loadApp<typeof GamesModule>('./app/arenas/word-games/games/games.ts');

const DAILY_RUNS = 400;
const PERFECT_DEALS = 10_000;
const REFUSED_OF = 200;

const lexicon = openLexicon('content/lexicon');
const { games, goodXp, botXp } = fairDay(lexicon);
console.table(games);
console.log(`XP of a day: good player ${goodXp}, bot ${botXp}, ${(botXp / goodXp).toFixed(2)} times as much`);
const inPercent = (share: number | undefined) => (share === undefined ? undefined : Math.round(share * 100));
const earned = GAME_IDS.map((game) => ({
  game,
  whole: inPercent(withAllKeystones(game, 'whole', { lexicon, count: DAILY_RUNS })),
  short: inPercent(withAllKeystones(game, 'short', { lexicon, count: DAILY_RUNS })),
}));
console.table(earned);
const perfect = perfectPlayer(lexicon, readFileSync('content/lexicon/dictionary.txt', 'utf8').split('\n'));
console.table(
  GAME_IDS.map((game) => ({ game, withheld: dealsWithoutAll(game, perfect, { lexicon, count: PERFECT_DEALS }), of: PERFECT_DEALS })),
);
console.table(refusedTypists(lexicon, REFUSED_OF));
console.table(refusedBots(lexicon, REFUSED_OF));
process.exit(0);
