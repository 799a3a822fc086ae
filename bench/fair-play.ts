// Prints what a good player and a bot just below all bounds score and earn on a day of word games, over the real lexicon.
// Par is a good player's middle score.
//   npm run bench:fair-play
import type * as LexiconModule from '../app/arenas/word-games/lexicon/lexicon.server.ts';
import type * as FairDayModule from '../app/arenas/word-games/testing/play/fair-day.ts';
import { loadApp } from './support/load-app.ts';

const { openLexicon } = await loadApp<typeof LexiconModule>('./app/arenas/word-games/lexicon/lexicon.server.ts');
const { fairDay } = await loadApp<typeof FairDayModule>('./app/arenas/word-games/testing/play/fair-day.ts');

const { games, goodXp, botXp } = fairDay(openLexicon('content/lexicon'));
console.table(games);
console.log(`XP of a day: good player ${goodXp}, bot ${botXp}, ${(botXp / goodXp).toFixed(2)} times as much`);
process.exit(0);
