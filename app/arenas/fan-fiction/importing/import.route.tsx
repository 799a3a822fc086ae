import { data } from 'react-router';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { settingsContext } from '~/settings/settings.server';
import { pageTitle } from '~/site/page-title';
import { BackLink } from '~/ui/layout/back-link';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { arrangeAddress } from '../arranging/arrange-answer.server';
import { fanFictionContext } from '../fan-fiction.server';
import { fandomAddress, NEW_STORY, writeAddress } from '../fandoms/fandom-links';
import { findFandom } from '../fandoms/fandom-registry';
import { may } from '../stories/policy';
import { importTexts } from '../texts';
import type { Route } from './+types/import.route';
import { type Destination, ImportChapters } from './import-chapters';
import { importingTexts } from './texts';

export const meta: Route.MetaFunction = () => [{ title: pageTitle(importTexts.heading) }];

/** Where an author imports chapters of a story, or a new story, from a file. @see docs/product/fan-fiction.md */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const player = requirePlayer(context, url);
  const { importMegabytes: megabytes } = await context.get(settingsContext).current();
  if (params.storyId === NEW_STORY) {
    const fandom = findFandom(url.searchParams.get('fandom') ?? '');
    if (!fandom) throw data(null, { status: 404 });
    const destination: Destination = { kind: 'story', fandomId: fandom.id, fandom: fandom.name };
    const back = { to: writeAddress(fandomAddress(fandom.genres[0], fandom.id)), label: importingTexts.backToFandom };
    return { playerId: player.id, destination, title: fandom.name, back, megabytes };
  }
  const story = await context.get(fanFictionContext).reading.story({ storyId: params.storyId, chapterNumber: 1, viewerId: player.id });
  if (!story || !may(player, 'addChapter', { authorId: story.authorId })) throw data(null, { status: 404 });
  const destination: Destination = { kind: 'chapter', storyId: story.id };
  return {
    playerId: player.id,
    destination,
    ...{ title: story.title, megabytes },
    back: { to: arrangeAddress(story.id), label: importingTexts.backToChapters },
  };
}

export default function Import({ loaderData }: Route.ComponentProps) {
  const { playerId, destination, title, back, megabytes } = loaderData;
  return (
    <Page width="text">
      <p className="mb-4">
        <BackLink to={back.to}>{back.label}</BackLink>
      </p>
      <PageHeading
        title={importTexts.heading}
        intro={
          <>
            <bdi className="font-semibold text-text wrap-anywhere">{title}</bdi>
            <br />
            {importTexts.intro(megabytes)}
          </>
        }
      />
      <ImportChapters playerId={playerId} destination={destination} back={back.to} megabytes={megabytes} />
    </Page>
  );
}
