import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { Executor, Tables } from '../database/database.server';

/** The rules of the arena, and the law, on which a decision can rest; their words stand in app/moderation/decisions/reasons/rules.ts. */
export type RuleName =
  | 'own-words'
  | 'never-fiction'
  | 'rooms'
  | 'rating'
  | 'real-people'
  | 'machine'
  | 'by-hand'
  | 'fair-ratings'
  | 'person'
  | 'hate'
  | 'advertising'
  | 'law';

/** Why the site brings something before moderators by itself, as the detector declares it that finds it. */
export interface FoundReason {
  /** Stored: it never changes. */
  id: string;
  /** How it reads. */
  label: string;
  /** What it weighs in the queue, from 100 to 500, as one report by an unknown person does. */
  weight: number;
  /** The rule that it most likely breaks, which the form of decisions suggests. */
  breaks?: RuleName;
  /** Whether nobody should have to read the words before they are ready to: they are folded. */
  isHarsh?: true;
  /** What moderators can do about it besides what they can do about its kind. */
  measures?: readonly 'take-ratings'[];
  /** What moderators read of a finding. @param params as they are stored; null where it has none. */
  words?(params: unknown): string;
}

/** Something for moderators to look at. */
export interface Finding {
  /** What can be reported: the kind and the id of a target. */
  kind: string;
  thingId: string;
  ownerId: string | null;
  /** The story it is or belongs to, whose readers give it weight. */
  storyId: string | null;
  /** One of those that its detector declares. */
  reason: FoundReason;
  /** Names and codes from which the reason's `words` are made; nothing where the reason says all. Stored as JSON. */
  params?: object;
  /** Whether the story is hidden until they decide, and shown by a decision that leaves it. */
  isHeld?: true;
}

/** A case that moderators close. */
export interface ClosedCase {
  id: string;
  /** What it is about. */
  kind: string;
  thingId: string;
  ownerId: string | null;
  /** Whether something was done about it. */
  isUpheld: boolean;
  now: Date;
}

/** What moderators read beside a case about a player. */
export interface BesidePlayer {
  title: string;
  /** Each with its moment, which stands where the text has `<at/>`. */
  lines: { id: string; text: string; at: Date }[];
}

/** What was published or changed. */
export interface DetectorInput {
  id: string;
  /** A second person it is about; null for most. */
  otherId: string | null;
  now: Date;
}

/**
 * What a feature looks for in something of its own that was published or changed, as it declares it. What is due stands in
 * `moderation_due`, by triggers (migrations/0071-moderation.ts) or `detectSoon`; a job hands it to the detector of its kind.
 */
export interface Detector {
  /** Stored: it never changes. */
  kind: string;
  /** Every reason that it finds. */
  finds: readonly FoundReason[];
  /** @returns nothing for what is gone, and for what is as it should be. */
  find(trx: Transaction<Tables>, input: DetectorInput): Promise<Finding[]>;
  /** Runs in the same transaction, once there are cases of what was found. */
  settle?(trx: Transaction<Tables>, id: string): Promise<void>;
  /** Runs in the transaction that closes a case, whatever it is about. */
  closed?(trx: Transaction<Tables>, closed: ClosedCase): Promise<void>;
  /** What a case about a player says besides. */
  besidePlayer?(executor: Executor, playerId: string): Promise<BesidePlayer | undefined>;
}

/** The words of findings with parameters; none for parameters that are not what the schema says. */
export function wordsFor<Params>(schema: z.ZodType<Params>, words: (params: Params) => string): NonNullable<FoundReason['words']> {
  return (params) => {
    const stored = schema.safeParse(params);
    return stored.success ? words(stored.data) : '';
  };
}

/** Has a detector look at something within a minute, if this is committed. */
export async function detectSoon(
  executor: Executor,
  { kind, id, otherId }: { kind: string; id: string; otherId?: string },
  now: Date,
): Promise<void> {
  await executor
    .insertInto('moderation_due')
    .values({ kind, thing_id: id, other_id: otherId ?? null, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
