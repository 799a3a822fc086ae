import type { StoryArena } from '~/site/arenas';
import { TextLink } from '~/ui/actions/text-link';
import { Badge } from '~/ui/people/badge';
import type { StoryLink } from '../story';
import { bookAddress, storyAddress } from './story-address';

/** Names the parent of this story. */
export function ParentLink({ parent }: { parent: StoryLink }) {
  return (
    <p className="wrap-anywhere">
      An appendage to{' '}
      <TextLink to={storyAddress(parent.arena, parent.id)}>
        <bdi>{parent.title}</bdi>
      </TextLink>{' '}
      by {parent.author}
    </p>
  );
}

/** The appendages to this story. */
export function Appendages({ stories }: { stories: readonly StoryLink[] }) {
  return (
    <section aria-labelledby="appendages">
      <h2 id="appendages" className="display text-2xl">
        Appendages
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {stories.map((story) => (
          <li key={story.id} className="flex flex-wrap items-baseline gap-x-2 py-3 wrap-anywhere">
            <TextLink to={storyAddress(story.arena, story.id)}>
              <bdi>{story.title}</bdi>
            </TextLink>
            <span className="text-muted">by {story.author}</span>
            {story.draft && <Badge tone="plain">Draft</Badge>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A link to the story as a file for e-readers. @see docs/product/feeds-and-books.md */
export function BookLink({ story: { arena, id } }: { story: { arena: StoryArena; id: string } }) {
  return (
    <p>
      <TextLink to={bookAddress(arena, id)} reloadDocument download className="inline-flex min-h-11 items-center">
        Download EPUB
      </TextLink>
    </p>
  );
}
