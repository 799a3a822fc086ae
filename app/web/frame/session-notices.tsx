import { type FormEvent, useEffect, useRef, useState } from 'react';
import { href } from 'react-router';
import { storedItem } from '~/platform/storage/browser-storage';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { Notice } from '~/ui/states/notice';
import { useToast } from '~/ui/toasts/use-toast';
import type { RootData } from './root-data';
import { sessionTexts } from './session-texts';
import { useLiveSession } from './use-live-session';

/** Lets a browser's other tabs know why its session ended, even when the cookie that says so is gone. */
const replacedFlag = storedItem('quillarena:session-replaced');

/**
 * Shows in each tab what happened to this browser's session: signed out by a newer sign-in elsewhere (stays
 * until it is dismissed or somebody signs in), or logged out.
 * @see docs/product/accounts.md
 */
export function SessionNotices({ viewer, sessionReplaced, databaseAway }: Pick<RootData, 'viewer' | 'sessionReplaced' | 'databaseAway'>) {
  const [replaced, setReplaced] = useState(sessionReplaced);
  const toast = useToast();
  const before = useRef(viewer);
  useLiveSession(viewer?.id);

  useEffect(() => {
    const wasSignedIn = before.current !== null;
    before.current = viewer;
    if (viewer) {
      replacedFlag.remove();
      setReplaced(false);
    } else if (sessionReplaced) {
      replacedFlag.write('yes');
      setReplaced(true);
    } else if (wasSignedIn && !databaseAway) {
      if (replacedFlag.read()) setReplaced(true);
      else toast(sessionTexts.loggedOut);
    }
  }, [viewer, sessionReplaced, databaseAway, toast]);

  const dismiss = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setReplaced(false);
    const form = new URLSearchParams({ only: 'replaced' });
    // If the cookie cannot be cleared now, the next page only shows the notice again.
    void fetch(href('/signout'), { method: 'POST', body: form, redirect: 'manual', keepalive: true }).catch(() => undefined);
  };

  if (!replaced) return null;
  return (
    <div className="mx-auto w-full max-w-[75rem] px-4 pt-4 sm:px-8">
      <Notice
        tone="error"
        title={sessionTexts.replaced.title}
        actions={
          <>
            <ButtonLink to={href('/signin')} size="sm">
              Sign In
            </ButtonLink>
            <form method="post" action={href('/signout')} onSubmit={dismiss}>
              <input type="hidden" name="only" value="replaced" />
              <Button type="submit" variant="quiet" size="sm">
                Dismiss
              </Button>
            </form>
          </>
        }
      >
        {sessionTexts.replaced.description}
      </Notice>
    </div>
  );
}
