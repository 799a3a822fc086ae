import type { StoryArena } from '~/site/arenas';
import { TextLink } from '~/ui/actions/text-link';
import { withParts } from '~/ui/text/with-parts';
import type { StoryLink } from '../story';
import { bookAddress, storyAddress } from './story-address';
import { sharingTexts as texts } from './texts';

/** Names the parent of this story. */
export function ParentLink({ parent }: { parent: StoryLink }) {
  return (
    <p className="wrap-anywhere">
      {withParts(texts.appendageTo, {
        parent: (
          <TextLink to={storyAddress(parent.arena, parent.id)}>
            <bdi>{parent.title}</bdi>
          </TextLink>
        ),
        author: parent.author,
      })}
    </p>
  );
}

/** A link to the story as a file for e-readers. @see docs/product/feeds-and-books.md */
export function BookLink({ story: { arena, id } }: { story: { arena: StoryArena; id: string } }) {
  return (
    <p>
      <TextLink to={bookAddress(arena, id)} reloadDocument download className="inline-flex min-h-11 items-center">
        {texts.book}
      </TextLink>
    </p>
  );
}
