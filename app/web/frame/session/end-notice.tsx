import type { FormEvent } from 'react';
import { useLocation } from 'react-router';
import type { SessionEnd } from '~/accounts/viewer/viewer';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { Notice } from '~/ui/states/notice';
import { DISMISS, SIGN_IN } from '../texts';
import { endTexts } from './end-texts';

interface EndNoticeProps {
  end: SessionEnd;
  /** Whether the page stays, because somebody is writing in it. */
  kept: boolean;
  onDismiss: () => void;
}

/** Says why somebody is signed out, with the way back. */
export default function EndNotice({ end, kept, onDismiss }: EndNoticeProps) {
  const { pathname, search } = useLocation();
  const { title, description } = endTexts[end];
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
        {description}
        {kept && <p>{endTexts.wordsKept}</p>}
      </Notice>
    </div>
  );
}
