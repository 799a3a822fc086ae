import { entrance } from '~/site/entrance';
import { WordsBox } from '~/stories/text/words-box';
import { ButtonLink } from '~/ui/actions/button-link';
import { Notice } from '~/ui/states/notice';
import type { StorySaver } from '../saving/use-story-saver';

interface DeskNoticesProps {
  saver: StorySaver;
  /** The address of the desk, to come back to. */
  address: string;
  /** Where the words are handed in once their time is over; undefined where they no longer can be. */
  handIn?: { to: string; label: string };
  texts: Record<'restored' | 'offline' | 'failed' | 'signedOut' | 'signIn' | 'late' | 'gone' | 'aside', string>;
}

/** What prevents saving, and what the writer can do about it. */
export function DeskNotices({ saver: { state, restored }, address, handIn, texts }: DeskNoticesProps) {
  const { obstacle, line } = state;
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {restored && <Notice tone="info">{texts.restored}</Notice>}
      {line === 'offline' && <Notice tone="info">{texts.offline}</Notice>}
      {line === 'failed' && !obstacle && <Notice tone="error">{texts.failed}</Notice>}
      {obstacle?.kind === 'too-long' && <Notice tone="error">{obstacle.text}</Notice>}
      {obstacle?.kind === 'signed-out' && (
        <Notice tone="error" actions={<NoticeLink to={entrance('/signin', address)} label={texts.signIn} />}>
          {texts.signedOut}
        </Notice>
      )}
      {(obstacle?.kind === 'late' || obstacle?.kind === 'gone') && (
        <>
          <Notice tone="error" actions={handIn && <NoticeLink {...handIn} />}>
            {texts[obstacle.kind]}
          </Notice>
          <WordsBox label={texts.aside} words={state.words} />
        </>
      )}
    </div>
  );
}

function NoticeLink({ to, label }: { to: string; label: string }) {
  return (
    <ButtonLink variant="outline" size="sm" to={to}>
      {label}
    </ButtonLink>
  );
}
