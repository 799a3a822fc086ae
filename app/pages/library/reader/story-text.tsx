import { WovenStory } from '~/arenas/story-weave/woven-stories/woven-story';
import { Prose } from '~/ui/text/prose';
import type { ReaderData } from './reader-data.server';

/** The text of a story in the reader's chosen size and width. */
export function StoryText({ story }: { story: ReaderData }) {
  return (
    <div className="reading-text mt-8">
      {story.parts.length > 0 ? (
        <WovenStory starter={story.paragraphs} parts={story.parts} />
      ) : (
        <Prose paragraphs={story.paragraphs} dropCap />
      )}
    </div>
  );
}
