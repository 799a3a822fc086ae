import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Ladder } from './ladders';

/** A contest that was rated. */
export interface SkillContestTable {
  id: string;
  /** Contests are rated in this order. */
  number: GeneratedAlways<number>;
  ladder: Ladder;
  /** What it was, such as a room. */
  source_id: string;
  /** Which one of its source's, such as a round. */
  part: number;
  rated_at: Date;
  /** Since when it counts no longer. */
  reversed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** What a contest did to one of those who took part. */
export interface SkillResultTable {
  contest_id: string;
  number: number;
  /** Null once they have left. */
  player_id: string | null;
  /** From 1; equal for those who did equally well. */
  place: number;
  mean_before: number;
  /** With what the time since their contest before has added. */
  deviation_before: number;
  mean: number;
  deviation: number;
  /** Whether who took part is not to know of it yet. */
  withheld: ColumnType<boolean, boolean | undefined, boolean>;
}

/** Where a player stands after their latest contest, which may be withheld from them: `shownSkills` is what may be shown. */
export interface SkillTable {
  ladder: Ladder;
  player_id: string;
  mean: number;
  deviation: number;
  contests: number;
  rated_at: Date;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    skill_contest: SkillContestTable;
    skill_result: SkillResultTable;
    skill: SkillTable;
  }
}
