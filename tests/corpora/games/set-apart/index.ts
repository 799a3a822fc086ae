import { wellFormed } from '../well-formed';
import { eighthBlindGames } from './blind/eighth';
import { eleventhBlindGames } from './blind/eleventh';
import { fifthBlindGames } from './blind/fifth';
import { ninthBlindGames } from './blind/ninth';
import { seventhBlindGames } from './blind/seventh';
import { sixthBlindGames } from './blind/sixth';
import { tenthBlindGames } from './blind/tenth';
import { brokenSentencesGames } from './broken-sentences';
import { childrensGames } from './childrens';
import { comedyGames } from './comedy';
import { dialogueGames } from './dialogue';
import { everydayGames } from './everyday';
import { fantasyGames } from './fantasy';
import { foreignGames } from './foreign';
import { horrorGames } from './horror';
import { literaryGames } from './literary';
import { longTurnsGames } from './long-turns';
import { newcomersGames } from './newcomers';
import { noirGames } from './noir';
import { nonsenseGames } from './nonsense';
import { oneLinersGames } from './one-liners';
import { ordersGames } from './orders';
import { romanceGames } from './romance';
import { scienceFictionGames } from './science-fiction';
import { threePeopleGames } from './three-people';
import { twoAtOddsGames } from './two-at-odds';
import { unreadGamesOfOne } from './unread-one';
import { unreadGamesOfSeveral } from './unread-several';
import { violenceGames } from './violence';

/** Those that no reader has marked yet: a blind reading takes its parts from them. */
export const unreadGames = wellFormed([...ninthBlindGames, ...tenthBlindGames, ...eleventhBlindGames]);

/** Games that stay unread while the built-in writer is tuned, so that its figures in them are honest. */
export const setApartGames = wellFormed([
  ...brokenSentencesGames,
  ...childrensGames,
  ...comedyGames,
  ...dialogueGames,
  ...eighthBlindGames,
  ...everydayGames,
  ...fantasyGames,
  ...fifthBlindGames,
  ...foreignGames,
  ...horrorGames,
  ...literaryGames,
  ...longTurnsGames,
  ...newcomersGames,
  ...noirGames,
  ...nonsenseGames,
  ...oneLinersGames,
  ...ordersGames,
  ...romanceGames,
  ...scienceFictionGames,
  ...seventhBlindGames,
  ...sixthBlindGames,
  ...threePeopleGames,
  ...twoAtOddsGames,
  ...unreadGamesOfOne,
  ...unreadGamesOfSeveral,
  ...unreadGames,
  ...violenceGames,
]);
