import { type RawBuilder, sql } from 'kysely';
import { hasPlayers, playerHash } from '~/accounts/leaving/players-by-hash.server';
import { createReplayedList } from '~/platform/backup/replayed-list.server';
import type { Db } from '~/platform/database/database.server';
import type { GraveReason } from '../cases/weight';
import { hidesInForce } from '../decisions/keeps-hidden.server';
import type { Basis } from '../decisions/measures';
import type { ReportTargets } from '../targets/report-targets.server';

/** Why something is out of sight: what a decision rests on, reports that hide it or put a door before it until a decision, or a command. */
type HiddenBy = Basis | 'reports' | 'door' | 'command';

/** A line of the list. */
export interface ListedHiding {
  kind: string;
  /** Of a person a hash of their id. */
  id: string;
  by: HiddenBy;
  /** Of grave things what they are about: harm to children, which other moderators do not see, or a person in danger. */
  about: GraveReason | null;
  at: Date;
  /** When it comes back by itself; null for what only a person brings back. */
  until: Date | null;
}

const listIn = (dataDir: string) => createReplayedList(dataDir, 'hidings.txt');

interface HidingCopy {
  db: Db;
  dataDir: string;
  targets: Pick<ReportTargets, 'isPerson' | 'sights'>;
}

/** Makes what copies all that is out of sight into DATA_DIR, for `replayHidings`. What was shown again is not on the list any more. */
export function createHidingCopy({ db, dataDir, targets }: HidingCopy): () => Promise<void> {
  const list = listIn(dataDir);
  return () =>
    list.update(async () => {
      if (!(await hasPlayers(db))) return undefined;
      const { sights } = targets;
      const hidings = [
        ...(await decidedHidings(db, sights)),
        ...(await reportedHidings(db, sights)),
        ...(await commandedHidings(db, sights)),
      ];
      return hidings.map((hiding) => lineOf(targets.isPerson(hiding.kind) ? { ...hiding, id: playerHash(hiding.id) } : hiding));
    });
}

/** The list in DATA_DIR. */
export async function hidingsIn(dataDir: string): Promise<ListedHiding[]> {
  return (await listIn(dataDir).read()).map((line) => {
    const [kind = '', id = '', by = '', about = '', at = '', until = ''] = line.split(' ');
    return {
      kind,
      id,
      by: by as HiddenBy,
      about: aboutOf(about, by),
      at: new Date(at),
      until: until === '-' ? null : new Date(until),
    };
  });
}

/** Lists of before threats were noted have a door alone to tell them by. */
function aboutOf(about: string, by: string): GraveReason | null {
  if (about === 'children') return about;
  return about === 'threat' || by === 'door' ? 'threat' : null;
}

function lineOf({ kind, id, by, about, at, until }: ListedHiding): string {
  return [kind, id, by, about ?? '-', at.toISOString(), until?.toISOString() ?? '-'].join(' ');
}

type Sights = ReportTargets['sights'];

/** In SQL, whether what is listed is in sight without a door, or its story, as a command shows things again in spite of a decision or a case. */
function inSight(
  sights: Sights,
  table: 'moderation_decision' | 'moderation_case',
  story: 'story_id' | 'hidden_story',
): RawBuilder<boolean> {
  const shown = sights.map(({ kind, isShown }) => {
    const id = sql`case ${sql.ref(`${table}.kind`)} when ${sql.lit(kind)} then ${sql.ref(`${table}.thing_id`)}::uuid end`;
    return isShown(kind === 'story' ? sql`coalesce(${id}, ${sql.ref(`${table}.${story}`)})` : id);
  });
  return sql<boolean>`(${sql.join([sql.lit(false), ...shown], sql` or `)})`;
}

/** What moderators decided, once a thing. */
async function decidedHidings(db: Db, sights: Sights): Promise<ListedHiding[]> {
  const { rows } = await sql<ListedHiding>`
    select kind, thing_id as id, max(basis) as by, case when bool_or(about_children) then 'children' end as about, min(made_at) as at, null as until
    from moderation_decision where ${hidesInForce} and not ${inSight(sights, 'moderation_decision', 'story_id')}
    group by kind, thing_id order by kind, thing_id`.execute(db);
  return rows;
}

/** What reports keep out of sight, or behind a door, until a decision. */
async function reportedHidings(db: Db, sights: Sights): Promise<ListedHiding[]> {
  const { rows } = await sql<ListedHiding>`
    select kind, thing_id as id, case when door then 'door' else 'reports' end as by,
      case urgency when 2 then 'children' when 1 then 'threat' end as about, coalesce(hidden_at, opened_at) as at, hidden_until as until
    from moderation_case where closed_at is null and hidden_at_once
      and not ${inSight(sights, 'moderation_case', 'hidden_story')} order by kind, thing_id, urgency`.execute(db);
  return rows;
}

/** What is hidden for its own sake by no decision and no report: by a command, or by a decision that went with its person. */
async function commandedHidings(db: Db, sights: Sights): Promise<ListedHiding[]> {
  const decided = sql`select kind, thing_id, story_id from moderation_decision where ${hidesInForce}
    union all select kind, thing_id, hidden_story from moderation_case where closed_at is null and hidden_at_once`;
  const outOfSight = sights.map(({ kind, hidden }) => sql`select ${sql.lit(kind)} as kind, id, at from (${hidden}) as hidden`);
  const { rows } = await sql<ListedHiding>`
    with decided as materialized (${decided}), out_of_sight as (${sql.join(outOfSight, sql` union all `)})
    select kind, id, 'command' as by, null as about, at, null as until from out_of_sight
    where not exists (
      select from decided where decided.kind = out_of_sight.kind and decided.thing_id = out_of_sight.id
        or out_of_sight.kind = 'story' and decided.story_id::text = out_of_sight.id
    ) order by kind, id`.execute(db);
  return rows;
}
