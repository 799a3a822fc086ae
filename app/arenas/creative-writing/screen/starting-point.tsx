import { storyAddress } from '~/stories/sharing/story-address';
import { TextLink } from '~/ui/actions/text-link';
import { ClippedText } from '~/ui/text/clipped-text';
import type { ParentStory } from '../session/writing-types';
import { texts } from '../texts';

/** Where an appendage starts: the last paragraph of the story that it continues. It names the section around it. */
export function StartingPoint({ parent: { id, arena, title, author, ending } }: { parent: ParentStory }) {
  return (
    <>
      <h2 id="prompt" className="text-base font-semibold text-muted">
        Your starting point
      </h2>
      <ClippedText text={ending || texts.appendagePrompt} className="mt-3 font-prose text-lg leading-[1.6]" />
      <p className="mt-3 text-sm text-muted">
        {ending ? 'The last paragraph of ' : 'Your story continues '}
        <TextLink to={storyAddress(arena, id)}>{title}</TextLink> by {author}
      </p>
    </>
  );
}
