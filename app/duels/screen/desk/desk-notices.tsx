import { href } from 'react-router';
import type { StorySaver } from '~/arenas/creative-writing/saving/use-story-saver';
import { entrance } from '~/site/entrance';
import { WordsBox } from '~/stories/text/words-box';
import { ButtonLink } from '~/ui/actions/button-link';
import { Notice } from '~/ui/states/notice';
import { texts } from '../../texts';

/** What prevents saving, and what the writer can do about it. */
export function DeskNotices({ saver, textId }: { saver: StorySaver; textId: string }) {
  const { state, restored } = saver;
  const { obstacle, line } = state;
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {restored && <Notice tone="info">{texts.desk.restored}</Notice>}
      {line === 'offline' && <Notice tone="info">{texts.desk.offline}</Notice>}
      {line === 'failed' && !obstacle && <Notice tone="error">{texts.desk.failed}</Notice>}
      {obstacle?.kind === 'too-long' && <Notice tone="error">{obstacle.text}</Notice>}
      {obstacle?.kind === 'signed-out' && (
        <Notice
          tone="error"
          actions={
            <ButtonLink variant="outline" size="sm" to={entrance('/signin', href('/duels/write/:textId', { textId }))}>
              {texts.signIn}
            </ButtonLink>
          }
        >
          {texts.desk.signedOut}
        </Notice>
      )}
      {(obstacle?.kind === 'late' || obstacle?.kind === 'gone') && (
        <>
          <Notice
            tone="error"
            actions={
              <ButtonLink variant="outline" size="sm" to={href('/duels/write/:textId/seal', { textId })}>
                {texts.desk.handIn}
              </ButtonLink>
            }
          >
            {texts.desk[obstacle.kind]}
          </Notice>
          <WordsBox label={texts.desk.aside} words={state.words} />
        </>
      )}
    </div>
  );
}
