import type { DeclaredGame } from '../declared-game';
import { Scene } from './scene';

export const wordCompletion: DeclaredGame = {
  par: 480,
  top: 645,
  usual: 685,
  asksForWords: true,
  Scene,
  rules: async () => (await import('./word-completion.rules')).wordCompletion,
  screen: async () => (await import('./screen')).screen,
};
