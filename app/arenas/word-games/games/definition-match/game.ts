import type { DeclaredGame } from '../declared-game';
import { Scene } from './scene';

export const definitionMatch: DeclaredGame = {
  par: 650,
  top: 750,
  usual: 750,
  asksForWords: true,
  Scene,
  rules: async () => (await import('./definition-match.rules')).definitionMatch,
  screen: async () => (await import('./screen')).screen,
};
