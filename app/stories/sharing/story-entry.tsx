import { TextLink } from '~/ui/actions/text-link';
import { Badge } from '~/ui/people/badge';
import type { StoryLink } from '../story';
import { storyAddress } from './story-address';
import { sharingTexts as texts } from './texts';

/** A link to a story, with its writer. */
export function StoryEntry({ story }: { story: StoryLink }) {
  return (
    <>
      <TextLink to={storyAddress(story.arena, story.id)}>
        <bdi>{story.title}</bdi>
      </TextLink>{' '}
      <span className="text-muted">{texts.by(story.author)}</span> {story.draft && <Badge tone="plain">{texts.draft}</Badge>}
    </>
  );
}
