// Prints what a good player and a bot just below all bounds score and earn on a day of word games, over the real lexicon.
// Par is a good player's middle score. Then the share of a good player's runs of daily sets that earn all keystones, in whole rounds and
// in the shorter ones of the three, in per cent.
//   npm run bench:fair-play
import type * as GamesModule from '../app/arenas/word-games/games/games.ts';
import type * as LexiconModule from '../app/arenas/word-games/lexicon/lexicon.server.ts';
import type * as KeystonesModule from '../app/arenas/word-games/testing/play/daily-keystones.ts';
import type * as FairDayModule from '../app/arenas/word-games/testing/play/fair-day.ts';
import { loadApp } from './support/load-app.ts';

const { openLexicon } = await loadApp<typeof LexiconModule>('./app/arenas/word-games/lexicon/lexicon.server.ts');
const { fairDay } = await loadApp<typeof FairDayModule>('./app/arenas/word-games/testing/play/fair-day.ts');
const { withAllKeystones } = await loadApp<typeof KeystonesModule>('./app/arenas/word-games/testing/play/daily-keystones.ts');
const { GAME_IDS } = await loadApp<typeof GamesModule>('./app/arenas/word-games/games/games.ts');

const DAILY_RUNS = 400;

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
process.exit(0);
