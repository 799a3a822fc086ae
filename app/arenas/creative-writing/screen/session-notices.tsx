import { href } from 'react-router';
import { entrance } from '~/site/entrance';
import { ButtonLink } from '~/ui/actions/button-link';
import { Notice } from '~/ui/states/notice';
import { LateWords } from '../saving/late-words';
import type { StorySaver } from '../saving/use-story-saver';
import { texts } from '../texts';
import { screenTexts } from './texts';

export interface SessionNoticesProps {
  saver: StorySaver;
  playerId: string;
  storyId: string;
}

/** What prevents saving, and what the writer can do about it. */
export function SessionNotices({ saver, playerId, storyId }: SessionNoticesProps) {
  const { state, kept, restored } = saver;
  const { obstacle, line } = state;
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {restored && <Notice tone="info">{texts.restored}</Notice>}
      {!kept && line !== 'offline' && <Notice tone="info">{texts.notKept}</Notice>}
      {line === 'offline' && <Notice tone="info">{kept ? texts.connectionLost : texts.connectionLostUnkept}</Notice>}
      {line === 'failed' && !obstacle && (
        <Notice tone="error" title={texts.saveFailed}>
          {texts.saveFailedNext}
        </Notice>
      )}
      {obstacle?.kind === 'too-long' && <Notice tone="error">{obstacle.text}</Notice>}
      {obstacle?.kind === 'signed-out' && (
        <Notice tone="error" actions={<SignInLink />}>
          {texts.signedOut}
        </Notice>
      )}
      {(obstacle?.kind === 'late' || obstacle?.kind === 'gone') && (
        <LateWords
          playerId={playerId}
          storyId={storyId}
          words={state.words}
          reason={texts[obstacle.kind]}
          hasStory={obstacle.kind === 'late'}
          onKept={saver.release}
        />
      )}
    </div>
  );
}

function SignInLink() {
  return (
    <ButtonLink variant="outline" size="sm" to={entrance('/signin', href('/creative-writing'), 'play')}>
      {screenTexts.signIn}
    </ButtonLink>
  );
}
