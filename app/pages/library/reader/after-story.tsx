import { href, Link, useFetcher } from 'react-router';
import { coverAddress, STORY_COVER } from '~/covers/story/cover-address';
import { storyAddress } from '~/stories/sharing/story-address';
import { AuthorLink } from '~/stories/writers/author-link';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { Avatar } from '~/ui/people/avatar';
import type { ReaderData } from './reader-data.server';

/** Who wrote the story above: face, bio, and a way to follow them. */
export function AuthorCard({ story, authorId, signedIn }: { story: ReaderData; authorId: string; signedIn: boolean }) {
  const { author, authorBio, authorFollowed, own } = story;
  const address = href('/players/:playerId', { playerId: authorId });
  return (
    <section aria-label="The writer" className="flex flex-wrap items-center gap-x-5 gap-y-4 border-y border-line py-6">
      <Avatar name={author} size={72} />
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="display text-2xl wrap-anywhere">
          <AuthorLink name={author} playerId={authorId} />
        </p>
        {authorBio && (
          <p dir="auto" className="mt-1 line-clamp-4 font-prose text-muted wrap-anywhere">
            {authorBio}
          </p>
        )}
      </div>
      {!own && signedIn && <Follow address={address} name={author} followed={authorFollowed} />}
      {!own && !signedIn && (
        <ButtonLink to={`${href('/signin')}?${new URLSearchParams({ to: address })}`} variant="outline">
          Sign In to Follow
        </ButtonLink>
      )}
    </section>
  );
}

/** Follows the writer without leaving the page; without script it leads to theirs. */
function Follow({ address, name, followed }: { address: string; name: string; followed: boolean }) {
  const fetcher = useFetcher<{ result?: string }>();
  const asked = fetcher.formData?.get('intent');
  const shown = asked ? asked === 'follow' : followed;
  return (
    <fetcher.Form method="post" action={address}>
      <input type="hidden" name="intent" value={shown ? 'unfollow' : 'follow'} />
      <Button type="submit" variant="outline" pending={fetcher.state !== 'idle'}>
        {shown ? 'Unfollow' : 'Follow'}
        <span className="sr-only"> {name}</span>
      </Button>
      <span role="status" className="sr-only">
        {shown ? 'You follow this writer.' : ''}
      </span>
      {fetcher.state === 'idle' && fetcher.data && !fetcher.data.result && (
        <p role="alert" className="mt-2 text-sm font-medium text-vermilion">
          That did not work. Please try again.
        </p>
      )}
    </fetcher.Form>
  );
}

/** The story to read next, with its cover; the whole card leads there. */
export function NextStory({ story: { id, arena, title, author, cover } }: { story: NonNullable<ReaderData['next']> }) {
  return (
    <section
      aria-labelledby="next-story"
      className="relative grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-5 overflow-clip rounded-lg border border-line bg-surface pr-5 transition-colors hover:border-bronze sm:grid-cols-[9rem_minmax(0,1fr)]"
    >
      <img src={coverAddress(cover)} alt="" {...STORY_COVER} loading="lazy" className="self-end pt-4 pl-4" />
      <div className="py-5">
        <h2 id="next-story" className="text-sm font-medium text-muted">
          Read next
        </h2>
        <p className="display mt-1 line-clamp-3 text-2xl wrap-anywhere">
          <Link to={storyAddress(arena, id)} discover="none" className="row-link">
            <bdi>{title}</bdi>
          </Link>
        </p>
        <p className="mt-1 truncate text-muted">By {author}</p>
      </div>
    </section>
  );
}
