import { z } from 'zod';
import { showsSomething } from '~/platform/text/visible';
import { publishedContent } from '~/stories/content-rating/content-forms';
import { type FactFieldValues, factFields } from '~/stories/facts/fact-forms';
import { progressNames } from '~/stories/facts/story-facts';
import { noteFields } from '~/stories/notes/note-forms';
import { storedText, storedTitle } from '~/stories/reading/text/stored-text';
import type { TagFieldValues } from '~/tags/story-tags/tag-field-names';
import { tagFields } from '~/tags/story-tags/tag-forms';
import { ALONE } from '../chapters/form/publish-into-texts';
import { commentRuleNames } from '../comments/comment-rules';
import { MAX_QUOTE } from '../comments/passages/passage';
import { stickers } from '../comments/stickers/stickers';
import { visitorTexts } from '../comments/visitors/texts';
import { MAX_VISITOR_NAME } from '../comments/visitors/visitor-rules';
import { MAX_CHAPTER, MAX_COMMENT, MAX_TITLE } from '../limits';
import { formTexts } from '../texts';

/** Control characters that no text needs; tabs and line breaks are not among them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to find.
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

function title(required: string) {
  return z
    .string(required)
    .refine((text) => !UNPRINTABLE.test(text), formTexts.unprintable)
    .transform((text) => storedTitle(text, ''))
    .refine((text) => text !== '', required)
    .refine((text) => text.length <= MAX_TITLE, formTexts.titleTooLong);
}

function body(required: string, most: number, tooLong: string) {
  return z
    .string(required)
    .refine((text) => !UNPRINTABLE.test(text), formTexts.unprintable)
    .transform(storedText)
    .refine(showsSomething, required)
    .refine((text) => text.length <= most, tooLong);
}

/** The version of the draft that a form builds on, and the last save of its page. */
const draftVersion = { version: z.coerce.number().int().optional(), save: z.uuid().optional() };

/** The arena's forms, as the server accepts them. `id` makes sending a form twice harmless. */
export const storyForm = z.object({
  id: z.uuid(),
  title: title(formTexts.storyIncomplete),
  content: body(formTexts.storyIncomplete, MAX_CHAPTER, formTexts.chapterTooLong),
  /** Where it is published instead of the library, such as a collection, or that it is its authors' alone for now; empty for the library. */
  into: z.union([z.uuid(), z.literal(''), z.literal(ALONE)]).default(''),
  ...publishedContent,
  ...factFields,
  ...tagFields,
  ...draftVersion,
  /** The pen name under which it appears; an empty choice is one's own name. */
  pen: z.uuid().optional(),
});
/** What the file of an imported work says of it. */
export const importedForm = storyForm.omit({ id: true, content: true, version: true, save: true, into: true, pen: true });
const chapterWords = z.object({
  id: z.uuid(),
  title: title(formTexts.chapterTitleRequired),
  content: body(formTexts.contentRequired, MAX_CHAPTER, formTexts.chapterTooLong),
  ...draftVersion,
});
export const newChapterForm = chapterWords.extend(noteFields);
export const chapterForm = chapterWords.extend({
  /** When the chapter had last been changed as its editor saw it, in ms since 1970. */
  base: z.coerce.number().int(),
});
/** The notes of a chapter. */
export const notesForm = z.object({ id: z.uuid(), ...noteFields });
/** Names a chapter, or a draft. */
export const chapterId = z.object({ id: z.uuid() });
export const titleForm = z.object({ title: title(formTexts.storyTitleRequired) });
export const commentForm = z.object({
  id: z.uuid(),
  chapter: z.uuid().optional(),
  /** The comment that it answers. */
  answers: z.uuid().optional(),
  /** The paragraph that it is about: its place in the chapter, and how it begins. */
  at: z.coerce.number().int().min(0).optional(),
  quote: z.string().max(MAX_QUOTE).optional(),
  /** What a visitor without an account calls themselves. */
  name: z.string().max(MAX_VISITOR_NAME, visitorTexts.nameTooLong).optional(),
  text: body(formTexts.commentEmpty, MAX_COMMENT, formTexts.commentTooLong).transform((text) => text.trim()),
});

/** What a reader says of a chapter without words. */
export const stickerForm = z.object({ chapter: z.uuid(), sticker: z.enum(stickers) });

/** How far a story is, as its author answers. */
export const progressForm = z.object({ progress: z.enum(progressNames) });

/** Whose comments appear under a story. */
export const commentRuleForm = z.object({
  rule: z.enum(commentRuleNames, formTexts.commentRuleMissing),
  /** Whether people without an account may comment; a box that is not ticked is not sent. */
  visitors: z.literal('on').optional(),
  /** Whether comments at paragraphs are folded; a box that is not ticked is not sent. */
  foldPassages: z.literal('on').optional(),
});

/** The fields of a form for a story or a chapter. `savedAt`: when its draft was saved, in ms since 1970; it is not sent. */
export type ChapterFields = Partial<TagFieldValues & FactFieldValues> & {
  id: string;
  title: string;
  content: string;
  base?: string;
  version?: string;
  save?: string;
  savedAt?: string;
  rating?: string;
  warnings?: string[];
  into?: string;
  pen?: string;
};
