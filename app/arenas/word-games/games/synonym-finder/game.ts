import type { DeclaredGame } from '../declared-game';
import { Scene } from './scene';

export const synonymFinder: DeclaredGame = {
  par: 530,
  top: 620,
  topOfShort: 690,
  usual: 2400,
  asksForWords: true,
  Scene,
  rules: async () => (await import('./synonym-finder.rules')).synonymFinder,
  screen: async () => (await import('./screen')).screen,
};
