import { useForm } from '@conform-to/react';
import { Form, href, Link, redirect, useNavigation } from 'react-router';
import { type PlayerArgs, playerForm } from '~/accounts/viewer/player-form.server';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { passHeaders } from '~/platform/forms/submit-form.server';
import { isUuid } from '~/platform/ids/uuid';
import { pageTitle } from '~/site/page-title';
import { Button } from '~/ui/actions/button';
import { TextField } from '~/ui/fields/text-field';
import { Card } from '~/ui/layout/card';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { EmptyNote } from '~/ui/states/empty-note';
import { Notice } from '~/ui/states/notice';
import { FactLine } from '~/ui/text/fact-line';
import { Moment } from '~/ui/text/moment';
import { circlesContext } from '../circles.server';
import { type MakeFields, makeForm } from '../forms';
import { MAX_NAME } from '../rules/members';
import type { OwnCircle } from '../server/circle-page.server';
import { texts as allTexts } from '../texts';
import type { Route } from './+types/circles.route';
import { Shield } from './shield';

const texts = allTexts.list;

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ title: pageTitle(texts.title) }, { name: 'description', content: texts.intro }];

/** The circles of the viewer, and the way to make one: of the people of a room where the address names one. @see docs/product/circles.md */
export async function loader({ context, url }: Route.LoaderArgs) {
  const player = requirePlayer(context, url);
  const room = url.searchParams.get('room') ?? '';
  return { circles: await context.get(circlesContext).own(player.id), room: isUuid(room) ? room : undefined };
}

/** Makes a circle and leads there. */
export const action = playerForm(
  { schemas: [makeForm], texts: allTexts },
  async ({ name, room }, { player, context }: PlayerArgs<Route.ActionArgs>) => {
    const circleId = await context.get(circlesContext).make(player.id, { name, roomId: room });
    return redirect(href('/circles/:circleId', { circleId }));
  },
);

export default function Circles({ loaderData: { circles, room }, actionData }: Route.ComponentProps) {
  const busy = useNavigation().formMethod === 'POST';
  const [form, fields] = useForm<MakeFields>({ id: 'make-circle', lastResult: busy ? null : actionData?.form });
  return (
    <Page width="text">
      <PageHeading title={texts.title} intro={texts.intro} />
      <div className="flex flex-col gap-12">
        <section aria-labelledby="make" className={room === undefined ? 'order-last' : undefined}>
          <Card className="flex flex-col gap-4">
            <h2 id="make" className="display text-2xl">
              {texts.make}
            </h2>
            {room !== undefined && <p className="text-muted">{texts.ofRoom}</p>}
            <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-4">
              {form.errors && <Notice tone="error">{form.errors.join(' ')}</Notice>}
              {room !== undefined && <input type="hidden" name="room" value={room} />}
              <TextField field={fields.name} label={texts.name} maxLength={MAX_NAME} autoComplete="off" />
              <Button type="submit" pending={busy} pendingText={texts.making} className="self-start">
                {texts.makeButton}
              </Button>
            </Form>
          </Card>
        </section>
        <section aria-labelledby="own">
          <h2 id="own" className="display text-2xl">
            {texts.yours}
          </h2>
          {circles.length === 0 ? <EmptyNote missing="story">{texts.none}</EmptyNote> : <OwnCircles circles={circles} />}
        </section>
      </div>
    </Page>
  );
}

function OwnCircles({ circles }: { circles: readonly OwnCircle[] }) {
  return (
    <ul className="mt-3 divide-y divide-line">
      {circles.map(({ id, name, members, next, open, own }) => (
        <li key={id} className="flex items-center gap-4 py-4">
          <Shield name={name} className="h-14 w-12 shrink-0" />
          <div className="min-w-0">
            <Link
              to={href('/circles/:circleId', { circleId: id })}
              dir="auto"
              className="text-lg font-semibold wrap-anywhere hover:text-gold"
            >
              {name}
            </Link>
            <FactLine className="text-sm text-muted">
              {texts.members(members)}
              {open ? texts.openNow : next === null ? texts.noTime : <Moment at={next} />}
              {own === null ? null : allTexts.page.answers[own]}
            </FactLine>
          </div>
        </li>
      ))}
    </ul>
  );
}
