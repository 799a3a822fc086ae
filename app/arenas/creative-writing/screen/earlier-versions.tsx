import { href } from 'react-router';
import { TextLink } from '~/ui/actions/text-link';
import { screenTexts } from './texts';

/** The way from a desk to what its text said before. */
export function EarlierVersions({ storyId }: { storyId: string }) {
  return (
    <p className="desk-aside text-sm">
      <TextLink to={href('/creative-writing/:storyId/history', { storyId })}>{screenTexts.earlierVersions}</TextLink>
    </p>
  );
}
