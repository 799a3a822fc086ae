import { lazy } from 'react';
import { href, Link } from 'react-router';
import { coverAddress, STORY_COVER } from '~/covers/story/cover-address';
import { ButtonLink } from '~/ui/actions/button-link';
import { TextLink } from '~/ui/actions/text-link';
import { Avatar } from '~/ui/people/avatar';
import { orMissing } from '~/ui/states/part-missing';
import { storyAddress } from '../../sharing/story-address';
import type { NextStory } from './after-story.server';
import { afterTexts as texts } from './texts';

// Visitors do not need it, and nobody needs it to read.
const FollowWriter = lazy(() => import('./follow-writer').catch(orMissing));
const FollowStory = lazy(() => import('~/notices/story-follows/follow-story').catch(orMissing));

/** A story that somebody has just read. */
interface ReadStory {
  id: string;
  author: string;
  /** Null where nobody is named: then there is no card of the writer. */
  authorId: string | null;
  authorBio: string;
  /** Whether this person follows the author. */
  authorFollowed: boolean;
  /** Whether this person follows the story; undefined where that is offered elsewhere. */
  followed?: boolean | undefined;
  /** Whether this person wrote it. */
  own: boolean;
  next: NextStory | undefined;
}

/** Who wrote the story above: face, bio, and a way to follow them. */
function AuthorCard({ story, authorId, signedIn }: { story: ReadStory; authorId: string; signedIn: boolean }) {
  const { author, authorBio, authorFollowed, own } = story;
  const address = href('/players/:playerId', { playerId: authorId });
  return (
    <section aria-label={texts.writer} className="writer-card">
      <Avatar name={author} size={72} />
      <div>
        <p dir="auto">{author}</p>
        {authorBio && <p dir="auto">{authorBio}</p>}
        <TextLink to={address} className="inline-flex min-h-9 items-center">
          {own ? texts.visitOwn : texts.visit}
        </TextLink>
      </div>
      {!own && signedIn && <FollowWriter address={address} name={author} followed={authorFollowed} />}
      {!own && !signedIn && (
        <ButtonLink to={`${href('/signin')}?${new URLSearchParams({ to: address })}`} variant="outline">
          {texts.signInToFollow}
        </ButtonLink>
      )}
    </section>
  );
}

/** The story to read next, with its cover; the whole card leads there. */
function ReadNext({ story: { id, arena, title, author, cover } }: { story: NextStory }) {
  return (
    <section aria-labelledby="next-story" className="next-story">
      <img src={coverAddress(cover)} alt="" {...STORY_COVER} loading="lazy" />
      <div>
        <h2 id="next-story">{texts.next}</h2>
        <p>
          <Link to={storyAddress(arena, id)} discover="none" className="row-link">
            <bdi>{title}</bdi>
          </Link>
        </p>
        <p>{texts.by(author)}</p>
      </div>
    </section>
  );
}

interface AfterStoryProps {
  story: ReadStory;
  signedIn: boolean;
}

/** What stands below a published story, after its stars: its writer, and the story to read next. */
export default function AfterStory({ story, signedIn }: AfterStoryProps) {
  return (
    <>
      {story.authorId && <AuthorCard story={story} authorId={story.authorId} signedIn={signedIn} />}
      {signedIn && !story.own && story.followed !== undefined && <FollowStory storyId={story.id} followed={story.followed} />}
      {story.next && <ReadNext story={story.next} />}
    </>
  );
}
