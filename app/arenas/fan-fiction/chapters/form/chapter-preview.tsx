import { useMemo } from 'react';
import { parseChapter } from '~/stories/reading/text/chapter-text';
import { Prose } from '~/ui/text/prose';
import { chapterTexts } from '../texts';

/** A text as readers will see it. */
export default function ChapterPreview({ text }: { text: string }) {
  const blocks = useMemo(() => parseChapter(text), [text]);
  return blocks.length > 0 ? <Prose paragraphs={blocks} dropCap /> : <p className="text-muted">{chapterTexts.noPreview}</p>;
}
