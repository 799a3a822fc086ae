import { href, redirect } from 'react-router';
import { type PlayerArgs, playerForm } from '~/accounts/viewer/player-form.server';
import { knownPlayer, viewerContext } from '~/accounts/viewer/viewer.server';
import { publicHead } from '~/covers/public-head';
import { passHeaders } from '~/platform/forms/submit-form.server';
import { pageTitle } from '~/site/page-title';
import { firstReadersContext } from '~/stories/first-readers/first-readers.server';
import { duelsContext } from '../duels.server';
import { againForm, dealForm, startForm, withdrawForm } from '../forms';
import { SPRINTS } from '../rules/clock';
import { texts } from '../texts';
import type { Route } from './+types/duels.route';
import { DuelsPage } from './duels-page';
import { VisitorPage } from './visitor-page';

export const headers = passHeaders;

/** What a player can do with duels now. @see docs/product/duels.md */
export async function loader({ context, url }: Route.LoaderArgs) {
  const player = context.get(viewerContext).databaseAway ? undefined : knownPlayer(context);
  if (!player) return { page: undefined, cards: context.get(duelsContext).cardsOfDay() };
  const done = url.searchParams.get('done');
  const toRead = done === 'read' ? await context.get(firstReadersContext).oneToRead(player) : undefined;
  return { page: await context.get(duelsContext).page(player), done, toRead };
}

/** Draws again, begins a text, asks for a duel to read, or takes a text out: form field `intent`. */
export const action = playerForm(
  { schemas: [againForm, startForm, dealForm, withdrawForm], texts },
  async (sent, { player, context }: PlayerArgs<Route.ActionArgs>) => {
    const duels = context.get(duelsContext);
    if (sent.intent === 'deal') return redirect((await duels.deal(player)) ? href('/duels/read') : `${href('/duels')}?done=none`);
    if (sent.intent === 'start') {
      const sprint = SPRINTS.find((minutes) => String(minutes) === sent.clock);
      const textId = await duels.start(player, { card: sent.card, sprint });
      return redirect(href('/duels/write/:textId', { textId }));
    }
    if (sent.intent === 'again') await duels.drawAgain(player);
    else await duels.withdraw(player, sent.text);
    return redirect(href('/duels'));
  },
);

export const meta: Route.MetaFunction = (page) => [
  { title: pageTitle(texts.title) },
  { name: 'description', content: texts.intro },
  ...publicHead(page),
];

export default function Duels({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.page) return <VisitorPage cards={loaderData.cards} />;
  return <DuelsPage {...loaderData.page} done={loaderData.done} toRead={loaderData.toRead} reply={actionData} />;
}
