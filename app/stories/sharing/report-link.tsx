import { href } from 'react-router';
import { TextLink } from '~/ui/actions/text-link';
import { hideStoryAddress } from '../hiding/hide-address';
import { sharingTexts } from './texts';

/** Leads to where a story, or a chapter of one, is reported. */
export function ReportLink({ kind, thingId }: { kind: 'story' | 'chapter'; thingId: string }) {
  return (
    <TextLink to={href('/report/:kind/:thingId', { kind, thingId })} className="inline-flex min-h-11 items-center">
      {sharingTexts.report[kind]}
    </TextLink>
  );
}

/** Leads to where a reader hides a story from themselves. */
export function HideLink({ storyId }: { storyId: string }) {
  return (
    <TextLink to={hideStoryAddress(storyId)} className="inline-flex min-h-11 items-center">
      {sharingTexts.hide}
    </TextLink>
  );
}
