import type { Transaction } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import type { Executor, Tables } from '~/platform/database/database.server';
import type { BesidePlayer, ClosedCase, Detector } from '~/platform/feature/detector';
import {
  EXCERPT_CHARACTERS,
  type Neighbours,
  type OtherTarget,
  type Reportable,
  type TargetName,
  type TargetReader,
  type TargetSnapshot,
} from '~/platform/feature/reportable';
import { shortened } from '~/platform/text/shortened';
import { type CaseReasons, reasonsWith } from '../cases/reasons';
import type { GraveReason } from '../cases/weight';
import { foundKinds, type ReportTarget } from './report-target';

/** Everything that can be reported, by the kinds that features declare. A kind that no feature declares is nothing that is found. */
export interface ReportTargets {
  /**
   * A target that everybody may see, or that is behind a door which this person has opened; undefined for what is not there, hidden,
   * or not published. @param playerId undefined for a visitor.
   */
  find(executor: Executor, name: TargetName, playerId?: string): Promise<ReportTarget | undefined>;
  /** A target as moderators see it, hidden or not, with more of its words; undefined for what is gone or not published. */
  findForModerators(executor: Executor, name: TargetName): Promise<ReportTarget | undefined>;
  /** What a sentence calls what a case is about: 'the story “The Ninth Gate”'. */
  textOf(kind: string, label: string): string;
  /** What a kind of case is called: 'chapter'. */
  nounOf(kind: string): string;
  /** The kinds that a case can be of, in the order of their features. */
  kinds: readonly { kind: string; noun: string }[];
  isPerson(kind: string): boolean;
  /** What goes out of sight by a command or with its person. */
  sights: readonly ({ kind: string } & NonNullable<Reportable['sight']>)[];
  /** The story that is hidden with a target: itself, or the one that it is part of; null where nothing else is. */
  storyHiddenWith(target: Pick<ReportTarget, 'kind' | 'storyId'>): string | null;
  /** The ids of its kind that are hidden and shown together: its own, and for what is hidden as a whole all parts of that. */
  hiddenTogether(executor: Executor, name: TargetName): Promise<readonly string[]>;
  /** What can be done about a kind besides what can be done about all. */
  measuresOf(kind: string): NonNullable<Reportable['measures']>;
  /** Takes a target out of sight, or puts it back. @returns whether that changed anything. @throws {Refusal} for what is gone. */
  setHidden(
    tools: { trx: Transaction<Tables>; clock: Clock },
    target: TargetName & { storyId: string | null },
    hidden: boolean,
  ): Promise<boolean>;
  /** Puts a door before a target. @returns whether there is one now that was not there before; never for kinds without doors. */
  putDoor(
    tools: { trx: Transaction<Tables>; clock: Clock },
    target: TargetName & { storyId: string | null },
    about: GraveReason,
  ): Promise<boolean>;
  /** A target as it stands; undefined for what is gone. */
  snapshot(executor: Executor, name: TargetName): Promise<TargetSnapshot | undefined>;
  /** What stands before and after a target; undefined for what stands alone. */
  around(executor: Executor, name: TargetName): Promise<Neighbours | undefined>;
  /** The parts of a whole to choose from; undefined for what is itself a target. */
  choices: (executor: Executor, name: TargetName) => ReturnType<NonNullable<Reportable['choices']>>;
  /** Other targets that the reporter of this one may mean. */
  instead(executor: Executor, name: TargetName): Promise<OtherTarget[]>;
  /** Has features do what follows from a case being closed. */
  closed(trx: Transaction<Tables>, closed: ClosedCase): Promise<void>;
  /** Why it can come before moderators. */
  reasons: CaseReasons;
  /** What features say beside a case about a player. */
  besidePlayer(executor: Executor, playerId: string): Promise<BesidePlayer[]>;
}

/** With which cases are opened. */
export interface CaseTools {
  trx: Transaction<Tables>;
  targets: ReportTargets;
}

