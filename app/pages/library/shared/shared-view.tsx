import { Form, href, useNavigation } from 'react-router';
import { mostInBook } from '~/books/book/series-book';
import { promptsAddress } from '~/collections/prompts/prompt';
import { manageAddress, ownWorksAddress, sharedAddress, sharedBookAddress } from '~/collections/rules/shared-collection';
import { texts } from '~/collections/texts';
import { collectedTexts } from '~/stories/collections/texts';
import { listQuery, withQuery } from '~/stories/listing/filters/list-query';
import type { Narrowing } from '~/stories/listing/filters/narrowing.server';
import { lacksSome } from '~/stories/listing/filters/not-shown/not-shown';
import { NarrowingForm } from '~/stories/listing/filters/screen/narrowing-form';
import { isFiltered, type StoryFilters } from '~/stories/listing/filters/story-filters';
import { FirstPageLink } from '~/stories/listing/first-page-link';
import type { StorySort } from '~/stories/listing/story-orders';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { Press } from '~/ui/actions/press';
import { TextLink } from '~/ui/actions/text-link';
import { Page } from '~/ui/layout/page';
import { EmptyNote } from '~/ui/states/empty-note';
import { Notice } from '~/ui/states/notice';
import { FactLine } from '~/ui/text/fact-line';
import { Moment } from '~/ui/text/moment';
import { splitParagraphs } from '~/ui/text/split-paragraphs';
import { withParts } from '~/ui/text/with-parts';
import type { LibraryCard } from '../list/library-data.server';
import { StoryGrid } from '../list/story-grid';
import { People } from './people';
import type { SharedOnPage } from './shared-data.server';

interface SharedViewProps {
  collection: SharedOnPage;
  sort: StorySort | undefined;
  filters: StoryFilters;
  narrowing: Narrowing;
  /** How many prompts this person finds. */
  prompts: number;
  after: string | undefined;
  cards: LibraryCard[];
  next: string | undefined;
  signedIn: boolean;
  /** Why the last press changed nothing. */
  error: string | undefined;
}

/** A collection: what its maintainers say of it, what it takes, and its stories. */
export function SharedView({ error, ...page }: SharedViewProps) {
  const { collection, sort, filters, narrowing, prompts, after, cards, signedIn } = page;
  const path = sharedAddress(collection.slug);
  const isWhole = narrowing.notShown?.areShown;
  const address = (cursor?: string) => withQuery(path, listQuery({ sort, usual: 'own', filters, isWhole, after: cursor }));
  return (
    <Page>
      {collection.hidden && (
        <Notice tone="info" className="mb-6">
          {texts.hidden}
        </Notice>
      )}
      {collection.invited && <Invitation />}
      <SharedHeader collection={collection} prompts={prompts} signedIn={signedIn} />
      {error && (
        <Notice tone="error" className="mb-6">
          {error}
        </Notice>
      )}
      <NarrowingForm {...{ path, sort, filters, narrowing }} ownOrder={texts.order} />
      {cards.length > 0 && <StoryGrid first={page} signedIn={signedIn} address={address} />}
      {/* The stories after the cursor may have been taken out since. */}
      {cards.length === 0 && after && <FirstPageLink to={address()} />}
      {cards.length === 0 && !after && !lacksSome(narrowing.notShown) && (
        <EmptyNote missing="story">{isFiltered(filters) ? texts.narrowed : texts.empty}</EmptyNote>
      )}
      {!collection.maintains && (
        <p className="mt-10 text-sm">
          <TextLink
            to={href('/report/:kind/:thingId', { kind: 'collection', thingId: collection.id })}
            className="inline-flex min-h-11 items-center"
          >
            {texts.report}
          </TextLink>
        </p>
      )}
    </Page>
  );
}

