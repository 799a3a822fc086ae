import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { AuthorNote } from '~/stories/notes/lazy-author-note';
import { LoadedProgressLine } from '~/stories/reading/loaded-progress-line';
import { ButtonLink } from '~/ui/actions/button-link';
import { buttonStyle } from '~/ui/actions/button-style';
import { cx } from '~/ui/cx';
import { Prose } from '~/ui/text/prose';
import type { FanStory } from '../../reading/reading.contract';
import type { StoryData } from '../../story-page/story-data.server';
import { chapterTexts } from '../texts';
import { ChapterTabs } from './chapter-tabs';

interface StoryChapterProps {
  story: FanStory & Pick<StoryData['story'], 'language'>;
  address(chapter: number): string;
  /** What stands beside each paragraph. */
  beside: ((at: number) => ReactNode) | undefined;
  /** What stands below its text, as the chapters of the whole work. */
  rest: ReactNode;
  /** What stands beside the tabs of the chapters. */
  ways: ReactNode;
  /** The number of the next chapter; undefined on the last. */
  next: number | undefined;
  /** What stands between the text and the way to the next chapter. */
  children: ReactNode;
}

/** On a phone the way to the whole work stands beside the tabs, so that the text begins higher. */
const TABS_AND_WAYS =
  'max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-3 max-sm:border-b max-sm:border-line max-sm:*:first:-mb-px';

/** One chapter of a story, set as its reader prefers, with links to the others. */
export function StoryChapter({ story, address, beside, rest, ways, next, children }: StoryChapterProps) {
  const { chapter, chapters } = story;
  const text = useRef<HTMLElement>(null);
  const steps = useRef<HTMLElement>(null);
  useFocusOnTurn(chapter.id, text, steps);
  return (
    <>
      <LoadedProgressLine key={chapter.id} of={text} />
      <div className={cx('mt-3 sm:mt-6 print:hidden', chapters.length === 1 ? 'max-sm:hidden' : TABS_AND_WAYS)}>
        <ChapterTabs chapters={chapters} current={chapter.number} address={address} />
        {ways}
      </div>
      <article
        ref={text}
        id="chapter"
        tabIndex={-1}
        aria-labelledby="chapter-title"
        data-chapter={chapter.id}
        data-number={chapter.number}
        className="scroll-mt-6 pt-4 focus:outline-none sm:pt-8"
      >
        <h2 id="chapter-title" className="display mb-3 overflow-clip text-2xl wrap-anywhere sm:mb-6">
          <bdi>{chapter.title}</bdi>
        </h2>
        {chapter.noteBefore && <AuthorNote text={chapter.noteBefore} />}
        <div lang={story.language} className="reading-text">
          <Prose paragraphs={chapter.blocks} dropCap beside={beside} />
        </div>
        <div className="end-mark" />
        {chapter.noteAfter && <AuthorNote text={chapter.noteAfter} />}
      </article>
      {rest}
      <p role="status" className="sr-only">
        {chapterTexts.chapterOf(chapter.number, chapters.length, chapter.title)}
      </p>
      <div className="mt-8 grid gap-4 empty:hidden sm:gap-6 print:hidden">{children}</div>
      <nav ref={steps} aria-label={chapterTexts.steps} className="mt-4 flex flex-wrap justify-between gap-3 print:hidden">
        <Step to={chapter.number > 1 ? address(chapter.number - 1) : undefined}>
          <ChevronLeft aria-hidden="true" />
          {chapterTexts.previousChapter}
        </Step>
        <Step to={next === undefined ? undefined : address(next)} rel="next">
          {chapterTexts.nextChapter}
          <ChevronRight aria-hidden="true" />
        </Step>
      </nav>
    </>
  );
}

/** Moves the focus from the way to the next chapter, which stands at the end of the page, to that chapter. */
function useFocusOnTurn(chapterId: string, text: RefObject<HTMLElement | null>, steps: RefObject<HTMLElement | null>): void {
  const last = useRef(chapterId);
  useEffect(() => {
    const focused = document.activeElement;
    const isBehind = focused === document.body || steps.current?.contains(focused);
    if (last.current !== chapterId && isBehind) text.current?.focus({ preventScroll: true });
    last.current = chapterId;
  }, [chapterId, text, steps]);
}

/** Both links fit on one line of a phone. */
const STEP = 'max-sm:px-3 max-sm:text-sm';

/** A disabled link has no address. */
function Step({ to, rel, children }: { to: string | undefined; rel?: string; children: ReactNode }) {
  if (to) {
    return (
      <ButtonLink to={`${to}#chapter`} rel={rel} variant="outline" className={STEP}>
        {children}
      </ButtonLink>
    );
  }
  return (
    <button type="button" disabled className={buttonStyle('outline', 'md', STEP)}>
      {children}
    </button>
  );
}
