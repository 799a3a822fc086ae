import { useEffect, useState } from 'react';
import { UNSENT } from '~/platform/requests/unsent';
import { UNSENT_TEXT } from '~/platform/requests/unsent-text';
import { Button } from '~/ui/actions/button';
import { Notice } from '~/ui/states/notice';
import { connectionTexts } from '../errors/connection-texts';
import { useWithoutNetwork } from '../offline/use-without-network';

interface UnsentNoticeProps {
  /** The submission of a form that was the last on this page. */
  lastSubmitted: () => SubmitEvent | undefined;
  /** Called once it can say that a form could not be sent. */
  onListening: () => void;
}

/** Prepares the browser for when there is no network, and then says that a form could not be sent, until it is sent again. */
export function UnsentNotice({ lastSubmitted, onListening }: UnsentNoticeProps) {
  const [unsent, setUnsent] = useState<{ again?: () => void }>();
  useWithoutNetwork();
  useEffect(() => {
    const submitted = () => setUnsent(undefined);
    const failed = (event: Event) => {
      event.preventDefault();
      const { target, submitter } = lastSubmitted() ?? {};
      const address: unknown = event instanceof CustomEvent ? event.detail : undefined;
      // What the page's script sent of its own has no form to send again.
      const isIt = target instanceof HTMLFormElement && (typeof address !== 'string' || pathOf(target) === new URL(address).pathname);
      setUnsent(isIt ? { again: () => target.requestSubmit(submitter) } : {});
    };
    document.addEventListener('submit', submitted, true);
    window.addEventListener(UNSENT, failed);
    onListening();
    return () => {
      document.removeEventListener('submit', submitted, true);
      window.removeEventListener(UNSENT, failed);
    };
  }, [lastSubmitted, onListening]);
  if (!unsent) return null;
  return (
    <div className="notice-above">
      <Notice
        tone="error"
        title={connectionTexts.errorTitle}
        actions={
          unsent.again && (
            <Button size="sm" variant="outline" onClick={unsent.again}>
              {connectionTexts.again}
            </Button>
          )
        }
      >
        {UNSENT_TEXT}
      </Notice>
    </div>
  );
}

function pathOf(form: HTMLFormElement): string {
  return new URL(form.getAttribute('action') ?? '', location.href).pathname;
}
