import { useId } from 'react';
import { href } from 'react-router';
import { ButtonLink } from '~/ui/actions/button-link';

/** Where an appendage to a story is written. @see docs/product/creative-writing.md */
export function appendageAddress(storyId: string): string {
  return `${href('/creative-writing')}?${new URLSearchParams({ parent: storyId, type: 'appendage' })}`;
}

/** Leads to writing an appendage, and says what that is. */
export function AppendageLink({ storyId, className }: { storyId: string; className?: string }) {
  const meaning = useId();
  return (
    <span className="inline-grid justify-items-center gap-1">
      <ButtonLink to={appendageAddress(storyId)} variant="outline" className={className} aria-describedby={meaning}>
        Write an Appendage
      </ButtonLink>
      <span id={meaning} className="text-sm text-muted">
        Continue this story
      </span>
    </span>
  );
}
