import { useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import type { Words } from '~/stories/saving/save.contract';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { Notice } from '~/ui/states/notice';
import { Moment } from '~/ui/text/moment';
import { withParts } from '~/ui/text/with-parts';
import { chapterTexts } from '../chapters/texts';
import { type Holder, holdTexts } from './hold';

/** How often the page looks whether the chapter is free, in ms. */
const LOOK_MS = 15_000;

interface HeldChapterProps {
  holder: Holder;
  /** Its words as the server has them. */
  words: Words;
  onClose?: (() => void) | undefined;
}

/** A chapter on which a co-author writes, as it stands. Becomes its form once they have stopped. */
export function HeldChapter({ holder, words, onClose }: HeldChapterProps) {
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const timer = window.setInterval(() => document.visibilityState === 'visible' && void revalidate(), LOOK_MS);
    return () => window.clearInterval(timer);
  }, [revalidate]);
  return (
    <div className="grid gap-5">
      <Notice tone="info">
        <strong>{holdTexts.writing(holder.name)}</strong> {withParts(holdTexts.until, { until: <Moment at={holder.until} /> })}
      </Notice>
      <p className="text-muted">{holdTexts.wait}</p>
      <section aria-label={holdTexts.asItIs}>
        <h3 className="text-lg font-semibold wrap-anywhere">
          <bdi>{words.title}</bdi>
        </h3>
        <p dir="auto" className="mt-3 font-prose text-lg whitespace-pre-wrap wrap-anywhere">
          {words.body}
        </p>
      </section>
      <div className="flex flex-wrap justify-end gap-3">
        {onClose && (
          <Button variant="outline" onClick={onClose}>
            {chapterTexts.cancel}
          </Button>
        )}
        <ButtonLink to={`${pathname}${search}`} replace preventScrollReset>
          {holdTexts.lookAgain}
        </ButtonLink>
      </div>
    </div>
  );
}
