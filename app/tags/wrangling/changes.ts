import type { TagKind } from '../rules/tag';

/** What wranglers do with tags; 'agree' is a merge that three authors asked for. */
export type TagAction = 'canonical' | 'merge' | 'parents' | 'settle' | 'agree';

/** What a wrangler decides about a tag. */
export interface TagState {
  canonical: boolean;
  /** The canonical tag as which it counts. */
  canonicalId: number | null;
  settled: boolean;
  /** The ids of the tags above it, in ascending order. */
  parents: readonly number[];
}

/** How a change found a tag and how it left it, so that it can be undone. */
export interface ChangedTag {
  id: number;
  name: string;
  before: TagState;
  after: TagState;
  /** Of a merged one: the tags that counted as it, those below it, and which of these were put below the other one. */
  synonyms: readonly number[];
  children: readonly number[];
  movedChildren: readonly number[];
}

/** Of what kind the tags are above those of a kind; undefined: they have none. */
export const parentKinds: Readonly<Record<TagKind, TagKind | undefined>> = {
  fandom: undefined,
  character: 'fandom',
  relationship: 'character',
  freeform: 'freeform',
};

/** Whether a tag still is as a change left it. */
export function isAsLeft(now: TagState, left: TagState): boolean {
  return (
    now.canonical === left.canonical &&
    now.canonicalId === left.canonicalId &&
    now.settled === left.settled &&
    now.parents.length === left.parents.length &&
    now.parents.every((id, place) => id === left.parents[place])
  );
}
