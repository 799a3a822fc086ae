import type { DeclaredGame } from '../declared-game';
import { Scene } from './scene';

export const wordAssociation: DeclaredGame = {
  par: 700,
  top: 1000,
  usual: 1500,
  Scene,
  rules: async () => (await import('./word-association.rules')).wordAssociation,
  screen: async () => (await import('./screen')).screen,
};
