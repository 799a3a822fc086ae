import { TextLink } from '~/ui/actions/text-link';
import { storyAddress } from '../sharing/story-address';
import type { StoryLink } from '../story';

/** What a link to a story needs. */
export type OtherStory = Pick<StoryLink, 'id' | 'arena' | 'title'>;

/** Other stories by the author of the one above. */
export function MoreByAuthor({ stories }: { stories: readonly OtherStory[] }) {
  return (
    <section aria-labelledby="more-by-author">
      <h2 id="more-by-author" className="display text-2xl">
        More from this writer
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {stories.map(({ id, arena, title }) => (
          <li key={id} className="py-3 wrap-anywhere">
            <TextLink to={storyAddress(arena, id)}>
              <bdi>{title}</bdi>
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
