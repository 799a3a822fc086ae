import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { Button } from '~/ui/actions/button';
import { Notice } from '~/ui/states/notice';
import { landingTexts } from './landing-texts';

/** How long the next page may take to load, in ms, before a notice appears; and before it offers to try again. */
const SLOW_MS = 1_000;
const PAGE_TIMEOUT_MS = 10_000;

/** Announces a slow page: first that it is loading, after ten seconds that it has timed out. */
export function LandingTimeout() {
  const { state, location } = useNavigation();
  if (state === 'idle' || !location) return null;
  const address = location.pathname + location.search + location.hash;
  return <Waiting key={address} address={address} />;
}

function Waiting({ address }: { address: string }) {
  const [wait, setWait] = useState<'short' | 'slow' | 'timed out'>('short');
  useEffect(() => {
    const slow = setTimeout(setWait, SLOW_MS, 'slow');
    const timeout = setTimeout(setWait, PAGE_TIMEOUT_MS, 'timed out');
    return () => {
      clearTimeout(slow);
      clearTimeout(timeout);
    };
  }, []);

  if (wait === 'short') return null;
  return (
    <div className="fixed inset-x-4 bottom-6 z-40 mx-auto max-w-md">
      {wait === 'slow' ? (
        <p aria-hidden="true" className="mx-auto w-fit rounded-md border border-line bg-raised px-5 py-3">
          {landingTexts.loading}
        </p>
      ) : (
        <Notice
          tone="error"
          title={landingTexts.timedOut.title}
          actions={<Button onClick={() => window.location.assign(address)}>{landingTexts.timedOut.retry}</Button>}
        >
          {landingTexts.timedOut.text}
        </Notice>
      )}
    </div>
  );
}
