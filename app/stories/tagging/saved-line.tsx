import { useEffect, useRef } from 'react';
import { TextLink } from '~/ui/actions/text-link';
import { taggingTexts as texts } from './texts';

interface SavedLineProps {
  isSaved: boolean;
  /** The story's page. */
  address: string;
  /** What the page shows; another object after each thing that was saved. */
  shown: object;
}

/** Says that the page was saved. It has the focus then, as the form is another one and an answered question is gone. */
export function SavedLine({ isSaved, address, shown }: SavedLineProps) {
  const line = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each thing that was saved takes the focus.
  useEffect(() => {
    if (isSaved) line.current?.focus();
  }, [isSaved, shown]);
  return (
    <p ref={line} tabIndex={-1} role="status" className="outline-none not-empty:mb-6">
      {isSaved && (
        <>
          {texts.saved} <TextLink to={address}>{texts.toStory}</TextLink>
        </>
      )}
    </p>
  );
}
