import { useEffect, useRef, useState } from 'react';
import { UNSENT } from '~/platform/requests/unsent';
import { UNSENT_TEXT } from '~/platform/requests/unsent-text';
import { Button } from '~/ui/actions/button';
import { Notice } from '~/ui/states/notice';
import { connectionTexts } from '../errors/connection-texts';
import { useWithoutNetwork } from '../offline/use-without-network';

/** Prepares the browser for when there is no network, and then says that a form could not be sent, until it is sent again. */
export function UnsentNotice() {
  const [unsent, setUnsent] = useState<{ again?: () => void }>();
  useWithoutNetwork();
  const last = useRef<SubmitEvent>(undefined);
  useEffect(() => {
    const submitted = (event: SubmitEvent) => {
      last.current = event;
      setUnsent(undefined);
    };
    const failed = (event: Event) => {
      event.preventDefault();
      const { target, submitter } = last.current ?? {};
      const address: unknown = event instanceof CustomEvent ? event.detail : undefined;
      // What the page's script sent of its own has no form to send again.
      const isIt = target instanceof HTMLFormElement && (typeof address !== 'string' || pathOf(target) === new URL(address).pathname);
      setUnsent(isIt ? { again: () => target.requestSubmit(submitter) } : {});
    };
    document.addEventListener('submit', submitted, true);
    window.addEventListener(UNSENT, failed);
    return () => {
      document.removeEventListener('submit', submitted, true);
      window.removeEventListener(UNSENT, failed);
    };
  }, []);
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
