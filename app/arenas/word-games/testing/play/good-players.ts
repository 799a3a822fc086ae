import type { GameId } from '../../games/games';
import type { Asker } from './asker';

const found = import.meta.glob<Asker>('../../games/*/good-player.ts', { eager: true, import: 'goodPlayer' });

/** How a good player fares with a game. @throws where the game's folder does not say. */
export function goodPlayerOf(game: GameId): Asker {
  const asker = found[`../../games/${game}/good-player.ts`];
  if (!asker) throw new Error(`games/${game}/good-player.ts is missing`);
  return asker;
}
