import { href } from 'react-router';
import { ButtonLink } from '~/ui/actions/button-link';
import { sharingTexts as texts } from '../texts';

/** Where an appendage to a story is written. @see docs/product/creative-writing.md */
export function appendageAddress(storyId: string): string {
  return `${href('/creative-writing')}?${new URLSearchParams({ parent: storyId, type: 'appendage' })}`;
}

/** Leads to writing an appendage, and says what that is. */
export function AppendageLink({ storyId, className }: { storyId: string; className?: string }) {
  return (
    <ButtonLink to={appendageAddress(storyId)} variant="outline" className={className} title={texts.writeAppendageHint}>
      {texts.writeAppendage}
    </ButtonLink>
  );
}
