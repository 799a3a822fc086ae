import { type ReactNode, useEffect, useState } from 'react';
import { whenIdle } from '~/platform/idle/when-idle';
import { prepareUnsent } from '~/platform/requests/unsent';

/**
 * The notice of a form that could not be sent, loaded beforehand: without a network, nothing can be loaded. A form that is
 * sent meanwhile waits for it.
 */
export function LoadedUnsentNotice() {
  const [notice, setNotice] = useState<ReactNode>();
  useEffect(() => {
    let last: SubmitEvent | undefined;
    const submitted = (event: SubmitEvent) => {
      last = event;
    };
    document.addEventListener('submit', submitted, true);
    let done = () => {};
    prepareUnsent(
      new Promise<void>((resolve) => {
        done = resolve;
      }),
    );
    whenIdle(() => {
      import('./unsent-notice').then(({ UnsentNotice }) => setNotice(<UnsentNotice lastSubmitted={() => last} onListening={done} />), done);
    });
    return () => {
      document.removeEventListener('submit', submitted, true);
      done();
    };
  }, []);
  return notice;
}
