import { lazy } from 'react';
import { href } from 'react-router';
import { ButtonLink } from '~/ui/actions/button-link';
import { TextLink } from '~/ui/actions/text-link';
import { Avatar } from '~/ui/people/avatar';
import { orMissing } from '~/ui/states/part-missing';
import type { StoryToRead } from '../../first-readers/offer.server';
import { firstReaderTexts } from '../../first-readers/texts';
import { useReadToEnd } from '../../first-readers/use-read-to-end';
import type { Credit } from '../../writers/writers';
import type { NextStory } from './after-story.server';
import { ReadNext } from './read-next';
import { afterTexts as texts } from './texts';

// Visitors do not need it, and nobody needs it to read.
const FollowWriter = lazy(() => import('./follow-writer').catch(orMissing));

/** A story that has just been read. */
interface ReadStory {
  id: string;
  author: string;
  /** Null where nobody is named: then there is no card of the writer. */
  authorId: string | null;
  /** Everybody who wrote it, where several did. */
  credits?: readonly Credit[] | undefined;
  authorBio: string;
  /** Whether this person follows the author. */
  authorFollowed: boolean;
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

/** One of several who wrote it; what they say of themselves stands on their page. */
function CreditCard({ credit: { name, playerId } }: { credit: Credit }) {
  if (playerId === null) return null;
  return (
    <section aria-label={`${texts.writer}: ${name}`} className="writer-card">
      <Avatar name={name} size={72} />
      <div>
        <p dir="auto">{name}</p>
        <TextLink to={href('/players/:playerId', { playerId })} className="inline-flex min-h-9 items-center">
          {texts.visit}
        </TextLink>
      </div>
    </section>
  );
}

interface AfterStoryProps {
  story: ReadStory;
  /** A story that waits for this person to read it. */
  toRead: StoryToRead | undefined;
  /** Whether the story ends on this page. */
  ends: boolean;
  signedIn: boolean;
}

/** What stands below a published story, after its stars: its writer, a story that waits for readers, and the one to read next. */
export default function AfterStory({ story, toRead, ends, signedIn }: AfterStoryProps) {
  useReadToEnd(ends && signedIn && !story.own ? story.id : undefined);
  return (
    <>
      {story.credits?.map((credit, at) => (
        <CreditCard key={at} credit={credit} />
      ))}
      {story.authorId && !story.credits && <AuthorCard story={story} authorId={story.authorId} signedIn={signedIn} />}
      {toRead && <ReadNext heading={firstReaderTexts.oneToRead} story={toRead} />}
      {story.next && story.next.id !== toRead?.id && <ReadNext heading={texts.next} story={story.next} />}
    </>
  );
}
