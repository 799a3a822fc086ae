import { lazy } from 'react';
import { addressAsShown } from '~/stories/listing/filters/list-query';
import { NarrowingForm } from '~/stories/listing/filters/screen/narrowing-form';
import { isFiltered } from '~/stories/listing/filters/story-filters';
import { FirstPageLink } from '~/stories/listing/first-page-link';
import { ButtonLink } from '~/ui/actions/button-link';
import { TextLink } from '~/ui/actions/text-link';
import { cx } from '~/ui/cx';
import { DESK_ID } from '~/ui/desk/await-desk';
import { Card } from '~/ui/layout/card';
import { LinkTabs } from '~/ui/layout/link-tabs';
import { Page } from '~/ui/layout/page';
import { EmptyState } from '~/ui/states/empty-state';
import { Notice } from '~/ui/states/notice';
import { orMissing } from '~/ui/states/part-missing';
import { ChapterForm } from '../chapters/form/lazy-chapter-form';
import { DraftList } from '../drafts/draft-list';
import { newImportAddress, writeAddress } from '../fandoms/fandom-links';
import { signInAddress } from '../stories/story-links';
import type { TaskReply } from '../story-page/task-reply';
import { draftTexts, importTexts, readingTexts } from '../texts';
import { DeskStrip } from './desk-strip';
import { FandomHero } from './fandom-hero';
import type { FandomPageData } from './fandom-page-data.server';
import { StoryList } from './story-list';
import { fandomPageTexts } from './texts';

// Few fandoms have any. It has no Suspense boundary, so nothing jumps.
const RecLists = lazy(() => import('./rec-lists').catch(orMissing));

interface FandomPageProps extends FandomPageData {
  /** The address of this page without its tab. */
  address: string;
  /** The answer to a story sent without script, or to following. */
  reply: TaskReply | undefined;
}

/** A fandom: its description, its stories, and the form to write one. */
export function FandomPage({
  fandom,
  viewer,
  follow,
  backTo,
  popularity,
  cards,
  next,
  after,
  sort,
  filters,
  narrowing,
  recLists,
  address,
  isDesk,
  reply,
  ...writing
}: FandomPageProps) {
  const published = reply?.intent === 'publish' ? reply : undefined;
  const write = writeAddress(address);
  const another = writeAddress(address, 'new');
  const listAddress = (cursor?: string) => addressAsShown(address, { sort, filters, after: cursor }, narrowing?.kept);
  const tabs = (
    <LinkTabs
      label={fandom.name}
      items={[
        { to: address, label: fandomPageTexts.toFanFiction, current: cards !== undefined },
        ...(fandom.canWrite ? [{ to: write, label: fandomPageTexts.write, current: cards === undefined }] : []),
      ]}
    />
  );
  return (
    <>
      {isDesk ? (
        <DeskStrip fandom={fandom} backTo={backTo}>
          {tabs}
        </DeskStrip>
      ) : (
        <FandomHero
          fandom={fandom}
          follow={follow}
          signedIn={viewer !== undefined}
          backTo={backTo}
          popularity={popularity}
          address={address}
          refused={published ? undefined : reply?.form?.error?.['']?.[0]}
        />
      )}
      <Page width="text" className={cx(isDesk && 'pt-1! sm:pt-4!')}>
        {!isDesk && tabs}
        <div className={cx(!isDesk && 'mt-6')}>
          {cards === undefined && (
            <Write {...writing} another={another} viewer={viewer} fandom={fandom} address={write} reply={published} />
          )}
          {narrowing && <NarrowingForm path={address} {...{ sort, filters, narrowing }} arena="fan_fic" settled="fandom" />}
          {/* The stories after the cursor may have been deleted since. */}
          {cards?.length === 0 && after && <FirstPageLink to={listAddress()} />}
          {cards?.length === 0 && !after && (
            <EmptyState
              missing="story"
              title={isFiltered(filters) ? readingTexts.narrowedFandom : readingTexts.emptyFandom}
              action={<ButtonLink to={write}>{fandomPageTexts.write}</ButtonLink>}
            />
          )}
          {cards !== undefined && cards.length > 0 && <StoryList first={{ cards, next, after }} viewer={viewer} address={listAddress} />}
          {recLists.length > 0 && <RecLists lists={recLists} fandom={fandom.name} />}
        </div>
      </Page>
    </>
  );
}

interface WriteProps
  extends Pick<
    FandomPageProps,
    'viewer' | 'storyForm' | 'pens' | 'chaptersToCome' | 'askedDraft' | 'drafts' | 'destinations' | 'address' | 'reply'
  > {
  fandom: FandomPageData['fandom'];
  another: string;
}

function Write({ another, viewer, storyForm, pens, chaptersToCome, askedDraft, drafts, destinations, fandom, address, reply }: WriteProps) {
  if (!viewer) {
    return (
      <Card as="section" aria-label={fandomPageTexts.write} className="grid justify-items-start gap-4">
        <p>{readingTexts.publishSignedOut}</p>
        <ButtonLink to={signInAddress(address)}>{fandomPageTexts.signIn}</ButtonLink>
      </Card>
    );
  }
  return (
    <section aria-label={fandomPageTexts.write} id={DESK_ID} data-desk="">
      {chaptersToCome > 0 && (
        <Notice tone="info" className="mb-5">
          {draftTexts.toCome(chaptersToCome)}
        </Notice>
      )}
      <ChapterForm
        key={askedDraft}
        intent="publish"
        action={address}
        playerId={viewer.id}
        draftKey={`story:${fandom.id}`}
        place={{ kind: 'story', fandomId: fandom.id }}
        fandomName={fandom.name}
        defaults={storyForm}
        names={pens.length > 0 ? { own: viewer.name, pens } : undefined}
        listed={drafts.map(({ id }) => id)}
        destinations={destinations}
        labels={{
          title: fandomPageTexts.storyTitle,
          content: fandomPageTexts.storyContent,
          submit: fandomPageTexts.publishStory,
          pending: fandomPageTexts.publishingStory,
        }}
        returned={reply}
      />
      <DraftList drafts={drafts} title={draftTexts.unpublishedStories} another={another} as="h3" />
      {fandom.genre && (
        <p className="mt-4">
          <TextLink to={newImportAddress(fandom.id)} className="inline-flex min-h-11 items-center">
            {importTexts.link}
          </TextLink>
        </p>
      )}
    </section>
  );
}