function SharedHeader({ collection, prompts, signedIn }: Pick<SharedViewProps, 'collection' | 'prompts' | 'signedIn'>) {
  const { slug, title, summary, notes, maintainers, maintains, proposals, works, words, isOpen } = collection;
  return (
    <header className="mb-8 grid max-w-3xl gap-4">
      <p className="font-medium text-muted">{texts.one}</p>
      <h1 className="display text-4xl wrap-anywhere">
        <bdi>{title}</bdi>
      </h1>
      <FactLine className="tabular text-muted">
        <span>{withParts(texts.by, { maintainers: <People people={maintainers} /> })}</span>
        {texts.works(works)}
        {words > 0 && texts.words(words)}
      </FactLine>
      <Paragraphs text={summary} />
      {notes && (
        <section aria-labelledby="rules" className="grid gap-2">
          <h2 id="rules" className="display text-xl">
            {texts.rules}
          </h2>
          <Paragraphs text={notes} />
        </section>
      )}
      <TakesStories collection={collection} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {isOpen && <ButtonLink to={ownWorksAddress(slug)}>{texts.add}</ButtonLink>}
        {(prompts > 0 || proposals || maintains) && (
          <ButtonLink to={promptsAddress(slug)} variant="outline">
            {texts.prompts.link(prompts)}
          </ButtonLink>
        )}
        {maintains && (
          <ButtonLink to={manageAddress(slug)} variant="outline">
            {texts.manage}
          </ButtonLink>
        )}
        {works > 0 && words <= mostInBook && (
          <TextLink to={sharedBookAddress(slug)} reloadDocument download className="inline-flex min-h-11 items-center">
            {collectedTexts.book}
          </TextLink>
        )}
        {works > 0 && words > mostInBook && <p className="text-sm text-muted">{collectedTexts.bookTooLong(mostInBook)}</p>}
        {!maintains && signedIn && <Follow followed={collection.followed} />}
      </div>
    </header>
  );
}

/** Asks a player who is invited whether they will maintain the collection. */
function Invitation() {
  const { invited, accept, decline } = texts.maintainers;
  return (
    <Notice
      tone="info"
      className="mb-6"
      actions={
        <>
          <Press intent="accept" label={accept} />
          <Press intent="decline-invitation" label={decline} variant="outline" />
        </>
      }
    >
      {invited}
    </Notice>
  );
}

function Paragraphs({ text }: { text: string }) {
  return splitParagraphs(text).map((paragraph, index) => (
    <p key={`${index} ${paragraph}`} dir="auto" className="whitespace-pre-line wrap-anywhere">
      {paragraph}
    </p>
  ));
}

/** Whether it takes stories, for how long, and who lets them in. */
export function TakesStories({ collection }: { collection: SharedOnPage }) {
  const { isOpen, moderated, closesAt, closes, worksOut, authorsOut, waiting } = collection;
  return (
    <div className="grid gap-1 text-muted">
      {worksOut && (
        <p className="text-text">
          {withParts(texts.worksHidden(worksOut.left), { at: <Moment at={worksOut.at} /> })} {waiting > 0 && texts.waitingForTime(waiting)}
        </p>
      )}
      {authorsOut && <p className="text-text">{withParts(texts.authorsHidden(authorsOut.left), { at: <Moment at={authorsOut.at} /> })}</p>}
      {isOpen ? (
        <p>
          {closes ? withParts(texts.closes(closes.left), { at: <Moment at={closes.at} /> }) : texts.openForGood}{' '}
          {moderated ? texts.moderatedIntro : !worksOut && texts.openIntro}
        </p>
      ) : (
        <p>{withParts(texts.closedAt, { at: closesAt && <Moment at={closesAt} /> })}</p>
      )}
    </div>
  );
}

/** Follows the collection, or no longer; a plain form. */
function Follow({ followed }: { followed: boolean }) {
  const intent = followed ? 'unfollow' : 'follow';
  const pending = useNavigation().formData?.get('intent') === intent;
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button type="submit" name="intent" value={intent} variant="outline" pending={pending}>
        {texts[intent]}
      </Button>
      <span role="status" className="text-sm text-muted">
        {followed && texts.followed}
      </span>
    </Form>
  );
}
