import { data, href } from 'react-router';
import { optionalPlayer } from '~/accounts/viewer/viewer.server';
import { blockIntents } from '~/blocks/blocks';
import { publicHead } from '~/covers/public-head';
import { passHeaders } from '~/platform/forms/submit-form.server';
import { cachePage } from '~/platform/page-cache/cache-page.server';
import { ratingsContext } from '~/progress/ratings/ratings.server';
import { pageTitle } from '~/site/page-title';
import { collectionsContext } from '~/stories/collections/collections.server';
import { validCursor } from '~/stories/listing/cursor.server';
import { listQuery, narrowingParameters, withQuery } from '~/stories/listing/filters/list-query';
import { narrowedBy, narrowingOf } from '~/stories/listing/filters/narrowing.server';
import { asksForAll } from '~/stories/listing/filters/not-shown/not-shown';
import { filtersIn } from '~/stories/listing/filters/story-filters';
import { feedMeta } from '~/stories/sharing/heads/feed-links';
import { ButtonLink } from '~/ui/actions/button-link';
import { TextLink } from '~/ui/actions/text-link';
import { Page } from '~/ui/layout/page';
import { ErrorState } from '~/ui/states/error-state';
import { Notice } from '~/ui/states/notice';
import type { Route } from './+types/player.route';
import { BadgeList } from './badges/badge-list';
import { BestScores } from './best-scores';
import { BlockControls, BlockNotice } from './block-controls';
import { descriptionOf } from './description';
import { playerAction } from './player-action.server';
import { PlayerCollections } from './player-collections';
import { playerData, playerIdIn } from './player-data.server';
import { PlayerHeader } from './player-header';
import { PlayerStories } from './player-stories';
import { playersContext } from './players.server';
import { RatingCard } from './ratings/rating-card';
import { ratingView } from './ratings/rating-view';
import { playerTexts } from './texts';

export const headers = passHeaders;

/** The public page of a player. @see docs/product/players.md */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = optionalPlayer(context);
  const query = url.searchParams;
  const { filters, sort, leftOut, kept } = await narrowedBy(context, {
    query,
    filters: filtersIn(query, undefined),
    viewerId: viewer?.id,
    list: { arena: undefined },
  });
  const isWhole = asksForAll(query, viewer?.id);
  const list = { sort, filters, isWhole, cursor: validCursor(sort, query.get('after')) };
  const player = await context.get(playersContext).publicPlayer(playerIdIn(params.playerId), { viewerId: viewer?.id, list });
  if (!player) return data({ player: undefined }, { status: 404 });
  const collections = await context.get(collectionsContext).by({ ownerId: player.id, viewerId: viewer?.id, isWhole });
  const tags = [`player:${player.id}`, `author:${player.id}`, 'boards', ...(await context.get(collectionsContext).tagsOf(player.id))];
  cachePage(context, { params: ['sort', ...narrowingParameters, 'after'], tags });
  const standings = await context.get(ratingsContext).standingsOf(player.id, viewer?.id === player.id);
  const asked = { authorId: player.id, filters, viewerId: viewer?.id, isWhole };
  const narrowing = await narrowingOf(context, { query, leftOut, asked, kept });
  const blocks = viewer && !player.own && player.blocked !== 'block';
  const names = blocks ? await context.get(playersContext).ownNames(viewer, player.id) : undefined;
  const shown = { sort, filters, narrowing, after: list.cursor };
  return { player: playerData(player, viewer), collections, names, ratings: standings.map(ratingView), ...shown };
}

export const action = playerAction;

export const meta: Route.MetaFunction = ({ loaderData, ...page }) => {
  const player = loaderData?.player;
  if (!player) return [{ title: pageTitle(playerTexts.missing.title) }];
  const { sort, filters, after } = loaderData;
  const address = withQuery(href('/players/:playerId', { playerId: player.id }), listQuery({ sort, filters, after }));
  return [
    { title: pageTitle(player.name) },
    { name: 'description', content: descriptionOf(player) },
    ...publicHead(page, address),
    feedMeta({ kind: 'player', playerId: player.id }, player.name),
  ];
};

export default function Player({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.player) return <PlayerMissing />;
  const { player, collections, names, ratings, sort, filters, narrowing, after } = loaderData;
  const error = actionData?.form.error?.['']?.[0];
  const ofBlock = blockIntents.some((intent) => intent === actionData?.form.initialValue?.intent);
  return (
    <Page>
      {player.hidden && (
        <Notice tone="info" className="mb-8">
          {playerTexts.hidden}
        </Notice>
      )}
      <BlockNotice player={player} />
      <PlayerHeader player={player} error={ofBlock ? undefined : error} />
      <div className="mt-10 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <PlayerStories player={player} paged={after !== undefined} {...{ sort, filters, narrowing }} />
        <div className="grid min-w-0 gap-6 sm:grid-cols-2 lg:grid-cols-1">
          <PlayerCollections collections={collections} />
          <BadgeList badges={player.badges} />
          <RatingCard ratings={ratings} />
          <BestScores scores={player.scores} />
        </div>
      </div>
      {!player.own && (
        <div className="mt-10 flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line pt-4 text-sm">
          {player.mayBlock && <BlockControls player={player} names={names} error={ofBlock ? error : undefined} />}
          <TextLink
            to={href('/report/:kind/:thingId', { kind: 'player', thingId: player.id })}
            className="inline-flex min-h-11 items-center"
          >
            {playerTexts.reportThisPlayer}
          </TextLink>
        </div>
      )}
    </Page>
  );
}

function PlayerMissing() {
  return (
    <Page width="text">
      <ErrorState
        page
        title={playerTexts.missing.title}
        action={<ButtonLink to={href('/leaderboard')}>{playerTexts.leaderboard}</ButtonLink>}
      >
        {playerTexts.missing.text}
      </ErrorState>
    </Page>
  );
}
