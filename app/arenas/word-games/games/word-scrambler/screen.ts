import { gameScreen } from '../../play/game-screen';
import { wordScramblerContract } from './word-scrambler.contract';
import { WordScramblerBoard } from './word-scrambler-board';

export const screen = gameScreen(wordScramblerContract, WordScramblerBoard);
