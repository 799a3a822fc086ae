import { GAME_IDS, type GameId, games } from './games';
import type { WordGame } from './word-game';

const loaded = await Promise.all(GAME_IDS.map(async (id) => [id, await games[id].rules()] as const));

/** The rules of all games by id, for the server. */
export const gameRules = Object.fromEntries(loaded) as Readonly<Record<GameId, WordGame>>;
