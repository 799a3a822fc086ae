import { data } from 'react-router';
import { knownPlayer, viewerContext } from '~/accounts/viewer/viewer.server';
import { publicHead } from '~/covers/public-head';
import { passHeaders } from '~/platform/forms/submit-form.server';
import { requestFactsContext } from '~/platform/requests/request-context.server';
import { pageTitle } from '~/site/page-title';
import { challengeContext } from '../challenge.server';
import { texts } from '../texts';
import type { Route } from './+types/challenge.route';
import { AnthologyMissing, AnthologyPage } from './anthology-page';
import { challengeAction } from './challenge-action.server';
import { ChallengeAway } from './challenge-away';
import { ChallengePage } from './challenge-page';

export const headers = passHeaders;

/** The week that runs, or the anthology of the week that the address names by its Monday. @see docs/product/challenge.md */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  if (context.get(viewerContext).databaseAway) return { kind: 'away' as const };
  if (params.week !== undefined) return anthologyData(context, params.week, url.searchParams.get('done'));
  const player = knownPlayer(context);
  const { ends, ...week } = await context.get(challengeContext).now(player);
  return { kind: 'now' as const, ...week, ends: ends.toISOString(), playerId: player?.id, done: url.searchParams.get('done') };
}

/** Each reader's own, so it is not cached. */
async function anthologyData(context: Route.LoaderArgs['context'], monday: string, done: string | null) {
  const player = knownPlayer(context);
  const challenge = context.get(challengeContext);
  const seed = player?.id ?? context.get(requestFactsContext).clientAddress;
  const found = await challenge.anthology(monday, { playerId: player?.id, seed });
  if (found === undefined) return data({ kind: 'missing' as const }, { status: 404 });
  if (found === 'sealed') return { kind: 'sealed' as const };
  const chances = player && (await challenge.chances(player, monday));
  const own = chances?.pick;
  return {
    kind: 'anthology' as const,
    anthology: found,
    lot: own ? undefined : chances?.lot,
    pick: own && { as: own.as, until: own.until.toISOString() },
    read: chances?.read ?? [],
    playerId: player?.id,
    done,
  };
}

export const action = challengeAction;

export const meta: Route.MetaFunction = (page) => {
  const { loaderData } = page;
  const title = loaderData?.kind === 'anthology' ? loaderData.anthology.title : texts.title;
  return [{ title: pageTitle(title) }, { name: 'description', content: texts.intro }, ...publicHead(page)];
};

export default function Challenge({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === 'away') return <ChallengeAway reply={actionData} />;
  if (loaderData.kind === 'missing') return <AnthologyMissing title={texts.anthology.missing} text={texts.anthology.missingText} />;
  if (loaderData.kind === 'sealed') return <AnthologyMissing title={texts.anthology.sealed} text={texts.anthology.sealedText} />;
  if (loaderData.kind === 'anthology') return <AnthologyPage key={loaderData.anthology.monday} {...loaderData} reply={actionData} />;
  return <ChallengePage {...loaderData} reply={actionData} />;
}
