import { data, Form, redirect, useNavigation } from 'react-router';
import { optionalPlayer, requirePlayer } from '~/accounts/viewer/viewer.server';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { pageTitle } from '~/site/page-title';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { storyAddress } from '../sharing/story-address';
import type { Route } from './+types/door.route';
import { doorTexts as texts } from './door';
import { doorsContext } from './doors.server';

export const meta: Route.MetaFunction = () => [{ title: pageTitle(texts.title) }, { name: 'robots', content: 'noindex' }];

/** Says why a door stands before a story. It names nothing of it; for visitors there is no such page. @see docs/product/trust.md */
export async function loader({ context, params }: Route.LoaderArgs) {
  const viewer = optionalPlayer(context);
  const door = viewer && (await context.get(doorsContext).before(params.storyId, viewer.id));
  if (!door) throw data(null, { status: 404 });
  return { about: door.about };
}

/** Opens the door for the person, and leads them in. */
export const action = acceptsForm({ whileSuspended: true }, async ({ context, params, url }: Route.ActionArgs) => {
  const player = requirePlayer(context, url);
  const doors = context.get(doorsContext);
  const door = await doors.before(params.storyId, player.id);
  if (!door) throw data(null, { status: 404 });
  await doors.open({ playerId: player.id }, door.id);
  throw redirect(storyAddress(door.arena, door.id));
});

export default function Door({ loaderData: { about } }: Route.ComponentProps) {
  const busy = useNavigation().formMethod === 'POST';
  return (
    <Page width="text">
      <PageHeading title={texts.title} intro={texts.intro[about]} />
      <p className="mb-6">{texts.until}</p>
      <Form method="post" className="flex flex-wrap gap-3">
        <Button type="submit" pending={busy} pendingText={texts.opening}>
          {texts.open}
        </Button>
        <ButtonLink to="/stories" variant="outline">
          {texts.others}
        </ButtonLink>
      </Form>
    </Page>
  );
}
