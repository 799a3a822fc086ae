import { href } from 'react-router';
import type { StorySaver } from '~/arenas/creative-writing/saving/use-story-saver';
import { entrance } from '~/site/entrance';
import { WordsBox } from '~/stories/text/words-box';
import { ButtonLink } from '~/ui/actions/button-link';
import { Notice } from '~/ui/states/notice';
import { texts as allTexts } from '../../texts';

const texts = allTexts.desk;

/** What prevents saving, and what the writer can do about it. */
export function DeskNotices({ saver: { state, restored }, roomId }: { saver: StorySaver; roomId: string }) {
  const { obstacle, line } = state;
  const isOver = obstacle?.kind === 'late' || obstacle?.kind === 'gone';
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {restored && <Notice tone="info">{texts.restored}</Notice>}
      {line === 'offline' && <Notice tone="info">{texts.offline}</Notice>}
      {line === 'failed' && !obstacle && <Notice tone="error">{texts.notSaved}</Notice>}
      {obstacle?.kind === 'too-long' && <Notice tone="error">{obstacle.text}</Notice>}
      {obstacle?.kind === 'signed-out' && <SignedOut roomId={roomId} />}
      {isOver && <Notice tone="error">{texts.gone}</Notice>}
      {isOver && <WordsBox label={texts.aside} words={state.words} />}
    </div>
  );
}

function SignedOut({ roomId }: { roomId: string }) {
  const back = entrance('/signin', href('/storyweave/slow/:roomId/write', { roomId }));
  return (
    <Notice
      tone="error"
      actions={
        <ButtonLink variant="outline" size="sm" to={back}>
          {texts.signIn}
        </ButtonLink>
      }
    >
      {texts.signedOut}
    </Notice>
  );
}
