import { useMemo } from 'react';
import { ChapterProse } from '~/stories/reading/text/chapter-prose';
import { parseChapter } from '~/stories/reading/text/chapter-text';

/** A text as readers will see it. */
export default function ChapterPreview({ text }: { text: string }) {
  const blocks = useMemo(() => parseChapter(text), [text]);
  return blocks.length > 0 ? <ChapterProse blocks={blocks} /> : <p className="text-muted">Nothing to show yet.</p>;
}
