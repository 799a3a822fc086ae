import { href, redirect, useNavigation } from 'react-router';
import { knownPlayer } from '~/accounts/viewer/viewer.server';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { passHeaders, refusedForm, submitForm } from '~/platform/forms/submit-form.server';
import { clockContext } from '~/platform/requests/request-context.server';
import { entrance } from '~/site/entrance';
import { pageTitle } from '~/site/page-title';
import { TextLink } from '~/ui/actions/text-link';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { RoomScene } from '~/ui/layout/room-scene';
import { storyWeaveContext } from '../../story-weave.server';
import { refusals } from '../../texts';
import { openByForm, playNowByForm, sitByForm } from '../enter-by-form.server';
import type { Route } from './+types/new-room.route';
import { LoomScene } from './loom-scene';
import { newRoomForm, OWN_PROMPT, playForm, tableForm, writersOf } from './new-room-form';
import { newRoomTexts as texts } from './new-room-texts';
import { OpenTables } from './open-tables';
import { PlayNow } from './play-now';
import { useFreshRooms } from './use-fresh-rooms';
import { WaysForPlayers } from './ways-for-players';
import { WaysForVisitors } from './ways-for-visitors';

export { WeaveErrorBoundary as ErrorBoundary } from '../weave-error-boundary';

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(texts.title) },
  { name: 'description', content: texts.intro },
  { name: 'robots', content: 'noindex' },
];

/** The public rooms and the next tables, and for players the prompts to choose from. */
export async function loader({ context }: Route.LoaderArgs) {
  const viewerId = knownPlayer(context)?.id;
  const weave = context.get(storyWeaveContext);
  const [rooms, soon, tables] = await Promise.all([weave.publicRooms(viewerId), weave.soonGame(viewerId), weave.openTables(viewerId)]);
  const now = context.get(clockContext).now().toISOString();
  return { rooms, soon, tables, now, prompts: viewerId === undefined ? undefined : weave.promptsToChoose() };
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
          aiWriters: company !== 'people',
          writers: writersOf[company],
          moreTime: time === 'more',
          rating,
          prompt,
        });
        throw redirect(href(format === 'slow' ? '/storyweave/slow/:roomId' : '/storyweave/:roomId', { roomId }));
      },
    });
  },
);

export default function NewRoom({ loaderData, actionData }: Route.ComponentProps) {
  const { rooms, soon, tables, now, prompts } = loaderData;
  useFreshRooms();
  const navigation = useNavigation();
  const sentIntent = navigation.formMethod === 'POST' ? (navigation.formData?.get('intent') ?? 'open') : undefined;
  const ofTable = actionData?.form.initialValue?.table !== undefined;
  const refusal = ofTable ? actionData?.form.error?.['']?.join(' ') : undefined;
  const openTables = <OpenTables tables={tables} now={now} mayCome={prompts !== undefined} refusal={refusal} />;
  return (
    <>
      <RoomScene drawing={<LoomScene />} width="medium">
        <PageHeading title={texts.title} intro={texts.intro} />
      </RoomScene>
      <Page width="medium" className="grid gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:grid-rows-[auto_auto_auto_auto_1fr] lg:items-start">
        <PlayNow soon={soon} mayPlay={prompts !== undefined} pending={sentIntent === 'play'} />
        {prompts ? (
          <WaysForPlayers rooms={rooms} prompts={prompts} reply={ofTable ? undefined : actionData?.form} pending={sentIntent === 'open'} />
        ) : (
          <WaysForVisitors rooms={rooms}>{openTables}</WaysForVisitors>
        )}
        {prompts && (
          <p className="lg:col-start-1">
            <TextLink to={href('/storyweave/slow')} className="inline-flex min-h-11 items-center">
              {texts.ownSlowRooms}
            </TextLink>
          </p>
        )}
        {prompts && openTables}
      </Page>
    </>
  );
}
