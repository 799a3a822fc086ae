import type { RefObject } from 'react';
import { WritingBox } from '~/stories/writing/writing-box';
import { cx } from '~/ui/cx';
import { ClippedText } from '~/ui/text/clipped-text';
import { screenTexts } from './texts';

/** Most characters of a title that is set large, so that a phone shows all of it. */
const SHORT_TITLE = 22;

export interface DeskWordsProps {
  /** What the page opened with. */
  words: { title: string; starter: string; body: string };
  /** The title as it is now; null for words without one. */
  title: string | null;
  readOnly: boolean;
  hidden: boolean;
  /** The boxes are uncontrolled, so that typing never waits for rendering. */
  titleBox: RefObject<HTMLInputElement | null>;
  bodyBox: RefObject<HTMLTextAreaElement | null>;
  onTyped(): void;
}

/** A title as a heading that one types in, the protected beginning, and the writer's own words below it. */
export function DeskWords({ words, title, readOnly, hidden, titleBox, bodyBox, onTyped }: DeskWordsProps) {
  const { starter } = words;
  return (
    <div hidden={hidden} data-words="" className="desk-words">
      {title === null ? (
        <input ref={titleBox} type="hidden" name="title" defaultValue="" />
      ) : (
        <label>
          <span className="sr-only">{screenTexts.title}</span>
          <input
            ref={titleBox}
            name="title"
            dir="auto"
            defaultValue={words.title}
            readOnly={readOnly}
            onInput={onTyped}
            className={cx('desk-title', title.length > SHORT_TITLE && 'desk-title-long')}
          />
        </label>
      )}
      <label htmlFor="story" className="sr-only">
        {screenTexts.yourStory}
      </label>
      {starter !== '' && (
        <div className="sm:mt-4">
          <h2 id="beginning" className="sr-only">
            {screenTexts.starterHint}
          </h2>
          <ClippedText text={starter} className="desk-text text-muted" />
        </div>
      )}
      <WritingBox
        id="story"
        area={bodyBox}
        name="body"
        aria-describedby={starter === '' ? undefined : 'beginning'}
        defaultValue={words.body}
        // The clock runs: the first key belongs to the story.
        autoFocus={words.body === ''}
        readOnly={readOnly}
        onInput={onTyped}
        placeholder={starter === '' ? screenTexts.emptyPage : screenTexts.continueHere}
        className="desk-text desk-box"
      />
    </div>
  );
}
