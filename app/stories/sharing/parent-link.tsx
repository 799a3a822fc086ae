import { TextLink } from '~/ui/actions/text-link';
import { withParts } from '~/ui/text/with-parts';
import type { StoryLink } from '../story';
import { appendagesTexts as texts } from './appendages-texts';
import { storyAddress } from './story-address';

/** Names the parent of this story. */
export default function ParentLink({ parent }: { parent: StoryLink }) {
  return (
    <p className="wrap-anywhere">
      {withParts(texts.of, {
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
