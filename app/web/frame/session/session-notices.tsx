import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { SessionEnd } from '~/accounts/viewer/viewer';
import { browserStorage, storedItem } from '~/platform/storage/browser-storage';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { Notice } from '~/ui/states/notice';
import { useToast } from '~/ui/toasts/use-toast';
import type { RootData } from '../root-data';
import { sessionTexts } from '../session-texts';
import { DISMISS, SIGN_IN } from '../texts';
import { keptFormItem } from './kept-form-item';
import { useLiveSession } from './use-live-session';

/** Lets a browser's other tabs know why its session ended, even when the cookie that says so is gone. */
const endFlag = storedItem('quillarena:session-replaced');
/** Says, over the loading of a new page, that somebody has logged out in this tab. */
const logoutFlag = storedItem('quillarena:logged-out', () => browserStorage('session'));

/**
 * Shows in each tab what happened to this browser's session: signed out by a newer sign-in elsewhere or by a moderator's decision
 * (stays until it is dismissed or somebody signs in), or logged out: then the page is loaded anew, so that nothing of them stays in
 * it. A page in which they were writing stays, with the way back to it.
 * @see docs/product/accounts.md
 */
export function SessionNotices({ viewer, sessionEnd, databaseAway }: Pick<RootData, 'viewer' | 'sessionEnd' | 'databaseAway'>) {
  const [end, setEnd] = useState(sessionEnd);
  /** The path of the page that stays because somebody is writing in it. */
  const [keptPath, setKeptPath] = useState<string>();
  const toast = useToast();
  const before = useRef(viewer);
  const viewerId = viewer?.id;
  const { pathname } = useLocation();
  const kept = keptPath === pathname;
  useLiveSession(viewerId, (why) => {
    setKeptPath(location.pathname);
    setEnd(why);
  });

  useEffect(() => {
    const wasSignedIn = before.current !== null;
    before.current = viewer;
    if (viewer) {
      endFlag.remove();
      setEnd(null);
      setKeptPath(undefined);
      return;
    }
    const known = sessionEnd ?? (wasSignedIn ? endedBefore() : null);
    if (sessionEnd) endFlag.write(sessionEnd);
    if (known) {
      setEnd(known);
    } else if (wasSignedIn && !databaseAway) {
      logoutFlag.write('yes');
      location.reload();
    } else if (logoutFlag.read()) {
      logoutFlag.remove();
      toast(sessionTexts.loggedOut);
    }
  }, [viewer, sessionEnd, databaseAway, toast]);

  useEffect(() => {
    if (!viewerId || !kept) return;
    const keeping = import('./kept-form').then(({ keepForm }) => keepForm(viewerId));
    return () => void keeping.then((stop) => stop());
  }, [viewerId, kept]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for on each page.
  useEffect(() => {
    if (viewerId && keptFormItem.read() !== undefined) void import('./kept-form').then(({ bringFormBack }) => bringFormBack(viewerId));
  }, [viewerId, pathname]);

  if (!end) return null;
  return <EndNotice end={end} kept={kept} onDismiss={() => setEnd(null)} />;
}

function endedBefore(): SessionEnd | null {
  const flag = endFlag.read();
  if (flag === undefined) return null;
  return flag === 'suspended' ? flag : 'replaced';
}

function EndNotice({ end, kept, onDismiss }: { end: SessionEnd; kept: boolean; onDismiss: () => void }) {
  const { pathname, search } = useLocation();
  const { title, description } = sessionTexts[end];
  const back = end === 'suspended' ? '/moderation/decisions' : undefined;
  const to = kept ? pathname + search : back;
  const dismiss = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onDismiss();
    const form = new URLSearchParams({ only: 'replaced' });
    // If the cookie cannot be cleared now, the next page only shows the notice again.
    void fetch('/signout', { method: 'POST', body: form, redirect: 'manual', keepalive: true }).catch(() => undefined);
  };
  return (
    <div className="notice-above">
      <Notice
        tone="error"
        title={title}
        actions={
          <>
            <ButtonLink to={`/signin${to ? `?${new URLSearchParams({ to })}` : ''}`} size="sm">
              {SIGN_IN}
            </ButtonLink>
            <form method="post" action="/signout" onSubmit={dismiss}>
              <input type="hidden" name="only" value="replaced" />
              <Button type="submit" variant="quiet" size="sm">
                {DISMISS}
              </Button>
            </form>
          </>
        }
      >
        {kept ? sessionTexts.wordsKept(description) : description}
      </Notice>
    </div>
  );
}
