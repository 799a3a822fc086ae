import type { DeclaredGame } from '../declared-game';
import { Scene } from './scene';

export const speedTyping: DeclaredGame = {
  par: 55,
  top: 57,
  Scene,
  rules: async () => (await import('./speed-typing.rules')).speedTyping,
  screen: async () => (await import('./screen')).screen,
};
