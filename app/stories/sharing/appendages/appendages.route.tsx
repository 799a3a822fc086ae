import { data, href } from 'react-router';
import { optionalPlayer } from '~/accounts/viewer/viewer.server';
import { cachePage } from '~/platform/page-cache/cache-page.server';
import { pageTitle } from '~/site/page-title';
import { TextLink } from '~/ui/actions/text-link';
import { BackLink } from '~/ui/layout/back-link';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { storiesContext } from '../../stories.server';
import { storyAddress } from '../story-address';
import { StoryEntry } from '../story-entry';
import type { Route } from './+types/appendages.route';
import { appendagesTexts as texts } from './appendages-texts';

/** All appendages to a story, page by page. @see docs/product/stories.md */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const asked = { storyId: params.storyId, viewerId: optionalPlayer(context)?.id, cursor: url.searchParams.get('after') };
  const page = await context.get(storiesContext).appendagePage(asked);
  if (!page) throw data(null, { status: 404 });
  cachePage(context, { params: ['after'], tags: [`story:${params.storyId}`] });
  return page;
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData ? texts.pageTitle(loaderData.story.title) : texts.storyMissing) },
];

export default function AppendageList({ loaderData: { story, appendages, next }, params }: Route.ComponentProps) {
  return (
    <Page width="text">
      <p className="mb-4">
        <BackLink to={storyAddress(story.arena, story.id)}>{story.title}</BackLink>
      </p>
      <PageHeading title={texts.title} intro={texts.intro(story.title)} />
      {appendages.length === 0 ? (
        <p className="text-muted">{texts.none}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line wrap-anywhere">
          {appendages.map((appendage) => (
            <li key={appendage.id} className="py-3">
              <StoryEntry story={appendage} />
            </li>
          ))}
        </ul>
      )}
      {next && (
        <p className="mt-5">
          <TextLink to={`${href('/story/:storyId/appendages', params)}?${new URLSearchParams({ after: next })}`}>{texts.more}</TextLink>
        </p>
      )}
    </Page>
  );
}
