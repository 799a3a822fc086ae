import { storyAddress } from '~/stories/sharing/story-address';
import { TextLink } from '~/ui/actions/text-link';
import { ClippedText } from '~/ui/text/clipped-text';
import { withParts } from '~/ui/text/with-parts';
import type { ParentStory } from '../session/writing-types';
import { texts } from '../texts';
import { screenTexts } from './texts';

/** Where an appendage starts: the last paragraph of the story that it continues. It names the section around it. */
export function StartingPoint({ parent: { id, arena, title, author, ending } }: { parent: ParentStory }) {
  return (
    <>
      <h2 id="prompt" className="text-base font-semibold text-muted">
        {screenTexts.startingPoint}
      </h2>
      <ClippedText text={ending || texts.appendagePrompt} className="mt-3 font-prose text-lg leading-[1.6]" />
      <p className="mt-3 text-sm text-muted">
        {withParts(ending ? screenTexts.lastParagraphOf : screenTexts.continues, {
          story: <TextLink to={storyAddress(arena, id)}>{title}</TextLink>,
          author,
        })}
      </p>
    </>
  );
}

/** The closing paragraphs of the story that an appendage continues, to have beside the words that go on from them. */
export function ClosingParagraphs({ parent: { id, arena, title, author, closing } }: { parent: ParentStory }) {
  return (
    <>
      <h2 id="prompt" className="text-sm font-semibold text-muted">
        {screenTexts.startingPoint}
      </h2>
      <div className="mt-2 grid gap-3 font-prose text-base text-muted">
        {closing.map((paragraph, place) => (
          <p key={place} dir="auto" className="whitespace-pre-line wrap-anywhere">
            {paragraph}
          </p>
        ))}
        {closing.length === 0 && <p>{texts.appendagePrompt}</p>}
      </div>
      <p className="mt-3 text-sm text-muted wrap-anywhere">
        {withParts(closing.length > 0 ? screenTexts.endOf : screenTexts.continues, {
          story: <TextLink to={storyAddress(arena, id)}>{title}</TextLink>,
          author,
        })}
      </p>
    </>
  );
}
