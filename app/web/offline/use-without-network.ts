import { useEffect } from 'react';
import { useRouteLoaderData } from 'react-router';
import { isUnsentMessage } from '~/platform/offline/device-caches';
import { sayUnsent } from '~/platform/requests/unsent';
import { keepOnlyFor } from '~/stories/saving/kept/kept-owner';
import { deviceSeals } from '~/stories/saving/sealed/device-seals';
import type { RootData } from '../frame/root-data';

const SERVICE_WORKER = '/service-worker.js';

/**
 * Prepares this browser for when there is no network, on every page once it is idle, and lets it keep only the
 * viewer's texts.
 * @see docs/product/site-frame.md
 */
export function useWithoutNetwork(): void {
  const data = useRouteLoaderData<RootData>('root');
  const viewerId = data?.viewer?.id;
  const isKnown = data !== undefined && !data.databaseAway;

  useEffect(() => {
    if (!isKnown) return;
    void keepOnlyFor(viewerId);
    if (deviceSeals.read())
      void import('~/stories/saving/sealed/words-of-writers').then(
        ({ tendWords }) => tendWords(viewerId),
        () => undefined,
      );
  }, [isKnown, viewerId]);

  useEffect(() => {
    const worker = import.meta.env.PROD ? navigator.serviceWorker : undefined;
    if (!worker) return;
    const told = ({ data: message }: MessageEvent) => {
      if (isUnsentMessage(message)) void sayUnsent(message.unsent);
    };
    worker.addEventListener('message', told);
    worker.startMessages();
    // Where it is forbidden, or nobody can be reached, everything goes on as without it.
    worker.register(SERVICE_WORKER).catch(() => undefined);
    return () => worker.removeEventListener('message', told);
  }, []);
}
