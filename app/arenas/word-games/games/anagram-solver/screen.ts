import { gameScreen } from '../../play/game-screen';
import { anagramSolverContract } from './anagram-solver.contract';
import { AnagramSolverBoard } from './anagram-solver-board';

export const screen = gameScreen(anagramSolverContract, AnagramSolverBoard);
