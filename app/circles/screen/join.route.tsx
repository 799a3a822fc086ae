import { href, redirect } from 'react-router';
import { type PlayerArgs, playerForm } from '~/accounts/viewer/player-form.server';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { passHeaders } from '~/platform/forms/submit-form.server';
import { pageTitle } from '~/site/page-title';
import { circlesContext } from '../circles.server';
import { joinForm } from '../forms';
import { texts } from '../texts';
import type { Route } from './+types/join.route';
import { JoinPage } from './join-page';

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ title: pageTitle(texts.join.title) }, { name: 'robots', content: 'noindex' }];

/** The circle of a link; a member is led there. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const player = requirePlayer(context, url);
  const circle = await context.get(circlesContext).invitation(player.id, params.invitation);
  if (circle?.isMember) throw redirect(href('/circles/:circleId', { circleId: circle.circleId }));
  return { circle };
}

/** Joins the circle. */
export const action = playerForm({ schemas: [joinForm], texts }, async (_, { player, context, params }: PlayerArgs<Route.ActionArgs>) => {
  const circleId = await context.get(circlesContext).join(player.id, params.invitation);
  return redirect(href('/circles/:circleId', { circleId }));
});

export default function Join({ loaderData: { circle }, actionData }: Route.ComponentProps) {
  return <JoinPage circle={circle} reply={actionData} />;
}
