import { type ReactNode, useRef } from 'react';
import { Form, href } from 'react-router';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { TextLink } from '~/ui/actions/text-link';
import { PersonMenu } from '~/ui/people/person-menu';
import { EmptyNote } from '~/ui/states/empty-note';
import { withParts } from '~/ui/text/with-parts';
import { useClearedWhenSent } from '../../chapters/form/use-cleared-when-sent';
import { storyViewAddress } from '../../stories/story-links';
import { CommentHead, CommentText } from '../screen/comment-text';
import { AnswerWaiting, type AnswerWaitingProps } from './answer-waiting';
import { ownCommentsTexts as texts } from './own-comments';
import type { WaitingComment } from './own-comments.server';

/** The form for what is chosen in the list. */
const CHOSEN = 'chosen-comments';

interface WaitingListProps extends Pick<AnswerWaitingProps, 'playerId' | 'refused'> {
  comments: readonly WaitingComment[];
  /** The cursor of the page after this one; undefined on the last. */
  next: string | undefined;
}

/** The comments that wait for an author, under all their stories. */
export function WaitingList({ comments, next, playerId, refused }: WaitingListProps) {
  const forget = useRef<() => void>(undefined);
  const loaded = comments.map(({ answerId }) => answerId).join();
  const onSubmit = useClearedWhenSent(loaded, refused !== undefined, () => forget.current?.());
  const onSend = (own: () => void) => {
    forget.current = own;
    onSubmit();
  };
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="display text-2xl">
        {texts.waiting}
      </h2>
      {comments.length === 0 ? (
        <EmptyNote missing="talk">{texts.noneWaiting}</EmptyNote>
      ) : (
        <>
          <p className="mt-2 text-muted">{texts.waitingIntro}</p>
          {comments.length > 1 && (
            <Form method="post" id={CHOSEN} preventScrollReset className="mt-4 flex flex-wrap items-center gap-2">
              <Button type="submit" name="intent" value="approve-chosen" size="sm" variant="outline">
                {texts.approveChosen}
              </Button>
              <Button type="submit" name="intent" value="refuse-chosen" size="sm" variant="quiet">
                {texts.refuseChosen}
              </Button>
              {comments.some(({ mayBlock }) => mayBlock) && (
                <Button type="submit" name="intent" value="block-chosen" size="sm" variant="quiet">
                  {texts.blockChosen}
                </Button>
              )}
              <p className="text-sm text-muted">{texts.chosenHint}</p>
            </Form>
          )}
          <ul className="mt-4 border-t border-line">
            {comments.map((comment) => (
              <Waiting key={comment.id} comment={comment} canBeChosen={comments.length > 1}>
                <AnswerWaiting
                  {...{ comment, playerId, onSend }}
                  refused={refused?.initialValue?.id === comment.id ? refused : undefined}
                />
              </Waiting>
            ))}
          </ul>
        </>
      )}
      {next && (
        <ButtonLink to={`?${new URLSearchParams({ after: next })}`} variant="outline" className="mt-5">
          {texts.older}
        </ButtonLink>
      )}
    </section>
  );
}

interface WaitingProps {
  comment: WaitingComment;
  canBeChosen: boolean;
  /** The box to answer it. */
  children: ReactNode;
}

function Waiting({
  comment: { id, author, authorId, isVisitors, mayBlock, date, text, quote, story },
  canBeChosen,
  children,
}: WaitingProps) {
  const what = texts.commentBy(author);
  const whose = <span className="sr-only"> {what}</span>;
  return (
    <li className="min-w-0 border-b border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <CommentHead author={author} authorId={authorId} badge={isVisitors ? 'visitor' : undefined} note={date} />
        {canBeChosen && (
          <label className="inline-flex min-h-11 items-center gap-2 text-sm">
            <input type="checkbox" name="chosen" value={id} form={CHOSEN} className="size-4 accent-(--gold)" />
            {texts.choose}
            {whose}
          </label>
        )}
      </div>
      <p className="text-sm text-muted wrap-anywhere">
        {withParts(texts.onStory, { story: <TextLink to={storyViewAddress(story.id, { comments: true })}>{story.title}</TextLink> })}
      </p>
      {quote && (
        <p className="mt-1 border-l-2 border-bronze pl-3 text-sm text-muted">
          <bdi className="line-clamp-2 wrap-anywhere">{quote}</bdi>
        </p>
      )}
      <CommentText text={text} />
      <div className="relative mt-2 flex flex-wrap items-center gap-x-1 gap-y-2">
        <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-2">
          <input type="hidden" name="id" value={id} />
          <Button type="submit" name="intent" value="approve" size="sm" variant="outline">
            {texts.approve}
            {whose}
          </Button>
          <Button type="submit" name="intent" value="refuse" size="sm" variant="quiet">
            {texts.refuse}
            {whose}
          </Button>
          {mayBlock && (
            <Button type="submit" name="intent" value="refuse-block" size="sm" variant="quiet">
              {texts.refuseAndBlock}
              {whose}
            </Button>
          )}
          {authorId && (
            <Button type="submit" name="intent" value="approve-all" size="sm" variant="quiet">
              {texts.approveAll}
              <span className="sr-only">, {author}</span>
            </Button>
          )}
        </Form>
        {authorId && (
          <PersonMenu
            name={author}
            player={href('/players/:playerId', { playerId: authorId })}
            report={{ to: href('/report/:kind/:thingId', { kind: 'comment', thingId: id }), what }}
            signedIn
          />
        )}
        {children}
      </div>
    </li>
  );
}
