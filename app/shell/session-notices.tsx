import { useEffect, useRef, useState } from 'react';
import { href } from 'react-router';
import { toasts } from '~/accounts/texts';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { Notice } from '~/ui/notice';
import { useToast } from '~/ui/use-toast';
import type { RootData } from './root-data';
import { useLiveSession } from './use-live-session';

/**
 * Tells what happened to this browser's session: signed out by a newer sign-in elsewhere (stays until it is
 * dismissed or somebody signs in), or logged out.
 * @see docs/product/accounts.md
 */
export function SessionNotices({ viewer, sessionReplaced, databaseAway }: Pick<RootData, 'viewer' | 'sessionReplaced' | 'databaseAway'>) {
  const [replaced, setReplaced] = useState(sessionReplaced);
  const toast = useToast();
  const before = useRef(viewer);
  useLiveSession(viewer?.id);

  useEffect(() => {
    if (sessionReplaced) setReplaced(true);
    else if (viewer) setReplaced(false);
    else if (before.current && !databaseAway) toast(toasts.loggedOut);
    before.current = viewer;
  }, [viewer, sessionReplaced, databaseAway, toast]);

  if (!replaced) return null;
  return (
    <div className="mx-auto w-full max-w-[75rem] px-4 pt-4 sm:px-8">
      <Notice
        tone="error"
        title={toasts.replaced.title}
        actions={
          <>
            <ButtonLink to={href('/signin')} size="sm">
              Sign In
            </ButtonLink>
            <Button variant="quiet" size="sm" onClick={() => setReplaced(false)}>
              Dismiss
            </Button>
          </>
        }
      >
        {toasts.replaced.description}
      </Notice>
    </div>
  );
}
