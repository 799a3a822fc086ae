import { gameScreen } from '../../play/game-screen';
import { wordPuzzleContract } from './word-puzzle.contract';
import { WordPuzzleBoard } from './word-puzzle-board';

export const screen = gameScreen(wordPuzzleContract, WordPuzzleBoard);
