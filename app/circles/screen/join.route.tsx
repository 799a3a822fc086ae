import { Form, href, redirect, useNavigation } from 'react-router';
import { type PlayerArgs, playerForm } from '~/accounts/viewer/player-form.server';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { passHeaders } from '~/platform/forms/submit-form.server';
import { pageTitle } from '~/site/page-title';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { TextLink } from '~/ui/actions/text-link';
import { Page } from '~/ui/layout/page';
import { EmptyState } from '~/ui/states/empty-state';
import { Notice } from '~/ui/states/notice';
import { circlesContext } from '../circles.server';
import { joinForm } from '../forms';
import { texts as allTexts, refusals } from '../texts';
import type { Route } from './+types/join.route';
import { Shield } from './shield';

const texts = allTexts.join;

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ title: pageTitle(texts.title) }, { name: 'robots', content: 'noindex' }];

/** The circle of a link; a member is led there. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const player = requirePlayer(context, url);
  const circle = await context.get(circlesContext).invitation(player.id, params.invitation);
  if (circle?.isMember) throw redirect(href('/circles/:circleId', { circleId: circle.circleId }));
  return { circle };
}

/** Joins the circle. */
export const action = playerForm(
  { schemas: [joinForm], texts: allTexts },
  async (_, { player, context, params }: PlayerArgs<Route.ActionArgs>) => {
    const circleId = await context.get(circlesContext).join(player.id, params.invitation);
    return redirect(href('/circles/:circleId', { circleId }));
  },
);

export default function Join({ loaderData: { circle }, actionData }: Route.ComponentProps) {
  const busy = useNavigation().formMethod === 'POST';
  if (!circle) {
    return (
      <Page width="text">
        <EmptyState page title={texts.gone} action={<ButtonLink to={href('/circles')}>{texts.toCircles}</ButtonLink>}>
          {refusals['gone-invitation']}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page width="narrow" className="flex flex-col items-center gap-5 text-center">
      <Shield name={circle.name} className="h-28 w-24" />
      <h1 dir="auto" className="display text-3xl wrap-anywhere">
        {circle.members === null ? circle.name : texts.invited(circle.name)}
      </h1>
      {circle.members === null ? (
        <Closed />
      ) : (
        <>
          <p className="text-muted">{allTexts.list.members(circle.members)}</p>
          <p className="max-w-md text-lg">{texts.hint}</p>
          {(actionData?.form.error?.[''] ?? []).map((error) => (
            <Notice key={error} tone="error">
              {error}
            </Notice>
          ))}
          <Form method="post">
            <Button type="submit" name="intent" value="join" size="lg" pending={busy}>
              {texts.button}
            </Button>
          </Form>
        </>
      )}
      <TextLink
        to={href('/report/:kind/:thingId', { kind: 'circle', thingId: circle.circleId })}
        className="inline-flex min-h-9 items-center text-sm text-muted"
      >
        {allTexts.page.report}
      </TextLink>
    </Page>
  );
}

/** The same for a full circle as for a person whom a block keeps out. */
function Closed() {
  return (
    <>
      <p className="text-lg">{refusals.closed}</p>
      <ButtonLink to={href('/circles')}>{texts.toCircles}</ButtonLink>
    </>
  );
}
