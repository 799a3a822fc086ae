import { SECOND_MS } from '~/platform/clock/durations';
import { dateIn, msToNextDate } from '~/platform/clock/local-days';
import { clockContext } from '~/platform/requests/request-context.server';
import type { TodayPart } from '~/site/today';
import { wordGamesContext } from '../word-games.server';

/** The day's set, as far as a player has come, and their streak. */
export const todaysSet: TodayPart = {
  order: -1,
  async read({ context, playerId, zone }) {
    const { daily } = context.get(wordGamesContext);
    const now = context.get(clockContext).now();
    const today = dateIn(zone, now);
    const [played, { days }] = await Promise.all([daily.gamesOf(playerId, today), daily.streakOf(playerId, today)]);
    const games = played.map(({ state }) => state);
    return {
      begun: days > 0 || games.some((state) => state !== 'open'),
      card: { kind: 'daily-set', card: { games, streakDays: days, secondsLeft: Math.ceil(msToNextDate(zone, now) / SECOND_MS) } },
    };
  },
};
