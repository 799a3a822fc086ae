import { wellFormed } from '../well-formed';
import { brokenSentencesGames } from './broken-sentences';
import { childrensGames } from './childrens';
import { comedyGames } from './comedy';
import { dialogueGames } from './dialogue';
import { everydayGames } from './everyday';
import { fantasyGames } from './fantasy';
import { foreignGames } from './foreign';
import { guestsGamesOfOne } from './guests-one';
import { guestsGamesOfSeveral } from './guests-several';
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
import { visitorsGamesOfOne } from './visitors-one';
import { visitorsGamesOfSeveral } from './visitors-several';

/** Those that no reader has marked yet, for a blind reading. All have been read: the next reading needs new ones. */
export const unreadGames = wellFormed([]);

/** Games that stay unread while the built-in writer is tuned, so that its figures in them are honest. */
export const setApartGames = wellFormed([
  ...brokenSentencesGames,
  ...childrensGames,
  ...comedyGames,
  ...dialogueGames,
  ...everydayGames,
  ...fantasyGames,
  ...foreignGames,
  ...guestsGamesOfOne,
  ...guestsGamesOfSeveral,
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
  ...threePeopleGames,
  ...twoAtOddsGames,
  ...unreadGamesOfOne,
  ...unreadGamesOfSeveral,
  ...unreadGames,
  ...violenceGames,
  ...visitorsGamesOfOne,
  ...visitorsGamesOfSeveral,
]);
