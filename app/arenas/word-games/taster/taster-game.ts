import type { GameId } from '../games/games';

/** The game that a press on 'Play now' begins anywhere on the site: the shortest. */
export const TASTER_GAME = 'word-scrambler' satisfies GameId;
