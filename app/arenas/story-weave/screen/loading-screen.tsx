import { useEffect, useState } from 'react';
import { href } from 'react-router';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { useToast } from '~/ui/toasts/use-toast';
import { StoryWeaveArch } from '../story-weave-arch';
import { toasts } from '../texts';
import { roomTexts } from './room-texts';

/** After this long, in ms, a toast says that it takes longer than expected. */
const SLOW_MS = 8_000;
/** After this long, in ms, alternatives appear. */
const WAY_OUT_MS = 15_000;

/** While a seat is being taken: the loom, and after 15 s alternatives. */
export function LoadingScreen() {
  const [stuck, setStuck] = useState(false);
  const toast = useToast();
  useEffect(() => {
    const slow = window.setTimeout(() => toast({ ...toasts.loadingSlow, tone: 'info' }), SLOW_MS);
    const wayOut = window.setTimeout(() => setStuck(true), WAY_OUT_MS);
    return () => {
      window.clearTimeout(slow);
      window.clearTimeout(wayOut);
    };
  }, [toast]);
  return (
    <div className="flex min-h-dvh flex-col items-center justify-center gap-4 px-4 py-16 text-center">
      <div className="w-44 overflow-clip rounded-t-lg border-b-3 border-bronze sm:w-56">
        <StoryWeaveArch weaving />
      </div>
      <h1 className="display text-2xl">
        {roomTexts.loading}
        <Dots />
      </h1>
      {stuck && (
        <div className="mt-3 flex flex-wrap justify-center gap-3">
          <Button onClick={() => window.location.reload()}>{roomTexts.refresh}</Button>
          <ButtonLink to={href('/')} variant="outline">
            {roomTexts.toHome}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

function Dots() {
  return (
    <span aria-hidden="true">
      {[0, 1, 2].map((dot) => (
        <span key={dot} className="animate-breathe" style={{ animationDelay: `${dot * 260}ms` }}>
          .
        </span>
      ))}
    </span>
  );
}
