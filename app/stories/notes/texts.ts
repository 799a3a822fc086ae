import { numberText } from '~/platform/text/format';
import { MAX_NOTE } from './notes';

const LENGTH = `In up to ${numberText(MAX_NOTE)} characters; it does not count as words of the text.`;

/** Texts of authors' notes. */
export const noteTexts = {
  note: 'Author’s note',
  ofStory: { before: 'Note before the story', after: 'Note after the story' },
  ofChapter: { before: 'Note before the chapter', after: 'Note after the chapter' },
  hint: LENGTH,
  tooLong: `A note has at most ${numberText(MAX_NOTE)} characters. Please shorten it.`,
} as const;
