import { Heart } from 'lucide-react';
import { useEffect } from 'react';
import { href, useFetcher } from 'react-router';
import { Button } from '~/ui/actions/button';
import type { KudosAnswer, ShownOutcome, StoryKudos } from './kudos';
import { rememberHere, useLeftHere } from './left-here';
import { kudosTexts as texts } from './texts';

export interface KudosButtonProps {
  storyId: string;
  kudos: StoryKudos;
  /** Whether this person wrote the story: then there is only the number. */
  isWriter: boolean;
  /** Whether a player with an account sees it; what visitors left, their browser remembers. */
  signedIn: boolean;
  /** The chapter to return to without script. */
  chapter?: number;
  /** What became of kudos sent without script. */
  outcome?: ShownOutcome | undefined;
}

/** Leaves kudos with one press, and takes them back with another; a form that works without script. @see docs/product/kudos.md */
export function KudosButton({ storyId, kudos, isWriter, signedIn, chapter, outcome }: KudosButtonProps) {
  const fetcher = useFetcher<KudosAnswer>();
  const asked = fetcher.formData?.get('intent');
  const left = useLeftHere(storyId);
  const was = signedIn ? kudos.own : left;
  // With an account the page knows; a visitor's browser may not have its script when they are sent.
  const given = asked ? asked === 'kudos' : (fetcher.data?.given ?? (was || (!signedIn && outcome?.given === true)));
  const problem = fetcher.state === 'idle' ? fetcher.data?.problem : undefined;
  const answered = fetcher.data?.problem ? undefined : (fetcher.data?.given ?? outcome?.given);
  useEffect(() => {
    if (!signedIn && answered !== undefined) rememberHere(storyId, answered);
  }, [signedIn, storyId, answered]);
  return (
    <fetcher.Form method="post" action={href('/story/:storyId/rating', { storyId })} id="kudos" className="scroll-mt-24">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {chapter !== undefined && <input type="hidden" name="chapter" value={chapter} />}
        {!isWriter && (
          <Button
            type="submit"
            name="intent"
            value={given ? 'take-back' : 'kudos'}
            variant="outline"
            aria-pressed={given}
            className="min-w-40 justify-start"
          >
            <Heart aria-hidden="true" className={given ? 'size-5 fill-current text-gold' : 'size-5'} />
            {given ? texts.given : texts.give}
          </Button>
        )}
        <span className="tabular text-muted">{texts.count(kudos)}</span>
      </p>
      <p role="status" className="text-sm text-muted not-empty:mt-2">
        {problem ?? (fetcher.data || asked ? '' : outcome?.text)}
      </p>
      <span role="status" className="sr-only">
        {fetcher.data && !problem && (given ? texts.thanks : texts.takenBack)}
      </span>
    </fetcher.Form>
  );
}
