import { SmallCover } from '~/covers/story/small-cover';
import { TextLink } from '~/ui/actions/text-link';
import { storyAddress } from '../sharing/story-address';
import type { CoveredStory } from '../story';
import { moreByAuthorText } from './texts';

/** Other stories by the author of the one above. */
export function MoreByAuthor({ stories }: { stories: readonly CoveredStory[] }) {
  return (
    <section aria-labelledby="more-by-author">
      <h2 id="more-by-author" className="display text-2xl">
        {moreByAuthorText}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {stories.map(({ id, arena, title, cover }) => (
          <li key={id} className="flex items-center gap-4 py-3 wrap-anywhere">
            <SmallCover cover={cover} />
            <TextLink to={storyAddress(arena, id)}>
              <bdi>{title}</bdi>
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
