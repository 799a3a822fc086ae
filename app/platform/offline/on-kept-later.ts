import { type KeptLater, keptLater } from './kept-pages.contract';

/** Listens to how many of the stories for later this device keeps, which the service worker says once it has done what it can. @returns what ends it. */
export function onKeptLater(listener: (kept: KeptLater) => void): () => void {
  const worker: ServiceWorkerContainer | undefined = globalThis.navigator.serviceWorker;
  const told = ({ data }: MessageEvent) => {
    const kept = keptLater.safeParse(data);
    if (kept.success) listener(kept.data);
  };
  worker?.addEventListener('message', told);
  return () => worker?.removeEventListener('message', told);
}
