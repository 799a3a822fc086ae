import type { ColumnType, Generated } from 'kysely';
import type { TagKind } from './rules/tag';
import type { ChangedTag, TagAction } from './wrangling/changes';

/** A tag: what it is called, and what it counts as. */
export interface TagTable {
  id: Generated<number>;
  kind: TagKind;
  /** As it is shown. */
  name: string;
  /** What all of its spellings have in common: unique in its kind. */
  key: string;
  /** Whether it is offered, has a page of its own and may have synonyms. */
  canonical: ColumnType<boolean, boolean | undefined, boolean>;
  /** The canonical tag as which it counts; null for one that counts as itself. */
  canonical_id: ColumnType<number | null, number | null | undefined, number | null>;
  /** Whether it comes with the product: it stays, used or not. */
  shipped: ColumnType<boolean, boolean | undefined, boolean>;
  /** Whether a wrangler has left it as it is, so that it no longer waits in their queue. */
  settled: ColumnType<boolean, boolean | undefined, boolean>;
  /** Of a fandom of the registry: its id there. */
  fandom_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** Stories in lists that count as it and that everybody is shown. Follows within a minute. */
  story_count: ColumnType<number, number | undefined, number>;
  /** Stories in lists that count as it and that visitors are not shown: Mature ones, and those for members only. */
  mature_count: ColumnType<number, number | undefined, number>;
  /** Of these, the ones that everybody with an account is shown: for members only and not Mature. */
  members_count: ColumnType<number, number | undefined, number>;
  created_at: Date;
}

/** That a tag stands below a wider one: a character below a fandom, a freeform below another. */
export interface TagParentTable {
  tag_id: number;
  parent_id: number;
}

/** A tag of a story. */
export interface StoryTagTable {
  story_id: string;
  /** From 0, in the order of its author. */
  place: number;
  /** As its author wrote it. */
  tag_id: number;
  /** The tag by which the story is found; null where another tag of the story counts as the same. */
  counts_as: number | null;
}

/** That more or fewer stories count as a tag, until it is added to the tag's counts. */
export interface TagUseTable {
  id: Generated<number>;
  tag_id: number;
  stories: number;
  mature: number;
  members: ColumnType<number, number | undefined, number>;
}

/** That a reader is told of new stories with a tag. */
export interface TagFollowTable {
  player_id: string;
  tag_id: number;
  followed_at: Date;
}

/** That a reader does not want stories with a tag in their lists. */
export interface HiddenTagTable {
  player_id: string;
  tag_id: number;
  hidden_at: Date;
}

/** What a press of a wrangler changed, or authors who agreed. */
export interface TagChangeTable {
  id: Generated<number>;
  at: Date;
  /** Who did it; null for authors who agreed, and for people who have left. */
  player_id: string | null;
  action: TagAction;
  /** The tag into which others were merged. */
  into_id: number | null;
  /** How each tag was before and is since. */
  items: ColumnType<ChangedTag[], string, never>;
  undone_at: ColumnType<Date | null, never, Date>;
  undone_by: ColumnType<string | null, never, string>;
}

/** A tag whose stories must still be found by what it counts as now. */
export interface TagMoveTable {
  tag_id: number;
  /** The last story that is done; null before the first. */
  after_story: string | null;
  asked_at: Date;
}

/** What an author answered when asked whether a tag is a canonical one, spelled differently. */
export interface TagLikenessTable {
  player_id: string;
  tag_id: number;
  canonical_id: number;
  is_same: boolean;
  answered_at: Date;
  /** A keyed hash of the address from which it was answered; kept for 7 days. */
  address_key: ColumnType<string | null, string | null | undefined, string | null>;
  /** What it shares with answers about the same two tags from the same address or browser: they count as one. */
  cluster_id: ColumnType<string | null, string | null | undefined, string | null>;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    tag: TagTable;
    tag_parent: TagParentTable;
    story_tag: StoryTagTable;
    tag_use: TagUseTable;
    tag_follow: TagFollowTable;
    hidden_tag: HiddenTagTable;
    tag_change: TagChangeTable;
    tag_move: TagMoveTable;
    tag_likeness: TagLikenessTable;
  }
}
