/** What a tag names, in the order in which they are shown. */
export const tagKinds = ['fandom', 'relationship', 'character', 'freeform'] as const;

export type TagKind = (typeof tagKinds)[number];

/** A tag as it is written. */
export interface WrittenTag {
  kind: TagKind;
  name: string;
}

/** A tag that a story shows. */
export interface ShownTag extends WrittenTag {
  id: number;
}

/** The most tags of a story, of all kinds together. */
export const MAX_TAGS = 75;
/** The most fandoms of a story. */
export const MAX_FANDOMS = 5;
/** The longest tag, in characters as people count them. */
export const MAX_TAG = 100;

/** Characters as people count them: those outside of the first plane count as one. */
export function tagLength(name: string): number {
  return [...name].length;
}
