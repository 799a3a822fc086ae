import { data } from 'react-router';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { pageTitle } from '~/site/page-title';
import { BackLink } from '~/ui/layout/back-link';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { arrangeAddress } from '../arranging/arrange-answer.server';
import { fanFictionContext } from '../fan-fiction.server';
import { may } from '../stories/policy';
import { importTexts } from '../texts';
import type { Route } from './+types/import.route';
import { ImportChapters } from './import-chapters';

export const meta: Route.MetaFunction = () => [{ title: pageTitle(importTexts.heading) }];

/** Where an author imports chapters of a story from a file. @see docs/product/fan-fiction.md */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const player = requirePlayer(context, url);
  const story = await context.get(fanFictionContext).reading.story({ storyId: params.storyId, chapterNumber: 1, viewerId: player.id });
  if (!story || !may(player, 'addChapter', { authorId: story.authorId })) throw data(null, { status: 404 });
  return { playerId: player.id, storyId: story.id, title: story.title, back: arrangeAddress(story.id) };
}

export default function Import({ loaderData }: Route.ComponentProps) {
  const { playerId, storyId, title, back } = loaderData;
  return (
    <Page width="text">
      <p className="mb-4">
        <BackLink to={back}>Back to the chapters</BackLink>
      </p>
      <PageHeading
        title={importTexts.heading}
        intro={
          <>
            <bdi className="font-semibold text-text wrap-anywhere">{title}</bdi>
            <br />
            {importTexts.intro}
          </>
        }
      />
      <ImportChapters playerId={playerId} storyId={storyId} back={back} />
    </Page>
  );
}
