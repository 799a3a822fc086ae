import { Form, useSubmit } from 'react-router';
import { optionalPlayer } from '~/accounts/viewer.server';
import { pageTitle } from '~/page-title';
import { keepPage } from '~/platform/page-cache/page-cache.context.server';
import { storiesServiceContext } from '~/stories/stories.context.server';
import { storyArenas } from '~/stories/story';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { EmptyState } from '~/ui/empty-state';
import { ErrorState } from '~/ui/error-state';
import { LinkTabs } from '~/ui/link-tabs';
import { Page } from '~/ui/page';
import { PageHeading } from '~/ui/page-heading';
import { Select } from '~/ui/select';
import { TextLink } from '~/ui/text-link';
import type { Route } from './+types/library.route';
import { type LibraryList, libraryTabs, listAddress, listOf, sortOptions } from './library-list';
import { startButtons } from './start-buttons';
import { StoryGrid } from './story-grid';
import { libraryTexts } from './texts';

/** The library of all stories. @see docs/product/library.md */
export async function loader({ context, url }: Route.LoaderArgs) {
  keepPage(context, { params: ['tab', 'sort', 'after'], tags: ['stories'] });
  const viewer = optionalPlayer(context);
  const list = listOf(url.searchParams);
  const after = url.searchParams.get('after') ?? undefined;
  const page = await context.get(storiesServiceContext).listStories({ ...list, cursor: after, viewerId: viewer?.id });
  return { list, after, signedIn: viewer !== undefined, cards: page.cards, next: page.next };
}

/** More cards that cannot be fetched leave those that are there in their place: null says so. */
export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    const isNetworkFailure = error instanceof TypeError;
    if (isNetworkFailure && new URL(request.url).searchParams.has('after')) return null;
    throw error;
  }
}

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(libraryTexts.title) },
  { name: 'description', content: libraryTexts.intro },
];

export default function Library({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <LoadFailed />;
  const { list, cards, next, after, signedIn } = loaderData;
  return (
    <Page>
      <PageHeading title={libraryTexts.title} intro={libraryTexts.intro} />
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <LinkTabs label="Arenas" items={libraryTabs(list)} />
        <SortForm list={list} />
      </div>
      {after && (
        <p className="mb-5">
          <TextLink to={listAddress(list)}>Back to the first page</TextLink>
        </p>
      )}
      {cards.length > 0 ? (
        <StoryGrid key={listAddress(list, after)} list={list} cards={cards} next={next} signedIn={signedIn} />
      ) : (
        <EmptyState title={libraryTexts.empty} action={<StartButtons arena={list.arena} />} />
      )}
    </Page>
  );
}

function SortForm({ list }: { list: LibraryList }) {
  const submit = useSubmit();
  const tab = storyArenas.find(({ id }) => id === list.arena)?.slug;
  return (
    <Form className="flex items-end gap-3" preventScrollReset>
      {tab && <input type="hidden" name="tab" value={tab} />}
      <Select
        key={list.sort}
        label="Sort by"
        name="sort"
        options={sortOptions}
        defaultValue={list.sort}
        onChange={(event) => submit(event.currentTarget.form, { preventScrollReset: true })}
      />
      <noscript>
        <Button type="submit" variant="outline">
          Sort
        </Button>
      </noscript>
    </Form>
  );
}

function StartButtons({ arena }: { arena: LibraryList['arena'] }) {
  const shown = startButtons.filter((button) => arena === undefined || button.arena === arena);
  return shown.map(({ label, to }, place) => (
    <ButtonLink key={to} to={to} variant={place === 0 ? 'gold' : 'outline'}>
      {label}
    </ButtonLink>
  ));
}

function LoadFailed() {
  return (
    <Page>
      <h1 className="sr-only">{libraryTexts.title}</h1>
      <ErrorState
        title={libraryTexts.loadFailed.title}
        action={<ButtonLink to={listAddress(listOf(new URLSearchParams()))}>All stories</ButtonLink>}
      >
        {libraryTexts.loadFailed.text}
      </ErrorState>
    </Page>
  );
}
