import { useEffect } from 'react';
import { href } from 'react-router';
import { ButtonLink } from '~/ui/actions/button-link';
import { Page } from '~/ui/layout/page';
import { ErrorState } from '~/ui/states/error-state';
import type { LiveRoom } from '../client/room/use-room';
import { refusals } from '../texts';
import { roomTexts } from './room-texts';
import { KeptWordsBox } from './writing/kept-words-box';
import { writingTexts } from './writing/writing-texts';

/** What a person reads whom the opener has removed from a room: nothing of the room, and their own words to copy. */
export function RemovedFromRoom({ room: { box, discard } }: { room: LiveRoom }) {
  // They had scrolled to the end of a story that is gone from their page.
  useEffect(() => window.scrollTo({ top: 0, behavior: 'instant' }), []);
  return (
    <Page width="text">
      <ErrorState page title={roomTexts.removedTitle} action={<ButtonLink to={href('/storyweave/new')}>{roomTexts.otherRooms}</ButtonLink>}>
        {refusals.removed}
      </ErrorState>
      {box.words !== '' && <KeptWordsBox title={writingTexts.keptLost} words={box.words} onDiscard={discard} />}
    </Page>
  );
}
