import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { numberText } from '~/platform/text/format';
import { orMissing } from '~/ui/states/part-missing';
import { storyViewAddress } from '../../stories/story-links';
import type { CommentedChapter } from './passage-panel';
import { passageTexts as texts } from './texts';

const PassagePanel = lazy(() => import('./passage-panel').catch(orMissing));

export interface PassageMarkProps extends CommentedChapter {
  /** The paragraph's place among the chapter's blocks. */
  at: number;
  /** How many comments there are on it; undefined for none. */
  count: number | undefined;
  /** Whether paragraphs without comments are offered to everybody, and not only to those who point at them; undefined: to nobody. */
  offered: boolean | undefined;
}

/**
 * The count beside a paragraph, which opens its comments. A paragraph without comments has one for those who point at it or tap
 * it; keyboards and screen readers, which would meet it after each paragraph, get it by 'Comment on a paragraph'.
 */
export default function PassageMark({ at, count = 0, offered, ...commented }: PassageMarkProps) {
  const [open, setOpen] = useState(false);
  const { revalidate } = useRevalidator();
  const hidden = count === 0 && !offered;
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    void revalidate();
  };
  if (count === 0 && offered === undefined) return null;
  return (
    <>
      <span className="contents" aria-hidden={hidden || undefined}>
        <a
          href={`${storyViewAddress(commented.storyId, { chapter: commented.chapter.number, passage: at })}#comments`}
          rel="nofollow"
          aria-label={count > 0 ? texts.comments(count) : texts.comment}
          tabIndex={hidden ? -1 : undefined}
          className="passage-mark"
          data-quiet={hidden || undefined}
          data-open={open || undefined}
          onClick={press}
        >
          {count > 0 && numberText(count)}
        </a>
      </span>
      {open && (
        <Suspense>
          <PassagePanel {...commented} at={at} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
