import { Form, href, useNavigation } from 'react-router';
import {
  type CollectionKind,
  collectionAddress,
  editCollectionAddress,
  OWN_TAG,
  type SaidOfItem,
  seriesBookAddress,
} from '~/stories/collections/collection';
import type { ShownCollection } from '~/stories/collections/read-collections.server';
import { collectedTexts, collectionTexts } from '~/stories/collections/texts';
import { listQuery, withQuery } from '~/stories/listing/filters/list-query';
import type { Narrowing } from '~/stories/listing/filters/narrowing.server';
import { lacksSome } from '~/stories/listing/filters/not-shown/not-shown';
import { NarrowingForm } from '~/stories/listing/filters/screen/narrowing-form';
import { isFiltered, type StoryFilters } from '~/stories/listing/filters/story-filters';
import { FirstPageLink } from '~/stories/listing/first-page-link';
import type { StorySort } from '~/stories/listing/story-orders';
import { AuthorLink } from '~/stories/writers/author-link';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { TextLink } from '~/ui/actions/text-link';
import { Page } from '~/ui/layout/page';
import { EmptyNote } from '~/ui/states/empty-note';
import { Notice } from '~/ui/states/notice';
import { FactLine } from '~/ui/text/fact-line';
import { splitParagraphs } from '~/ui/text/split-paragraphs';
import { withParts } from '~/ui/text/with-parts';
import type { LibraryCard } from '../list/library-data.server';
import { StoryGrid } from '../list/story-grid';

interface CollectionViewProps {
  kind: CollectionKind;
  collection: Omit<ShownCollection, 'kind' | 'changedAt' | 'fandomId' | 'isBookmarks'>;
  /** Of a series: whether it is one book. */
  hasBook: boolean;
  sort: StorySort | undefined;
  filters: StoryFilters;
  narrowing: Narrowing;
  /** The tag of its owner's own that its stories are narrowed to. */
  ownTag: string | undefined;
  after: string | undefined;
  cards: (LibraryCard & Partial<SaidOfItem>)[];
  next: string | undefined;
  signedIn: boolean;
  /** Why the last press changed nothing. */
  error: string | undefined;
}

/** An address of a collection, narrowed to a tag of its owner's own. */
function tagged(path: string, ownTag: string | undefined, query: URLSearchParams): string {
  return withQuery(path, new URLSearchParams([...(ownTag === undefined ? [] : [[OWN_TAG, ownTag]]), ...query]));
}

/** A series or a list: what its owner says of it, and its stories. */
export function CollectionView({ error, ...page }: CollectionViewProps) {
  const { kind, collection, sort, filters, narrowing, after, cards, signedIn } = page;
  const texts = collectionTexts[kind];
  const path = collectionAddress(kind, collection.id);
  const isWhole = narrowing.notShown?.areShown;
  const address = (cursor?: string) => tagged(path, page.ownTag, listQuery({ sort, usual: 'own', filters, isWhole, after: cursor }));
  /** All of it in its own order, or what its owner gave a tag. */
  const unfiltered = (ownTag?: string) => tagged(path, ownTag, listQuery({ sort: undefined, filters: {}, isWhole }));
  return (
    <Page>
      {collection.hidden && (
        <Notice tone="info" className="mb-6">
          {texts.hidden}
        </Notice>
      )}
      <CollectionHeader {...page} />
      {error && (
        <Notice tone="error" className="mb-6">
          {error}
        </Notice>
      )}
      <NarrowingForm
        {...{ path, sort, filters, narrowing }}
        said={page.ownTag === undefined ? {} : { [OWN_TAG]: page.ownTag }}
        ownOrder={texts.order}
      />
      {page.ownTag !== undefined && (
        <p className="mb-5 text-muted">
          <bdi>{collectedTexts.tagged(page.ownTag)}</bdi> <TextLink to={unfiltered()}>{collectedTexts.allOfIt}</TextLink>
        </p>
      )}
      {cards.length > 0 && (
        <StoryGrid first={page} signedIn={signedIn} address={address} below={(story) => <BelowCard {...{ story, unfiltered }} />} />
      )}
      {/* The stories after the cursor may have been taken out since. */}
      {cards.length === 0 && after && <FirstPageLink to={address()} />}
      {cards.length === 0 && !after && !lacksSome(narrowing.notShown) && (
        <EmptyNote missing="story">{isFiltered(filters) ? collectedTexts.narrowed : texts.empty}</EmptyNote>
      )}
      {!collection.own && (
        <p className="mt-10 text-sm">
          <TextLink to={href('/report/:kind/:thingId', { kind, thingId: collection.id })} className="inline-flex min-h-11 items-center">
            {texts.report}
          </TextLink>
        </p>
      )}
    </Page>
  );
}

