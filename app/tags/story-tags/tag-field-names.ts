import type { TagKind } from '../rules/tag';

/** The fields of a form for the tags of a story. */
export const tagFieldNames = {
  fandom: 'fandoms',
  relationship: 'relationships',
  character: 'characters',
  freeform: 'freeforms',
} as const satisfies Record<TagKind, string>;

/** What they hold: tags separated by commas. */
export type TagFieldValues = Record<(typeof tagFieldNames)[TagKind], string>;
