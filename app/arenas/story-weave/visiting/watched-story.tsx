import { useRef } from 'react';
import { href } from 'react-router';
import { ButtonLink } from '~/ui/actions/button-link';
import { Prose } from '~/ui/text/prose';
import WovenReplay from '../woven-stories/woven-replay';
import type { StoryToWatch } from './story-to-watch.server';
import { visitTexts as texts } from './visit-texts';
import { WatchBox } from './watch-box';

/** A finished story that is written again, part by part, while nobody writes in a room. */
export function WatchedStory({ story: { id, starter, parts } }: { story: StoryToWatch }) {
  const box = useRef<HTMLElement>(null);
  return (
    <WatchBox box={box} label={texts.storySoFar}>
      <Prose paragraphs={starter} className="pt-4 pb-6" />
      <WovenReplay
        parts={parts}
        box={box}
        whole={
          <ButtonLink to={href('/story/:storyId', { storyId: id })} variant="outline" size="sm">
            {texts.whole}
          </ButtonLink>
        }
      />
    </WatchBox>
  );
}
