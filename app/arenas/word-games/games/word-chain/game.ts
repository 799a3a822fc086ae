import type { DeclaredGame } from '../declared-game';
import { Scene } from './scene';

export const wordChain: DeclaredGame = {
  par: 1800,
  top: 2050,
  topOfShort: 2100,
  Scene,
  rules: async () => (await import('./word-chain.rules')).wordChain,
  screen: async () => (await import('./screen')).screen,
};
