import { AuthorNote } from '~/stories/notes/lazy-author-note';
import { Prose } from '~/ui/text/prose';
import type { FanStory } from '../reading/reading.contract';
import { useCountShown } from '../reading/use-count-shown';

interface RestOfWorkProps {
  storyId: string;
  chapters: readonly FanStory['chapter'][];
}

/** The chapters below the first one on a page of the whole work. */
export default function RestOfWork({ storyId, chapters }: RestOfWorkProps) {
  useCountShown(storyId, chapters);
  return (
    <>
      {chapters.map(({ id, number, title, blocks, noteBefore, noteAfter }) => (
        <article
          key={id}
          id={`chapter-${number}`}
          aria-labelledby={`chapter-${number}-title`}
          data-chapter={id}
          data-number={number}
          className="scroll-mt-6 pt-8 sm:pt-12"
        >
          <h2 id={`chapter-${number}-title`} className="display mb-3 overflow-clip text-2xl wrap-anywhere sm:mb-6">
            <bdi>{title}</bdi>
          </h2>
          {noteBefore && <AuthorNote text={noteBefore} />}
          <div className="reading-text">
            <Prose paragraphs={blocks} dropCap />
          </div>
          <div className="end-mark" />
          {noteAfter && <AuthorNote text={noteAfter} />}
        </article>
      ))}
    </>
  );
}
