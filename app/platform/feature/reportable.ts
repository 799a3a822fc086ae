import type { RawBuilder, Transaction } from 'kysely';
import type { Clock } from '../clock/clock';
import type { Executor, Tables } from '../database/database.server';

/** Names something that can be reported, in addresses and in cases. */
export interface TargetName {
  kind: string;
  /** Lower case; mostly a UUID. */
  id: string;
}

/** Who looks: moderators also see what is hidden, and the words of Mature stories. */
export type TargetReader = 'anybody' | 'moderator';

/** How much of the words a reader is shown, in characters. */
export const EXCERPT_CHARACTERS: Readonly<Record<TargetReader, number>> = { anybody: 400, moderator: 6_000 };

/** Something that can be reported, as a reader sees it. */
export interface FoundTarget {
  /** Such as 'The Ninth Gate'. */
  label: string;
  /** Its author's public name. */
  author: string;
  /** Whose it is; null where nobody is named, and of AI writers. */
  ownerId: string | null;
  /** The beginning of its words; what is longer than the reader is shown is cut off. */
  excerpt: string;
  /** Where it stands on the site. */
  address: string;
  /** The story it is, or is part of; null where there is none. */
  storyId: string | null;
}

/** A target as it stands. The names of its parts are those of app/moderation/evidence/evidence-parts.ts, or new ones. */
export interface TargetSnapshot {
  /** What the database writes down when it changes while a case is open: the same as in the trigger on its table. */
  watched: Readonly<Record<string, unknown>>;
  /** What else is known of it, such as who can see it. */
  besides: Readonly<Record<string, unknown>>;
}

/** How many things are shown before and after one, and how much of each, in characters. */
export const NEIGHBOURS = { each: 3, characters: 600 } as const;

interface Neighbour {
  id: string;
  /** The writer's public name. */
  author: string;
  /** The beginning of the words. */
  text: string;
}

/** What stands before and after a thing, in the order in which people read it. */
export interface Neighbours {
  before: Neighbour[];
  after: Neighbour[];
}

/** Another target that the reporter of this one may mean. */
export interface OtherTarget extends TargetName {
  /** Such as 'Only the title is wrong'. */
  label: string;
}

/**
 * A kind of thing that people can report, as its feature declares it: how it is read, hidden and restored, and what of it is
 * evidence. Its table gets a trigger that keeps changes, as in migrations/0150-evidence.ts.
 */
export interface Reportable {
  /** Stored, and part of addresses: it never changes. */
  kind: string;
  /** What a sentence calls it. */
  noun: string;
  /** What a sentence calls one of them: 'the chapter “Two”'. */
  textOf(label: string): string;
  /** Whether it is a person: reports never hide them, and hiding them is no second thing beside a warning. */
  isPerson?: true;
  /** Whether it is hidden by itself, although it is part of a story. */
  hidesAlone?: true;
  /** Other ids of the kind that are hidden and shown with one, where that is no story: the parts of the same whole. */
  hiddenWith?(executor: Executor, id: string): Promise<string[]>;
  /** What moderators can do about it besides what they can do about all. */
  measures?: readonly ('rate' | 'remove-title' | 'remove-name' | 'remove-bio')[];
  /** Undefined for what is not there, and for what the reader may not see. */
  find(executor: Executor, id: string, reader: TargetReader): Promise<FoundTarget | undefined>;
  /** Takes it out of sight, or puts it back. @returns whether that changed anything. @throws {Refusal} for what is gone. */
  setHidden(
    tools: { trx: Transaction<Tables>; clock: Clock },
    target: { id: string; storyId: string | null },
    hidden: boolean,
  ): Promise<boolean>;
  /**
   * Puts a door before it: out of lists and visitors' sight, until it is shown or hidden by `setHidden`. Without it the kind has none.
   * @returns whether there is one now that was not there before.
   */
  putDoor?(
    tools: { trx: Transaction<Tables>; clock: Clock },
    target: { id: string; storyId: string | null },
    about: 'children' | 'threat',
  ): Promise<boolean>;
  /** Of a kind that goes out of sight by a command or with its person, in SQL: what the list for a restored backup needs. */
  sight?: {
    /** Selects `id`, as text, and `at` of what is hidden for its own sake, so not with its person. */
    hidden: RawBuilder<unknown>;
    /** Whether one is in sight, without a door before it. @param id a UUID, or null. */
    isShown(id: RawBuilder<unknown>): RawBuilder<boolean>;
  };
  /** Undefined for what is gone. */
  snapshot(executor: Executor, id: string): Promise<TargetSnapshot | undefined>;
  /** What stands before and after it, as moderators read it; nothing stands beside what has none. */
  around?(executor: Executor, id: string): Promise<Neighbours>;
  /** Where an id names a whole: its parts to choose from; undefined for other ids. */
  choices?(executor: Executor, id: string): Promise<Pick<FoundTarget & TargetName, 'id' | 'author' | 'excerpt'>[] | undefined>;
  /** One of these that the reporter of `target` may mean. */
  instead?(executor: Executor, target: TargetName): Promise<OtherTarget | undefined>;
}