/** @param reportables those of all features. @param detectors likewise, where cases are looked at and closed. @see docs/product/reporting.md */
export function createReportTargets(reportables: readonly Reportable[], detectors: readonly Detector[] = []): ReportTargets {
  const byKind = new Map(reportables.map((reportable) => [reportable.kind, reportable]));

  async function find(executor: Executor, { kind, id }: TargetName, reader: TargetReader): Promise<ReportTarget | undefined> {
    const reportable = byKind.get(kind);
    const found = await reportable?.find(executor, id, reader);
    if (!reportable || !found) return undefined;
    const { noun, isPerson = false } = reportable;
    const excerpt = shortened(found.excerpt, EXCERPT_CHARACTERS[reader]);
    return { ...found, kind, id, noun, isPerson, text: reportable.textOf(found.label), excerpt };
  }

  const kinds = [...reportables.map(({ kind, noun }) => ({ kind, noun })), ...foundKinds];

  /** Its words are not quoted: nobody has looked at them yet. */
  async function findBehindDoor(executor: Executor, name: TargetName, playerId: string): Promise<ReportTarget | undefined> {
    const found = await find(executor, name, 'moderator');
    if (!found?.storyId) return undefined;
    const opened = executor.selectFrom('opened_door').select('story_id').where('story_id', '=', found.storyId);
    return (await opened.where('player_id', '=', playerId).executeTakeFirst()) && { ...found, excerpt: '' };
  }

  async function isForMembers(executor: Executor, { storyId }: ReportTarget): Promise<boolean> {
    if (storyId === null) return false;
    const story = await executor.selectFrom('story').select('members_only').where('id', '=', storyId).executeTakeFirst();
    return story?.members_only === true;
  }

  return {
    kinds,
    sights: reportables.flatMap(({ kind, sight }) => (sight ? [{ kind, ...sight }] : [])),
    nounOf: (kind) => kinds.find((known) => known.kind === kind)?.noun ?? kind,
    async find(executor, name, playerId) {
      const found = await find(executor, name, 'anybody');
      if (playerId === undefined) return found && (await isForMembers(executor, found)) ? undefined : found;
      return found ?? findBehindDoor(executor, name, playerId);
    },
    findForModerators: (executor, name) => find(executor, name, 'moderator'),
    textOf: (kind, label) => (kind === 'votes' ? `the votes for “${label}”` : (byKind.get(kind)?.textOf(label) ?? label)),
    isPerson: (kind) => byKind.get(kind)?.isPerson === true,
    storyHiddenWith: ({ kind, storyId }) => (byKind.get(kind)?.hidesAlone ? null : storyId),
    hiddenTogether: async (executor, { kind, id }) => [id, ...((await byKind.get(kind)?.hiddenWith?.(executor, id)) ?? [])],
    measuresOf: (kind) => byKind.get(kind)?.measures ?? [],
    setHidden: async (tools, { kind, ...target }, hidden) => (await byKind.get(kind)?.setHidden(tools, target, hidden)) ?? false,
    putDoor: async (tools, { kind, ...target }, about) => (await byKind.get(kind)?.putDoor?.(tools, target, about)) ?? false,
    snapshot: async (executor, { kind, id }) => byKind.get(kind)?.snapshot(executor, id),
    around: async (executor, { kind, id }) => byKind.get(kind)?.around?.(executor, id),
    choices: async (executor, { kind, id }) => byKind.get(kind)?.choices?.(executor, id),
    async instead(executor, name) {
      const others: OtherTarget[] = [];
      for (const reportable of reportables) {
        const other = await reportable.instead?.(executor, name);
        if (other) others.push(other);
      }
      return others;
    },
    async closed(trx, closed) {
      for (const detector of detectors) await detector.closed?.(trx, closed);
    },
    reasons: reasonsWith(detectors),
    async besidePlayer(executor, playerId) {
      const said = await Promise.all(detectors.map((detector) => detector.besidePlayer?.(executor, playerId)));
      return said.filter((each) => each !== undefined);
    },
  };
}
