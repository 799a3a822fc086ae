import { data, href, type RouterContextProvider } from 'react-router';
import { knownPlayer } from '~/accounts/viewer/viewer.server';
import { dateEnds, dateIn, datesLater, msToNextDate } from '~/platform/clock/local-days';
import { clockContext } from '~/platform/requests/request-context.server';
import { timeZoneOf } from '~/platform/requests/time-zone/time-zone-cookie';
import { dayText } from '~/platform/text/format-dates';
import { timeText } from '../fair-play/set-time';
import { gamesOfDay } from '../games/games';
import { gameList } from '../hall/game-list.server';
import { wordGamesContext } from '../word-games.server';
import type { ArchGame } from './arches/daily-arches';
import type { DailyRow } from './daily-board.server';
import type { BoardRow } from './daily-board-table';
import type { DailyGame } from './daily-set.server';
import { threeOf } from './deals/three.server';
import type { PastGame } from './past/past-sets.server';
import type { DailyResult } from './share/share-text';
import { standingText } from './standing';
import type { DayStandings } from './standings.server';

/** The date that an address names, as 2026-11-20. @throws a 404 response when it is none. */
export function knownDay(day: string): string {
  // Databases have no year 0, and the site no day before this century.
  const time = /^20\d\d-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN;
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day) throw data(null, { status: 404 });
  return day;
}

/** The date of the person who sent a request, by the time zone of their browser. */
export function daysOf(context: Readonly<RouterContextProvider>, request: Request) {
  const now = context.get(clockContext).now();
  const zone = timeZoneOf(request.headers);
  const today = dateIn(zone, now);
  return { zone, today, yesterday: datesLater(today, -1), msToNext: msToNextDate(zone, now) };
}

/** A player's result of a day, from their games. */
export function resultOf(day: string, games: readonly DailyGame[]): DailyResult {
  return {
    day,
    score: games.reduce((sum, { score }) => sum + score, 0),
    keystones: games.map(({ state, keystones }) => (state === 'played' ? keystones : undefined)),
  };
}

/**
 * A date of the daily set as its page shows it: its games, its boards and the viewer's result.
 * @param today the viewer's date.
 */
export async function dayPage(context: Readonly<RouterContextProvider>, day: string, today: string) {
  const player = knownPlayer(context);
  const { daily, pastSets, siteUrl } = context.get(wordGamesContext);
  const ends = dateEnds(day);
  const isOpen = ends > context.get(clockContext).now();
  // First of all: it settles what is over, so that all totals agree.
  const own = player && (await daily.gamesOf(player.id, day));
  const [seconds, board, followed, standings, streak, isPast, afterwards] = await Promise.all([
    daily.secondsOn(day),
    daily.board(day),
    player ? daily.followedBoard(player.id, day) : [],
    player && daily.standings(player.id, day),
    player && daily.streakOf(player.id, today),
    pastSets.isPast(day),
    player && !isOpen ? pastSets.gamesOf(player.id, day) : [],
  ]);
  const ofDay = gamesOfDay(day);
  const rowOf = (row: DailyRow) => boardRow(row, player?.id);
  return {
    day,
    dayText: dayText(new Date(day)),
    games: gameList
      .filter(({ id }) => ofDay.includes(id))
      .map((game) => ({
        game: { ...game, seconds: seconds.get(game.id) ?? game.seconds },
        own: archOf(
          own?.find((each) => each.game === game.id),
          afterwards.find((each) => each.game === game.id),
          standings,
        ),
      })) satisfies ArchGame[],
    three: threeOf(day),
    result: own && resultOf(day, own),
    standing: standings?.all && standingText(standings.all),
    streak,
    /** When its board closes, as ISO 8601; undefined once it has. */
    boardEnds: isOpen ? ends.toISOString() : undefined,
    /** Whether its games can be played afterwards. */
    again: isPast,
    board: board.map(rowOf),
    // One person alone makes no comparison.
    followed: followed.some(({ playerId }) => playerId !== player?.id) ? followed.map(rowOf) : [],
    address: siteUrl.origin + href('/word-games/daily'),
  };
}

function archOf(own: DailyGame | undefined, afterwards: PastGame | undefined, standings: DayStandings | undefined): ArchGame['own'] {
  if (!own) return undefined;
  if (own.state === 'open' && afterwards) return { ...own, ...afterwards, state: 'played', afterwards: true, standing: undefined };
  const { game, state, score, keystones, finishedMs, faulty } = own;
  const standing = standings?.games.get(game);
  return { state, score, keystones, finishedMs, faulty, standing: standing && state === 'played' ? standingText(standing) : undefined };
}

function boardRow({ playerId, rank, name, score, games, playedMs }: DailyRow, viewerId: string | undefined): BoardRow {
  return { playerId, rank, name, score, games, time: timeText(playedMs), own: playerId === viewerId };
}
