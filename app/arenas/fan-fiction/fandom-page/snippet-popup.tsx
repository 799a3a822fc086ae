import { Heart } from 'lucide-react';
import { useState } from 'react';
import { href } from 'react-router';
import { fetchJson } from '~/platform/requests/fetch-json';
import { LANGUAGE } from '~/platform/text/language';
import { RateStory } from '~/stories/ratings/rate-story';
import { useRating } from '~/stories/ratings/use-rating';
import { appendageAddress } from '~/stories/sharing/appendages/appendage-link';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { Dialog } from '~/ui/dialogs/dialog';
import { withParts } from '~/ui/text/with-parts';
import { useToast } from '~/ui/toasts/use-toast';
import { formTexts } from '../texts';
import type { FanStoryCard } from './fan-story-card';
import { fandomPageTexts } from './texts';

interface SnippetPopupProps {
  story: FanStoryCard;
  signedIn: boolean;
  onClose(): void;
}

/** Quotes a story, with ways to rate, like or continue it. */
export function SnippetPopup({ story, signedIn, onClose }: SnippetPopupProps) {
  const rating = useRating(story, signedIn);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={story.title}>
      <div className="grid gap-5">
        <blockquote className="overflow-clip border-l-2 border-bronze pl-4 font-prose text-lg whitespace-pre-line wrap-anywhere">
          “<bdi>{story.preview}</bdi>”
        </blockquote>
        <p className="text-sm text-muted wrap-anywhere">
          {withParts(fandomPageTexts.writtenBy, { author: <bdi>{story.author}</bdi> })}
          <br />
          {fandomPageTexts.fandom(capitalised(story.prompt))}
        </p>
        <div>
          <p className="text-sm font-medium">{fandomPageTexts.rateSnippet}</p>
          <RateStory rating={rating} />
        </div>
        <div className="flex flex-wrap gap-3">
          <LikeButton story={story} signedIn={signedIn} />
          <ButtonLink to={appendageAddress(story.id)}>{fandomPageTexts.expand}</ButtonLink>
        </div>
      </div>
    </Dialog>
  );
}

/** Shows the like at once; undoes it when it could not be saved. */
function LikeButton({ story, signedIn }: { story: FanStoryCard; signedIn: boolean }) {
  const toast = useToast();
  const [liked, setLiked] = useState(story.liked);
  const toggle = async () => {
    if (!signedIn) return toast({ title: fandomPageTexts.loginRequired, description: fandomPageTexts.loginToLike, tone: 'info' });
    const wanted = !liked;
    setLiked(wanted);
    const answer = await fetchJson(href('/fan-fiction/story/:storyId/reading', { storyId: story.id }), loadContract, {
      method: 'POST',
      body: new URLSearchParams({ intent: wanted ? 'like' : 'unlike' }),
    });
    if (answer?.ok) return;
    setLiked(!wanted);
    toast({ title: fandomPageTexts.error, description: answer?.text ?? formTexts.saveFailed, tone: 'error' });
  };
  return (
    <Button variant="outline" aria-pressed={liked} onClick={toggle}>
      <Heart aria-hidden="true" className={liked ? 'fill-current' : undefined} />
      {liked ? fandomPageTexts.liked : fandomPageTexts.like}
    </Button>
  );
}

const loadContract = async () => (await import('../reading/reading.contract')).likeAnswer;

function capitalised(name: string): string {
  return name.slice(0, 1).toLocaleUpperCase(LANGUAGE) + name.slice(1);
}
