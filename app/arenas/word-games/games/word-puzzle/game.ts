import type { DeclaredGame } from '../declared-game';
import { Scene } from './scene';

export const wordPuzzle: DeclaredGame = {
  par: 1250,
  top: 1515,
  topOfShort: 1640,
  usual: 3400,
  Scene,
  rules: async () => (await import('./word-puzzle.rules')).wordPuzzle,
  screen: async () => (await import('./screen')).screen,
};