function CollectionHeader({ kind, collection, hasBook, signedIn }: Omit<CollectionViewProps, 'error'>) {
  const texts = collectionTexts[kind];
  const { id, title, summary, notes, complete, owner, ownerId, own, isPublic, works, words } = collection;
  return (
    <header className="mb-8 grid max-w-3xl gap-4">
      <p className="font-medium text-muted">{texts.one}</p>
      <h1 className="display text-4xl wrap-anywhere">
        <bdi>{title}</bdi>
      </h1>
      <FactLine className="tabular text-muted">
        <span>{withParts(collectedTexts.by, { author: <AuthorLink name={owner} playerId={ownerId} /> })}</span>
        {collectedTexts.works(works)}
        {words > 0 && collectedTexts.words(words)}
        {kind === 'series' ? (complete ? collectedTexts.complete : collectedTexts.inProgress) : !isPublic && collectedTexts.private}
      </FactLine>
      {[summary, notes].flatMap((text) =>
        splitParagraphs(text).map((paragraph, index) => (
          <p key={`${index} ${paragraph}`} dir="auto" className="whitespace-pre-line wrap-anywhere">
            {paragraph}
          </p>
        )),
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {own && (
          <ButtonLink to={editCollectionAddress(kind, id)} variant="outline">
            {texts.edit}
          </ButtonLink>
        )}
        {!own && signedIn && <Follow kind={kind} followed={collection.followed} />}
        {hasBook && (
          <TextLink to={seriesBookAddress(id)} reloadDocument download className="inline-flex min-h-11 items-center">
            {collectedTexts.book}
          </TextLink>
        )}
      </div>
    </header>
  );
}

interface BelowCardProps {
  story: CollectionViewProps['cards'][number];
  /** The address of what the owner gave a tag. */
  unfiltered(ownTag: string): string;
}

/** What the owner of a list says of a story. */
function BelowCard({ story: { note = '', ownTags: tags = [] }, unfiltered }: BelowCardProps) {
  if (note === '' && tags.length === 0) return null;
  return (
    <div className="mx-4 mt-2 mb-4 grid gap-1 border-l-2 border-bronze pl-4 text-sm">
      {note && (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {note}
        </p>
      )}
      <ul className="flex flex-wrap gap-x-4 empty:hidden">
        {tags.map((tag) => (
          <li key={tag} className="max-w-full">
            <TextLink to={unfiltered(tag)} className="inline-flex min-h-9 items-center wrap-anywhere">
              <bdi>{tag}</bdi>
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Follows the collection, or no longer; a plain form. */
function Follow({ kind, followed }: { kind: CollectionKind; followed: boolean }) {
  const texts = collectionTexts[kind];
  const intent = followed ? 'unfollow' : 'follow';
  const pending = useNavigation().formData?.get('intent') === intent;
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button type="submit" name="intent" value={intent} variant={followed ? 'outline' : 'gold'} pending={pending}>
        {texts[intent]}
      </Button>
      <span role="status" className="text-sm text-muted">
        {followed && texts.followed}
      </span>
    </Form>
  );
}
