import { data } from 'react-router';
import { gameRules } from '../games/game-rules';
import { GAME_IDS, type GameId } from '../games/games';

/** What a page says about a game before it is played. */
export interface GameFacts {
  id: GameId;
  title: string;
  description: string;
  /** Length of a run, in seconds of game time. */
  seconds: number;
}

/** The facts of a game; undefined when no game has that id. */
function gameFacts(gameId: string): GameFacts | undefined {
  const id = GAME_IDS.find((candidate) => candidate === gameId);
  if (!id) return undefined;
  const { title, description, seconds } = gameRules[id];
  return { id, title, description, seconds };
}

/** The ten games in the order in which people see them. */
export const gameList: readonly GameFacts[] = GAME_IDS.flatMap((id) => gameFacts(id) ?? []);

/** The game that an address names. @throws a 404 response when no game has that id. */
export function knownGame(gameId: string): GameFacts {
  const game = gameFacts(gameId);
  if (!game) throw data(null, { status: 404 });
  return game;
}
