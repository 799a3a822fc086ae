import type { DeclaredGame } from '../declared-game';
import { Scene } from './scene';

export const wordGuess: DeclaredGame = {
  par: 850,
  top: 1100,
  topOfShort: 1240,
  usual: 1280,
  asksForWords: true,
  Scene,
  rules: async () => (await import('./word-guess.rules')).wordGuess,
  screen: async () => (await import('./screen')).screen,
};
