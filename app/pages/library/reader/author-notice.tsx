import { Form, href, useNavigation } from 'react-router';
import { FEWEST_WORDS } from '~/arenas/creative-writing/session/enough-words';
import { draftTexts, listedTexts } from '~/stories/own/own-story-texts';
import { reachAddress } from '~/stories/reach/reach-address';
import { reachNames } from '~/stories/reach/reach-names';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { Reveal } from '~/ui/actions/reveal';
import { Notice } from '~/ui/states/notice';
import { authorTexts } from './author-texts';
import type { ReaderData } from './reader-data.server';

interface AuthorNoticeProps {
  story: ReaderData;
  /** Why the last form had no effect. */
  error: string | undefined;
}

/** What the author of a story sees above it: its state, and what they can do with it; and who has the link, that it is unlisted. */
export default function AuthorNotice({ story, error }: AuthorNoticeProps) {
  return (
    <>
      {(story.unlisted || story.ownRoom) && <ListedNotice story={story} />}
      {(story.outOfSight || story.draft) && <UnpublishedNotice story={story} error={error} />}
    </>
  );
}

/** Who reads an unlisted story, or that of a private room; its writers are led to where they decide about it. */
function ListedNotice({ story }: Pick<AuthorNoticeProps, 'story'>) {
  const decide = story.ownRoom && (
    <ButtonLink size="sm" variant="outline" to={`${href('/storyweave/:roomId', { roomId: story.ownRoom })}#publish`}>
      {listedTexts.decide}
    </ButtonLink>
  );
  return (
    <Notice
      {...{ tone: 'info', className: 'mb-8', title: story.unlisted ? listedTexts.unlisted : listedTexts.listed }}
      actions={decide ?? (story.mayReach && <WhoReads storyId={story.id} />)}
    >
      {story.unlisted ? (story.ofRoom ? listedTexts.unlistedText : listedTexts.unlistedByAuthor) : listedTexts.listedText}
    </Notice>
  );
}

function WhoReads({ storyId }: { storyId: string }) {
  return (
    <ButtonLink size="sm" variant="outline" to={reachAddress(storyId)}>
      {reachNames.title}
    </ButtonLink>
  );
}

/** That a story is hidden, or that it is a draft, with what its author can do. */
function UnpublishedNotice({ story, error }: AuthorNoticeProps) {
  if (story.outOfSight) {
    return (
      <Notice tone="info" className="mb-8">
        {story.outOfSight}
      </Notice>
    );
  }
  if (story.takenBack) {
    return (
      <Notice tone="info" className="mb-8" actions={<WhoReads storyId={story.id} />}>
        {story.takenBack}
      </Notice>
    );
  }
  return (
    <div className="mb-8 grid gap-4">
      {error && <Notice tone="error">{error}</Notice>}
      <Notice tone="info" title={draftTexts.notice} actions={story.beingWritten ? <ContinueWriting /> : <DraftActions story={story} />}>
        {story.beingWritten && draftTexts.beingWritten}
        {story.after?.fewWords && draftTexts.fewWords(FEWEST_WORDS)}
      </Notice>
    </div>
  );
}

function ContinueWriting() {
  return <ButtonLink to={href('/creative-writing')}>{authorTexts.continueWriting}</ButtonLink>;
}

function DraftActions({ story }: { story: ReaderData }) {
  const intent = useNavigation().formData?.get('intent');
  return (
    <>
      {story.may.publish && (
        <Form method="post">
          <Button type="submit" name="intent" value="publish" pending={intent === 'publish'} pendingText={authorTexts.publishing}>
            {story.after?.fewWords ? draftTexts.publishAnyway : draftTexts.publish}
          </Button>
        </Form>
      )}
      {story.may.delete && (
        <Reveal label={authorTexts.deleteDraft}>
          <Form method="post" className="grid justify-items-start gap-3">
            <p>{draftTexts.deleteQuestion}</p>
            <Button
              type="submit"
              name="intent"
              value="delete"
              variant="danger"
              pending={intent === 'delete'}
              pendingText={authorTexts.deleting}
            >
              {authorTexts.deleteForGood}
            </Button>
          </Form>
        </Reveal>
      )}
    </>
  );
}
