import type { Random } from '~/platform/random/random';
import { gameRules } from '../../games/game-rules';
import type { GameId } from '../../games/games';
import type { ScoredState } from '../../games/word-game';
import type { Lexicon } from '../../lexicon/lexicon';
import type { StoredMove } from '../../word-games.tables';
import { goodPlayerOf } from './good-players';
import type { SimulatedPlayer } from './simulated-player';

/** A run as the referee would have stored it. */
export interface SimulatedRun {
  deal: ScoredState;
  moves: StoredMove[];
  state: ScoredState;
}

interface Played {
  lexicon: Lexicon;
  random: Random;
  /** A usual one unless given. */
  deal?: ScoredState;
}

/** Plays a run of a game until its time is up or nothing is left. */
export function simulateRun(id: GameId, player: SimulatedPlayer, { lexicon, random, deal: given }: Played): SimulatedRun {
  const game = gameRules[id];
  const deal = given ?? game.deal(lexicon, random, new Set());
  const endsAt = game.seconds * (deal.share ?? 1) * 1_000;
  const moves: StoredMove[] = [];
  const ask = goodPlayerOf(id);
  let state = deal;
  let elapsedMs = 0;
  while (!game.isOver(state)) {
    const asked = ask(state, lexicon, random);
    const foundMs = player.find(id, asked);
    const finds = foundMs !== undefined && foundMs <= Math.max(asked.patienceMs * 2, asked.thinkMs * 4);
    const keys = finds ? player.type(asked.typed) : [];
    elapsedMs += Math.round(finds ? keys.reduce((sum, ms) => sum + ms, foundMs) : asked.patienceMs);
    if (elapsedMs > endsAt) break;
    const move = finds ? atTimes(asked.right, keys) : asked.otherwise;
    const facts = game.lookUp?.(state, move, lexicon);
    const played = game.play(state, move, { elapsedMs }, facts);
    moves.push({ elapsedMs, move, ...(facts !== undefined && { facts }) });
    if (played.verdict.answer !== undefined) elapsedMs += player.pauseMs;
    state = played.state;
  }
  return { deal, moves, state };
}

/** A move with the time that each of its keys takes, where it tells them one by one. */
function atTimes(move: unknown, keys: readonly number[]): unknown {
  if (typeof move !== 'object' || move === null || !('events' in move) || !Array.isArray(move.events)) return move;
  return { ...move, events: move.events.map((event: object, index) => ({ ...event, ms: Math.round(keys[index] ?? 0) })) };
}
