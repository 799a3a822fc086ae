import { sql } from 'kysely';
import { createContext } from 'react-router';
import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import { LADDERS, type Ladder } from './ladders';
import { removeDoubtful } from './ratings-board.server';
import { reverseContests } from './replay-ladder.server';
import { shownResult, shownSkills } from './shown-skills.server';
import { chanceOf, SHOWN_FROM, type Skill } from './skill';
import { atTime } from './stored-skill';

/** Points of a curve. */
const CURVE_POINTS = 60;

/** A rating after a contest. */
interface RatingPoint extends Skill {
  at: Date;
}

/** What the latest contest did to a player. */
interface LastChange {
  at: Date;
  place: number;
  /** How many took part. */
  of: number;
  /** How likely it was that they came first, 0 to 1. */
  chance: number;
  before: Skill;
  after: Skill;
}

/** Where a player stands on a ladder. */
export interface LadderStanding {
  ladder: Ladder;
  contests: number;
  /** By now; undefined until there are enough contests. */
  skill: Skill | undefined;
  /** The latest contests, the oldest first; empty until there are enough. */
  curve: readonly RatingPoint[];
  /** For themselves only. */
  last: LastChange | undefined;
}

export interface RatingsService {
  /** Where a player stands, on each ladder on which they were rated. @param own whether they ask themselves. */
  standingsOf(playerId: string, own: boolean): Promise<LadderStanding[]>;
  /** Lets the contests of a source, such as a room, count no longer, or count again. @returns whether that changed anything. */
  reverse(source: { ladder: Ladder; sourceId: string; reversed: boolean }): Promise<boolean>;
  /** Takes those off the boards whom time has made too doubtful. */
  removeDoubtful(): Promise<void>;
}

/** Where loaders, actions and other features find it. */
export const ratingsContext = createContext<RatingsService>();

/** Ratings with their doubt; `rateContest` adds to them. @see docs/product/skill-ratings.md */
export function createRatings({ db, clock }: { db: Db; clock: Clock }): RatingsService {
  return {
    async standingsOf(playerId, own) {
      const skills = await shownSkills(db, { playerIds: [playerId] });
      const now = clock.now();
      return Promise.all(
        skills.map(async ({ ladder, contests, ...skill }) => {
          const isKnown = contests >= SHOWN_FROM;
          return {
            ladder,
            contests,
            skill: isKnown ? atTime(skill, now) : undefined,
            curve: isKnown ? await curveOf(db, playerId, ladder) : [],
            last: own ? await lastChangeOf(db, playerId, ladder) : undefined,
          };
        }),
      );
    },
    reverse: (source) => reverseContests({ db, clock }, source),
    async removeDoubtful() {
      for (const ladder of LADDERS) await removeDoubtful({ db, clock }, ladder);
    },
  };
}

/** What contests did to a player, the latest first, as far as it may be shown. */
function resultsOf(db: Db, playerId: string, ladder: Ladder) {
  return db
    .selectFrom('skill_result as result')
    .innerJoin('skill_contest as contest', 'contest.id', 'result.contest_id')
    .where('result.player_id', '=', playerId)
    .where('contest.ladder', '=', ladder)
    .where('contest.reversed_at', 'is', null)
    .where(sql<boolean>`${sql.raw(shownResult('result'))}`)
    .orderBy('contest.number', 'desc');
}

async function curveOf(db: Db, playerId: string, ladder: Ladder): Promise<RatingPoint[]> {
  const rows = await resultsOf(db, playerId, ladder)
    .select(['contest.rated_at', 'result.mean', 'result.deviation'])
    .limit(CURVE_POINTS)
    .execute();
  return rows.reverse().map(({ rated_at: at, mean, deviation }) => ({ at, mean, deviation }));
}

async function lastChangeOf(db: Db, playerId: string, ladder: Ladder): Promise<LastChange | undefined> {
  const own = await resultsOf(db, playerId, ladder)
    .select(['contest.id', 'contest.rated_at', 'result.number', 'result.place'])
    .select(['result.mean_before', 'result.deviation_before', 'result.mean', 'result.deviation'])
    .limit(1)
    .executeTakeFirst();
  if (!own) return undefined;
  const others = await db
    .selectFrom('skill_result')
    .select(['mean_before as mean', 'deviation_before as deviation'])
    .where('contest_id', '=', own.id)
    .where('number', '<>', own.number)
    .orderBy(sql`number`)
    .execute();
  const before = { mean: own.mean_before, deviation: own.deviation_before };
  return {
    ...{ at: own.rated_at, place: own.place, of: others.length + 1, before },
    chance: chanceOf(before, others),
    after: { mean: own.mean, deviation: own.deviation },
  };
}
