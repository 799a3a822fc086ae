import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { LazyConfirm } from '~/ui/actions/lazy-confirm';
import { writingTexts } from './writing-texts';

/** Asks before a seat is left for another page of the site, or with the tab. @param onLeave called when the person really leaves. */
export function LeaveGuard({ seated, onLeave }: { seated: boolean; onLeave(): void }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => seated && currentLocation.pathname !== nextLocation.pathname);

  useEffect(() => {
    if (!seated) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [seated]);

  return (
    <LazyConfirm
      question={writingTexts.leave}
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.state === 'blocked' && blocker.reset()}
      onConfirm={() => {
        onLeave();
        if (blocker.state === 'blocked') blocker.proceed();
      }}
    />
  );
}
