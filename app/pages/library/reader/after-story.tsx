import { lazy } from 'react';
import { href, Link } from 'react-router';
import { coverAddress, STORY_COVER } from '~/covers/story/cover-address';
import { storyAddress } from '~/stories/sharing/story-address';
import { ButtonLink } from '~/ui/actions/button-link';
import { TextLink } from '~/ui/actions/text-link';
import { Avatar } from '~/ui/people/avatar';
import { orMissing } from '~/ui/states/part-missing';
import type { ReaderData } from './reader-data.server';

// Visitors do not need it, and nobody needs it to read.
const FollowWriter = lazy(() => import('./follow-writer').catch(orMissing));
const FollowStory = lazy(() => import('~/notices/story-follows/follow-story').catch(orMissing));

/** Who wrote the story above: face, bio, and a way to follow them. */
function AuthorCard({ story, authorId, signedIn }: { story: ReaderData; authorId: string; signedIn: boolean }) {
  const { author, authorBio, authorFollowed, own } = story;
  const address = href('/players/:playerId', { playerId: authorId });
  return (
    <section aria-label="The writer" className="writer-card">
      <Avatar name={author} size={72} />
      <div>
        <p dir="auto">{author}</p>
        {authorBio && <p dir="auto">{authorBio}</p>}
        <TextLink to={address} className="inline-flex min-h-9 items-center">
          Visit their page
        </TextLink>
      </div>
      {!own && signedIn && <FollowWriter address={address} name={author} followed={authorFollowed} />}
      {!own && !signedIn && (
        <ButtonLink to={`${href('/signin')}?${new URLSearchParams({ to: address })}`} variant="outline">
          Sign In to Follow
        </ButtonLink>
      )}
    </section>
  );
}

/** The story to read next, with its cover; the whole card leads there. */
function NextStory({ story: { id, arena, title, author, cover } }: { story: NonNullable<ReaderData['next']> }) {
  return (
    <section aria-labelledby="next-story" className="next-story">
      <img src={coverAddress(cover)} alt="" {...STORY_COVER} loading="lazy" />
      <div>
        <h2 id="next-story">Read next</h2>
        <p>
          <Link to={storyAddress(arena, id)} discover="none" className="row-link">
            <bdi>{title}</bdi>
          </Link>
        </p>
        <p>By {author}</p>
      </div>
    </section>
  );
}

/** What stands directly below a published story: its writer, the story to read next, and where to report it. */
export default function AfterStory({ story, signedIn }: { story: ReaderData; signedIn: boolean }) {
  return (
    <>
      {story.authorId && <AuthorCard story={story} authorId={story.authorId} signedIn={signedIn} />}
      {signedIn && !story.own && <FollowStory storyId={story.id} followed={story.followed} />}
      {story.next && <NextStory story={story.next} />}
      {!story.own && (
        <p className="text-sm">
          <TextLink to={href('/report/:kind/:thingId', { kind: 'story', thingId: story.id })} className="inline-flex min-h-9 items-center">
            Report this story
          </TextLink>
        </p>
      )}
    </>
  );
}
