import { type ComponentType, lazy } from 'react';
import type { DeclaredGame } from '../games/declared-game';
import type { GameContract } from '../games/game.contract';
import { GAME_IDS, type GameId, games } from '../games/games';
import type { BoardProps } from './board';

type Board = ComponentType<BoardProps<unknown, unknown>>;

const lazily = (id: GameId): [GameId, Board] => [id, lazy(async () => ({ default: (await games[id].screen()).Board }))];

/** The boards; a page loads only the one of its game. */
export const boards = Object.fromEntries(GAME_IDS.map(lazily)) as Record<GameId, Board>;

/** Fetches a game's board in advance, with its font, so that a start shows it at once. */
export function preloadBoard(id: GameId): void {
  const { font }: DeclaredGame = games[id];
  if (font) void document.fonts.load(font);
  // Without a connection, starting the game reports it.
  games[id].screen().catch(() => undefined);
}

/** What the page of a game sends and reads; comes with its board. */
export async function contractOf(id: GameId): Promise<GameContract<unknown, unknown>> {
  return (await games[id].screen()).contract;
}
