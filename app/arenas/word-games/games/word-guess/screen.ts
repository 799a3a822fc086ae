import { gameScreen } from '../../play/game-screen';
import { wordGuessContract } from './word-guess.contract';
import { WordGuessBoard } from './word-guess-board';

export const screen = gameScreen(wordGuessContract, WordGuessBoard);
