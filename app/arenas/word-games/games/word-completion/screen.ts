import { gameScreen } from '../../play/game-screen';
import { wordCompletionContract } from './word-completion.contract';
import { WordCompletionBoard } from './word-completion-board';

export const screen = gameScreen(wordCompletionContract, WordCompletionBoard);
