import { useForm } from '@conform-to/react';
import { useState } from 'react';
import { Form, href, redirect, useNavigation } from 'react-router';
import { knownPlayer } from '~/accounts/viewer/viewer.server';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { passHeaders, refusedForm, submitForm } from '~/platform/forms/submit-form.server';
import { clockContext } from '~/platform/requests/request-context.server';
import { entrance } from '~/site/entrance';
import { pageTitle } from '~/site/page-title';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { Card } from '~/ui/layout/card';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { RoomScene } from '~/ui/layout/room-scene';
import { Notice } from '~/ui/states/notice';
import { storyWeaveContext } from '../../story-weave.server';
import { refusals } from '../../texts';
import { openByForm, playNowByForm, sitByForm } from '../enter-by-form.server';
import type { Route } from './+types/new-room.route';
import { LoomScene } from './loom-scene';
import { type NewRoomFields, newRoomForm, OWN_PROMPT, playForm, tableForm, usualRoom } from './new-room-form';
import { newRoomTexts as texts } from './new-room-texts';
import { OpenRooms } from './open-rooms';
import { OpenTables } from './open-tables';
import { PlayNow } from './play-now';
import { RoomChoices } from './room-choices';
import { useFreshRooms } from './use-fresh-rooms';

export { WeaveErrorBoundary as ErrorBoundary } from '../weave-error-boundary';

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(texts.title) },
  { name: 'description', content: texts.intro },
  { name: 'robots', content: 'noindex' },
];

/** The public rooms and prompts to choose from. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const player = knownPlayer(context);
  if (!player) throw redirect(entrance('/signin', url.pathname, 'play'));
  const weave = context.get(storyWeaveContext);
  const [rooms, soon, tables] = await Promise.all([weave.publicRooms(player.id), weave.soonGame(player.id), weave.openTables(player.id)]);
  const now = context.get(clockContext).now().toISOString();
  return { rooms, soon, tables, now, prompts: weave.promptsToChoose() };
}

/** Opens a room and leads there. */
export const action = acceptsForm(
  { schemas: [newRoomForm, tableForm], intents: ['play', 'come', 'sit'], refused: refusedForm },
  async ({ request, context, url }: Route.ActionArgs) => {
    const player = knownPlayer(context);
    if (!player) throw redirect(entrance('/signin', url.pathname, 'play'));
    const weave = context.get(storyWeaveContext);
    const formData = await request.formData();
    const sent = { formData, context, texts: { failed: refusals.failed, databaseAway: refusals.away } };
    if (formData.get('intent') === 'play') {
      return submitForm({
        ...sent,
        schema: playForm,
        run: async () => {
          throw redirect(href('/storyweave/:roomId', { roomId: await playNowByForm(weave, player.id) }));
        },
      });
    }
    if (formData.get('intent') === 'come' || formData.get('intent') === 'sit') {
      return submitForm({
        ...sent,
        schema: tableForm,
        run: async ({ table, comes }) => {
          if (formData.get('intent') === 'come') return { result: await weave.comeToTable(player.id, new Date(table), comes === 'yes') };
          throw redirect(href('/storyweave/:roomId', { roomId: await sitByForm(weave, player.id, new Date(table)) }));
        },
      });
    }
    return submitForm({
      ...sent,
      schema: newRoomForm,
      run: async ({ format, access, company, rating, time, chosen, own }) => {
        const prompt = chosen === OWN_PROMPT ? own : chosen;
        const roomId = await openByForm(weave, player.id, {
          format,
          isPrivate: access === 'private',
          aiWriters: company === 'ai',
          moreTime: time === 'more',
          rating,
          prompt,
        });
        throw redirect(href('/storyweave/:roomId', { roomId }));
      },
    });
  },
);

export default function NewRoom({ loaderData, actionData }: Route.ComponentProps) {
  const { rooms, soon, tables, now } = loaderData;
  // What one is choosing from stays, however often the rooms are looked at.
  const [prompts] = useState(loaderData.prompts);
  useFreshRooms();
  const navigation = useNavigation();
  const busy = navigation.state !== 'idle' && navigation.formMethod === 'POST';
  const ofTable = actionData?.form.initialValue?.table !== undefined;
  const [form, fields] = useForm<NewRoomFields>({
    id: 'new-room',
    defaultValue: usualRoom,
    lastResult: busy || ofTable ? null : actionData?.form,
  });
  return (
    <>
      <RoomScene drawing={<LoomScene />}>
        <PageHeading title={texts.title} intro={texts.intro} />
      </RoomScene>
      <Page width="medium" className="grid gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:grid-rows-[auto_auto_auto_1fr] lg:items-start">
        <PlayNow soon={soon} pending={busy && navigation.formData?.get('intent') === 'play'} />
        <Card
          as="section"
          aria-labelledby="join"
          className="grid lg:col-start-1 grid-cols-[1fr_auto] items-center gap-x-4 gap-y-3 lg:block"
        >
          <h2 id="join" className="display text-2xl lg:mb-3">
            {texts.join}
          </h2>
          <p className="col-span-full row-start-2 text-muted max-sm:text-sm lg:mb-4">{texts.joinText}</p>
          <ButtonLink to={href('/storyweave')} variant="outline">
            {texts.joinButton}
          </ButtonLink>
        </Card>
        <Card as="section" aria-labelledby="open" className="lg:col-start-2 lg:row-span-4 lg:row-start-1">
          <h2 id="open" className="display mb-5 text-2xl">
            {texts.open}
          </h2>
          <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-6">
            {form.errors && <Notice tone="error">{form.errors.join(' ')}</Notice>}
            <RoomChoices fields={fields} prompts={prompts} />
            {/* On a phone the choices fill the window: the button stays in sight below them. */}
            <div className="sticky bottom-0 z-10 -mx-5 -mb-5 grid rounded-b-lg border-t border-line bg-surface px-5 py-3 sm:static sm:m-0 sm:border-0 sm:p-0">
              <Button
                type="submit"
                size="lg"
                pending={busy && navigation.formData?.get('intent') !== 'play'}
                pendingText={texts.openPending}
              >
                {texts.openButton}
              </Button>
            </div>
          </Form>
        </Card>
        <OpenTables tables={tables} now={now} refusal={ofTable ? actionData?.form.error?.['']?.join(' ') : undefined} />
        <OpenRooms rooms={rooms} />
      </Page>
    </>
  );
}
