import { href } from 'react-router';
import { ButtonLink } from '~/ui/actions/button-link';
import { Page } from '~/ui/layout/page';
import { ErrorState } from '~/ui/states/error-state';
import type { LiveRoom } from '../client/room/use-room';
import { refusals } from '../texts';
import { screenTexts } from './screen-texts';
import { KeptWordsBox } from './writing/kept-words-box';

/** What somebody reads whom the opener has removed from a room: nothing of the room, and their own words to copy. */
export function RemovedFromRoom({ room: { box, discard } }: { room: LiveRoom }) {
  return (
    <Page width="text">
      <ErrorState
        page
        title={screenTexts.removedTitle}
        action={<ButtonLink to={href('/storyweave/new')}>{screenTexts.otherRooms}</ButtonLink>}
      >
        {refusals.removed}
      </ErrorState>
      {box.words !== '' && <KeptWordsBox title={screenTexts.keptLost} words={box.words} onDiscard={discard} />}
    </Page>
  );
}
