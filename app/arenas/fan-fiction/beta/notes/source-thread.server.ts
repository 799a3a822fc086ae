import { type SourceParagraph, sourceParagraphs } from './source-paragraphs';

// Finds the paragraphs of long texts in a thread: each of them is parsed by itself.

export const work = (body: string): SourceParagraph[] | undefined => sourceParagraphs(body);
