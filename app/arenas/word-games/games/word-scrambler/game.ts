import type { DeclaredGame } from '../declared-game';
import { Scene } from './scene';

export const wordScrambler: DeclaredGame = {
  par: 550,
  top: 650,
  usual: 2650,
  asksForWords: true,
  Scene,
  rules: async () => (await import('./word-scrambler.rules')).wordScrambler,
  screen: async () => (await import('./screen')).screen,
};
