import { href } from 'react-router';
import { storyArena } from '~/site/arenas';
import { entrance } from '~/site/entrance';
import { aiShareText } from '~/stories/writers/ai-share';
import { ButtonLink } from '~/ui/actions/button-link';
import { Card } from '~/ui/layout/card';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { RoomScene } from '~/ui/layout/room-scene';
import type { RoomView } from '../protocol/room.contract';
import { LoomScene } from '../screen/new-room/loom-scene';
import type { StoryToWatch } from './story-to-watch.server';
import { visitTexts as texts } from './visit-texts';
import { WatchedRoom } from './watched-room';
import { WatchedStory } from './watched-story';

export interface VisitorWeaveProps {
  /** A room in which people write now. */
  room: RoomView | undefined;
  /** Shown while there is no such room. */
  story: StoryToWatch | undefined;
}

/** The arena as a visitor finds it: a story that is being written, and the way to write along. @see docs/product/story-weave.md */
export default function VisitorWeave({ room, story }: VisitorWeaveProps) {
  return (
    <>
      <RoomScene drawing={<LoomScene />} width="medium">
        <PageHeading title={storyArena('story_weave').name} intro={texts.intro} />
      </RoomScene>
      <Page width="medium">
        {/* On a phone the way to write along stands below what is watched. */}
        <Card as="section" aria-labelledby="watch" className="grid gap-x-6 gap-y-4 sm:grid-cols-[minmax(0,1fr)_auto]">
          <div className="min-w-0 self-center">
            <h2 id="watch" className="display text-xl sm:text-2xl">
              {room ? texts.now : texts.finished}
            </h2>
            {story && (
              <>
                <p className="mt-1 text-muted max-sm:truncate">{texts.storyBy(story.title, story.author)}</p>
                <p className="text-sm text-muted">{aiShareText(story.aiPercent)}</p>
              </>
            )}
          </div>
          <div className="min-w-0 sm:col-span-2 sm:row-start-2">
            {room ? <WatchedRoom first={room} /> : story ? <WatchedStory story={story} /> : <p className="text-muted">{texts.none}</p>}
          </div>
          <ButtonLink to={entrance('/signup', href('/storyweave'))} size="lg" className="self-center sm:col-start-2 sm:row-start-1">
            {texts.signUp}
          </ButtonLink>
          <p className="text-sm text-muted sm:col-span-2">{texts.seat}</p>
        </Card>
      </Page>
    </>
  );
}
