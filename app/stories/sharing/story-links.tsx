import type { StoryArena } from '~/site/arenas';
import { TextLink } from '~/ui/actions/text-link';
import { bookAddress } from './story-address';
import { sharingTexts as texts } from './texts';

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
