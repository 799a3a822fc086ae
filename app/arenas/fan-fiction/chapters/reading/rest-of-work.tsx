import { AuthorNote } from '~/stories/notes/lazy-author-note';
import { Prose } from '~/ui/text/prose';
import PassageLinks from '../../comments/passages/passage-links';
import PassageMark from '../../comments/passages/passage-mark';
import type { FanStory } from '../../reading/reading.contract';
import { useCountShown } from '../../reading/use-count-shown';
import type { StoryData } from '../../story-page/story-data.server';

interface RestOfWorkProps extends Pick<StoryData, 'viewer' | 'passages'> {
  storyId: string;
  language: StoryData['story']['language'];
  chapters: readonly FanStory['chapter'][];
}

/** The chapters below the first one on a page of the whole work. */
export default function RestOfWork({ storyId, language, chapters, viewer, passages }: RestOfWorkProps) {
  useCountShown(storyId, chapters);
  return (
    <>
      {chapters.map((chapter) => (
        <ChapterBelow key={chapter.id} {...{ storyId, language, chapter, viewer, passages }} />
      ))}
    </>
  );
}

function ChapterBelow({
  storyId,
  language,
  chapter,
  viewer,
  passages,
}: Omit<RestOfWorkProps, 'chapters'> & { chapter: FanStory['chapter'] }) {
  const { id, number, title, blocks, noteBefore, noteAfter } = chapter;
  const counts = passages?.of[id];
  return (
    <article
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
      <div lang={language} className="reading-text">
        <Prose
          paragraphs={blocks}
          dropCap
          beside={
            passages && ((at) => <PassageMark {...{ storyId, chapter, viewer, at }} count={counts?.at[at]} offered={passages.offered} />)
          }
        />
      </div>
      <div className="end-mark" />
      {noteAfter && <AuthorNote text={noteAfter} />}
      <PassageLinks {...{ storyId, chapter: number }} changed={counts?.changed} offered={undefined} />
    </article>
  );
}
