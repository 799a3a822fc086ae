import { useFetcher } from 'react-router';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { BackLink } from '~/ui/layout/back-link';
import { Badge } from '~/ui/people/badge';
import { FormError } from '~/ui/states/form-error';
import { landingTexts } from '../landing/landing-texts';
import { signInAddress } from '../stories/story-links';
import type { TaskReply } from '../story-page/task-reply';
import type { FandomPageData, ShownFandom } from './fandom-page-data.server';
import { FandomPicture } from './fandom-picture';
import { fandomPageTexts } from './texts';

interface FandomHeroProps extends Pick<FandomPageData, 'follow' | 'backTo' | 'popularity'> {
  fandom: ShownFandom;
  signedIn: boolean;
  address: string;
  /** Why following failed when sent without script. */
  refused: string | undefined;
}

/** The answer to following; `error` while the database is unavailable. */
type FollowReply = Partial<TaskReply> & { error?: string };

/** A fandom's banner: its arch, its name and the button to follow it. */
export function FandomHero({ fandom, follow, signedIn, backTo, popularity, address, refused }: FandomHeroProps) {
  return (
    <header className="border-b border-line bg-surface">
      <div className="fandom-hero">
        <p>
          <BackLink to={backTo}>{fandomPageTexts.backToGenre}</BackLink>
        </p>
        <FandomPicture fandom={fandom} />
        <div className="grid min-w-0 content-start justify-items-start gap-4">
          <h1 className="display text-4xl wrap-anywhere">{fandom.name}</h1>
          <p className="max-w-2xl text-lg text-muted">{fandom.description}</p>
          {popularity !== undefined && <Badge tone="plain">{landingTexts.listing.popularityOf(popularity)}</Badge>}
          {fandom.genre && (signedIn ? <FollowForms follow={follow} refused={refused} /> : <FollowSignedOut to={address} />)}
        </div>
      </div>
    </header>
  );
}

function FollowSignedOut({ to }: { to: string }) {
  return (
    <ButtonLink to={signInAddress(to)} variant="outline">
      {fandomPageTexts.follow}
    </ButtonLink>
  );
}

/** The forms to follow and, where something is new, to mark all as read. The page's data reloads after each. */
function FollowForms({ follow, refused }: Pick<FandomHeroProps, 'follow' | 'refused'>) {
  const fetcher = useFetcher<FollowReply>();
  const marker = useFetcher<FollowReply>();
  const problem = [fetcher, marker].map(problemIn).find(Boolean) ?? refused;
  const sent = fetcher.formData?.get('intent');
  const following = sent ? sent === 'follow' : follow?.following === true;
  return (
    <div className="flex flex-wrap gap-3">
      <fetcher.Form method="post">
        <Button type="submit" name="intent" value={following ? 'unfollow' : 'follow'} variant="outline" aria-pressed={following}>
          {following ? fandomPageTexts.following : fandomPageTexts.follow}
        </Button>
      </fetcher.Form>
      {follow?.hasNew && (
        <marker.Form method="post">
          <Button type="submit" name="intent" value="mark-read" variant="quiet" pending={marker.state !== 'idle'}>
            {fandomPageTexts.markRead}
          </Button>
        </marker.Form>
      )}
      <FormError className="self-center">{problem}</FormError>
    </div>
  );
}

function problemIn({ state, data }: { state: string; data?: FollowReply | undefined }): string | undefined {
  return state === 'idle' ? (data?.error ?? data?.form?.error?.['']?.[0]) : undefined;
}
