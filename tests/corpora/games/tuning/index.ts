import { wellFormed } from '../well-formed';
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
import { eighthBlindGames } from './marked/eighth';
import { eleventhBlindGames } from './marked/eleventh';
import { fifthBlindGames } from './marked/fifth';
import { firstBlindGames } from './marked/first';
import { fourthBlindGames } from './marked/fourth';
import { ninthBlindGames } from './marked/ninth';
import { secondBlindGames } from './marked/second';
import { seventhBlindGames } from './marked/seventh';
import { sixthBlindGames } from './marked/sixth';
import { tenthBlindGames } from './marked/tenth';
import { thirdBlindGames } from './marked/third';
import { thirteenthBlindGames } from './marked/thirteenth';
import { twelfthBlindGames } from './marked/twelfth';
import { noirGames } from './noir';
import { oneLinersGames } from './one-liners';
import { ordersAndNonsenseGames } from './orders-and-nonsense';
import { playedByHandGames } from './played-by-hand';
import { romanceGames } from './romance';
import { scienceFictionGames } from './science-fiction';
import { threePeopleGames } from './three-people';
import { twoAtOddsGames } from './two-at-odds';
import { violenceGames } from './violence';

/** Games to tune the built-in writer with. */
export const tuningGames = wellFormed([
  ...brokenSentencesGames,
  ...childrensGames,
  ...comedyGames,
  ...dialogueGames,
  ...everydayGames,
  ...fantasyGames,
  ...foreignGames,
  ...horrorGames,
  ...literaryGames,
  ...longTurnsGames,
  ...noirGames,
  ...oneLinersGames,
  ...ordersAndNonsenseGames,
  ...playedByHandGames,
  ...romanceGames,
  ...scienceFictionGames,
  ...threePeopleGames,
  ...twoAtOddsGames,
  ...violenceGames,
  ...firstBlindGames,
  ...secondBlindGames,
  ...thirdBlindGames,
  ...fourthBlindGames,
  ...fifthBlindGames,
  ...sixthBlindGames,
  ...seventhBlindGames,
  ...eighthBlindGames,
  ...ninthBlindGames,
  ...tenthBlindGames,
  ...eleventhBlindGames,
  ...twelfthBlindGames,
  ...thirteenthBlindGames,
]);
