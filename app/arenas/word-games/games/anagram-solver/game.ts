import type { DeclaredGame } from '../declared-game';
import { Scene } from './scene';

export const anagramSolver: DeclaredGame = {
  par: 750,
  top: 1000,
  usual: 1000,
  Scene,
  rules: async () => (await import('./anagram-solver.rules')).anagramSolver,
  screen: async () => (await import('./screen')).screen,
};
