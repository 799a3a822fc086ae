import { z } from 'zod';
import { MAX_TAG, type TagKind, tagLength, type WrittenTag } from '../rules/tag';
import { tagsInText } from '../rules/tags-in-text';
import { tagFormTexts } from '../tag-form-texts';

/** The fields of a form for the tags of a story, as the server reads them. */
export const tagFields = {
  fandoms: tagField('fandom'),
  relationships: tagField('relationship'),
  characters: tagField('character'),
  freeforms: tagField('freeform'),
};

function tagField(kind: TagKind) {
  return z
    .string()
    .default('')
    .transform((text) => tagsInText(kind, text))
    .refine((tags) => tags.every(({ name }) => tagLength(name) <= MAX_TAG), tagFormTexts.tooLong);
}

/** All tags that a form sent, in the order in which a story shows them. */
export function tagsOfFields(sent: Record<keyof typeof tagFields, WrittenTag[]>): WrittenTag[] {
  return [...sent.fandoms, ...sent.relationships, ...sent.characters, ...sent.freeforms];
}
