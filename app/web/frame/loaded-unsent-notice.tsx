import { type ReactNode, useEffect, useState } from 'react';
import { whenIdle } from '~/platform/idle/when-idle';
import { prepareUnsent, UNSENT } from '~/platform/requests/unsent';
import { useToast } from '~/ui/toasts/use-toast';
import { connectionTexts } from '../errors/connection-texts';

/**
 * The notice of a form that could not be sent, loaded beforehand: without a network, nothing can be loaded. A form that is
 * sent meanwhile waits for it. Where the network is lost before it is loaded, a toast takes its place.
 */
export function LoadedUnsentNotice() {
  const [notice, setNotice] = useState<ReactNode>();
  const toast = useToast();
  useEffect(() => {
    let last: SubmitEvent | undefined;
    const submitted = (event: SubmitEvent) => {
      last = event;
    };
    const left = new AbortController();
    const { signal } = left;
    document.addEventListener('submit', submitted, { capture: true, signal });
    let done = () => {};
    prepareUnsent(
      new Promise<void>((resolve) => {
        done = resolve;
      }),
    );
    const failed = (event: Event) => {
      event.preventDefault();
      toast({ tone: 'error', title: connectionTexts.errorTitle, description: connectionTexts.unreached.text });
    };
    const sayByToast = () => {
      window.addEventListener(UNSENT, failed, { signal });
      done();
    };
    whenIdle(() => {
      import('./unsent-notice').then(
        ({ UnsentNotice }) => setNotice(<UnsentNotice lastSubmitted={() => last} onListening={done} />),
        sayByToast,
      );
    });
    return () => {
      left.abort();
      done();
    };
  }, [toast]);
  return notice;
}
