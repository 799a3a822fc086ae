import { data, redirect } from 'react-router';
import { knownPlayer } from '~/accounts/viewer/viewer.server';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { Refusal } from '~/platform/forms/refusal';
import { passHeaders } from '~/platform/forms/submit-form.server';
import { refusedInit } from '~/platform/limits/rate-limit.server';
import { pageTitle } from '~/site/page-title';
import { gameList } from '../../hall/game-list.server';
import { browserKey } from '../../referee/browser-key.server';
import { browserGuest, runOwner } from '../../referee/run-owner.server';
import type { Comer } from '../server/seats.server';
import { type WordRooms, wordRoomsContext } from '../server/word-rooms.server';
import { roomTexts as texts } from '../texts';
import type { Route } from './+types/rooms.route';
import { OpenRoom } from './open-room';
import { gamesForm, ROOM_INTENTS, type RoomIntent } from './room-forms';
import { ROOMS_PATH, roomPath } from './room-path';
import { WordRoom } from './word-room';

/** A room of words; without an id, the ways into one. @see docs/product/word-rooms.md */
export async function loader({ request, params: { room: roomId }, context }: Route.LoaderArgs) {
  const viewerId = knownPlayer(context)?.id;
  const games = gameList;
  if (roomId === undefined) return { games, viewerId, room: undefined };
  const room = await context.get(wordRoomsContext).look(roomId, await runOwner(context, request));
  if (!room) throw data(null, { status: 404 });
  return { games, viewerId, room };
}

/** What people do about rooms: form field `intent`. */
export const action = acceptsForm(
  { intents: ROOM_INTENTS, schemas: [gamesForm] },
  async ({ request, params, context }: Route.ActionArgs) => {
    const headers = new Headers();
    try {
      const form = await request.formData();
      const { guestId, cookie } = await browserGuest(context, request);
      if (cookie) headers.append('Set-Cookie', cookie);
      const player = knownPlayer(context);
      const by: Comer = { owner: player ? { playerId: player.id } : { guestId }, browser: browserKey(guestId) };
      const intent = ROOM_INTENTS.find((one) => one === form.get('intent'));
      const { game1, game2, game3 } = gamesForm.parse(Object.fromEntries(form));
      const doing = { roomId: params.room ?? '', by, wanted: [game1, game2, game3] };
      const roomId = intent ? await deeds[intent](context.get(wordRoomsContext), doing) : params.room;
      return redirect(roomId ? roomPath(roomId) : ROOMS_PATH, { headers });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const init = refusedInit(error);
      for (const [name, value] of Object.entries(init.headers ?? {})) headers.set(name, value);
      return data({ error: error.message }, { status: init.status, headers });
    }
  },
);

interface Doing {
  roomId: string;
  by: Comer;
  wanted: readonly string[];
}

/** What each intent does. @returns the room in which the person is then; undefined in none. */
const deeds: Readonly<Record<RoomIntent, (rooms: WordRooms, doing: Doing) => Promise<string | undefined>>> = {
  open: (rooms, { by, wanted }) => rooms.open(by, { access: 'link', wanted }),
  next: (rooms, { by }) => rooms.next(by),
  async join(rooms, { roomId, by }) {
    await rooms.join(roomId, by);
    return roomId;
  },
  async leave(rooms, { roomId, by }) {
    await rooms.leave(roomId, by.owner);
    return undefined;
  },
  async ready(rooms, { roomId, by }) {
    await rooms.ready(roomId, by.owner, true);
    return roomId;
  },
  async unready(rooms, { roomId, by }) {
    await rooms.ready(roomId, by.owner, false);
    return roomId;
  },
  async choose(rooms, { roomId, by, wanted }) {
    await rooms.choose(roomId, by.owner, wanted);
    return roomId;
  },
  async start(rooms, { roomId, by }) {
    await rooms.begin(roomId, by.owner);
    return roomId;
  },
  rematch: (rooms, { roomId, by }) => rooms.rematch(roomId, by),
};

export const headers: Route.HeadersFunction = passHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.room ? texts.title : texts.way) },
  { name: 'robots', content: 'noindex' },
];

export default function Rooms({ loaderData: { games, viewerId, room }, actionData }: Route.ComponentProps) {
  if (!room) return <OpenRoom games={games} guest={viewerId === undefined} error={actionData?.error} />;
  return <WordRoom key={room.view.roomId} room={room} viewerId={viewerId} games={games} />;
}
