import { createHmac } from 'node:crypto';
import { seededRandom } from '~/platform/random/random';
import type { GameId } from '../../games/games';
import { dealRound, type ScoredState } from '../../games/word-game';
import type { Lexicon } from '../../lexicon/lexicon';
import type { Games } from '../../referee/run-store.server';
import { everydayLexicon } from './everyday-lexicon';
import { shareOn } from './three.server';

/** Words of every day that each game which asks for words has at least. */
const EVERYDAY_WORDS = 5;

/** What the deals of a date follow from. */
export interface DealSources {
  secret: string;
  games: Games;
  /** The lexicon with which a date began. */
  lexiconOf(day: string): Lexicon;
}

/** A game's deal of a date, in no order yet; of a shorter round for one of the day's three. @param day as 2026-11-20. */
export function dealDay({ secret, games, lexiconOf }: DealSources, game: GameId, day: string): ScoredState {
  const rules = games[game];
  const share = shareOn(day, game, rules.seconds);
  const random = seededRandom(dailySeed(secret, day, game));
  return dealRound(rules, { lexicon: everydayLexicon(lexiconOf(day)), random }, { share, easy: EVERYDAY_WORDS });
}

/** The seed of a date's deal. Without the secret nobody can work out what a day will bring. */
function dailySeed(secret: string, day: string, game: GameId): number {
  return createHmac('sha256', secret).update(`daily set ${day} ${game}`).digest().readUInt32BE(0);
}
