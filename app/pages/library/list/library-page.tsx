import type { ReactNode } from 'react';
import { href, useLocation, useNavigation } from 'react-router';
import { storyArena, storyArenas } from '~/site/arenas';
import { FirstPageLink } from '~/stories/listing/first-page-link';
import type { QueryNote } from '~/stories/search/search-stories.server';
import { ButtonLink } from '~/ui/actions/button-link';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { EmptyState } from '~/ui/states/empty-state';
import { ErrorState } from '~/ui/states/error-state';
import { Spinner } from '~/ui/states/spinner';
import { libraryFormTexts, libraryTexts } from '../texts';
import type { LibraryData } from './library-data.server';
import { LibraryForm } from './library-form';
import { addressAsIs, isNarrowed, type LibraryList, listAddress, wholeList } from './library-list';
import { SearchNotes, Suggestion } from './search-notes';
import { StoryGrid } from './story-grid';

export interface LibraryPageProps {
  /** Null if it could not be loaded. */
  data: LibraryData | null;
  texts: { title: string; intro: string; empty: string };
  /** Links to other lists. */
  ways: ReactNode;
}

/** A page of the library: links, search form and stories. */
export function LibraryPage({ data, texts, ways }: LibraryPageProps) {
  const loading = useLoadingStories();
  if (!data) return <LoadFailed title={texts.title} />;
  const { list } = data;
  return (
    <Page>
      <div className="list-head">
        <PageHeading title={texts.title} intro={texts.intro} />
        {ways}
        <LibraryForm list={list} narrowing={data.narrowing} fandoms={data.fandoms} hasAllFandoms={data.hasAllFandoms} />
        {data.messages && <SearchNotes messages={data.messages} />}
      </div>
      {loading ? <Spinner label={libraryTexts.loading} /> : <Stories data={data} empty={texts.empty} />}
    </Page>
  );
}

function Stories({ data, empty }: { data: LibraryData; empty: string }) {
  const { list, after, cards, signedIn } = data;
  if (cards.length > 0) {
    const address = (cursor?: string) => addressAsIs(list, data.narrowing, cursor);
    return <StoryGrid first={data} signedIn={signedIn} address={address} fandomInHeader={list.home && storyArena(list.home).hasFandoms} />;
  }
  if (data.isBusy) return <SearchBusy list={list} after={after} narrowing={data.narrowing} />;
  // The stories after a cursor may have been deleted meanwhile.
  if (after) return <FirstPageLink to={addressAsIs(list, data.narrowing)} />;
  if (!isNarrowed(list)) return <EmptyState missing="story" title={empty} action={<StartButtons arena={list.arena} />} />;
  return (
    <EmptyState
      missing="story"
      title={empty}
      action={
        <>
          <ButtonLink to={addressAsIs(wholeList(list), data.narrowing)}>{libraryFormTexts.clear}</ButtonLink>
          <StartButtons arena={list.arena} main={false} />
        </>
      }
    >
      {data.messages?.suggestion && <Suggestion list={list} search={data.messages.suggestion} />}
      {emptyText(data.messages?.note)}
    </EmptyState>
  );
}

/** Shown for a busy search; the words stay in the box above. */
function SearchBusy({ list, after, narrowing }: Pick<LibraryData, 'list' | 'after' | 'narrowing'>) {
  return (
    <ErrorState
      title={libraryTexts.busy.title}
      action={
        <>
          <ButtonLink to={listAddress(list, after)} replace preventScrollReset>
            {libraryTexts.tryAgain}
          </ButtonLink>
          <ButtonLink to={addressAsIs(wholeList(list), narrowing)} variant="outline">
            {libraryFormTexts.clear}
          </ButtonLink>
        </>
      }
    >
      {libraryTexts.busy.text}
    </ErrorState>
  );
}

function emptyText(note: QueryNote | undefined): string {
  if (note === 'no-words') return libraryTexts.noWords;
  return note === 'only-excluded' ? libraryTexts.onlyExcluded : libraryTexts.narrowed;
}

/** Whether another list of this page is loading. */
function useLoadingStories(): boolean {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  return state === 'loading' && location.pathname === pathname;
}

/** Links for starting a story. */
function StartButtons({ arena, main = true }: { arena: LibraryList['arena']; main?: boolean }) {
  const shown = storyArenas.filter(({ id }) => arena === undefined || id === arena);
  return shown.map(({ id, start, label }, index) => (
    <ButtonLink key={id} to={start} variant={main && index === 0 ? 'gold' : 'outline'}>
      {libraryTexts.start(label)}
    </ButtonLink>
  ));
}

function LoadFailed({ title }: { title: string }) {
  const { pathname, search } = useLocation();
  return (
    <Page>
      <h1 className="sr-only">{title}</h1>
      <ErrorState
        title={libraryTexts.loadFailed.title}
        action={
          <>
            <ButtonLink to={pathname + search} replace>
              {libraryTexts.tryAgain}
            </ButtonLink>
            <ButtonLink to={href('/stories')} variant="outline">
              {libraryTexts.toAllStories}
            </ButtonLink>
          </>
        }
      >
        {libraryTexts.loadFailed.text}
      </ErrorState>
    </Page>
  );
}
