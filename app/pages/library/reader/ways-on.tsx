import { href } from 'react-router';
import { collectStoryAddress } from '~/stories/collections/collection';
import { AppendageLink } from '~/stories/sharing/appendages/appendage-link';
import { BookLink } from '~/stories/sharing/story-links';
import { ButtonLink } from '~/ui/actions/button-link';
import type { ReaderData } from './reader-data.server';
import { BACK_TO_ALL_STORIES, SERIES } from './texts';

/** Where to go from a story: to a continuation of it, to all stories, and to its book. */
export default function WaysOn({ story }: { story: ReaderData }) {
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-start gap-3">
        <AppendageLink storyId={story.id} />
        {story.maySeries && (
          <ButtonLink to={collectStoryAddress('series', story.id)} variant="outline">
            {SERIES}
          </ButtonLink>
        )}
        <ButtonLink to={href('/stories')} variant="quiet">
          {BACK_TO_ALL_STORIES}
        </ButtonLink>
      </p>
      {story.hasBook && <BookLink story={story} />}
    </div>
  );
}
