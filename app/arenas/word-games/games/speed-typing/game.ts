import type { DeclaredGame } from '../declared-game';
import { Scene } from './scene';

export const speedTyping: DeclaredGame = {
  par: 55,
  top: 57,
  font: '1em "Literata Variable"',
  Scene,
  rules: async () => (await import('./speed-typing.rules')).speedTyping,
  typing: async () => (await import('./typing-pace')).readTyping,
  screen: async () => (await import('./screen')).screen,
};
