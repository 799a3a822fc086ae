import type { LiveConnection } from '~/platform/live/live-connection';
import { type FollowedRoom, followRoom, type RoomNews } from '../protocol/followed-room';
import { ownSeat, type RoomView } from '../protocol/room-view';
import type { PlainAnswer, Refused, RoomAnswer } from '../protocol/weave-events';

/** A question without an answer is asked again after so many ms. */
const ASK_AGAIN_MS = 1_000;

export interface RoomSessionOptions {
  connection: LiveConnection;
  /** The room as the page was rendered with it. */
  first: RoomView;
  onView(view: RoomView): void;
  /** Letters of the running turn came from another page. */
  onLetters(turn: number, words: string): void;
  /** Whether the server knows this page and tells it what happens. */
  onStanding(standing: boolean): void;
  onRefused(refused: Refused): void;
  /** The room cannot even be read. */
  onUnread(): void;
}

/** A page's part in a room, for as long as it is open. */
export interface RoomSession {
  /** Takes a seat, or one's own again. @returns whether it was given; undefined when no answer came. */
  takeSeat(): Promise<boolean | undefined>;
  leave(): Promise<void>;
  /** Ends being passed over. */
  here(): Promise<void>;
  /** What the server now has of the own turn: letters of another tab are added to it. */
  ownWords(turn: number, words: string): void;
  close(): void;
}

/**
 * Follows a room over the live connection: introduces the page each time the connection stands anew, with its
 * seat if it has one, and asks for the room again when something was missed.
 */
export function openRoomSession({ connection, first, ...told }: RoomSessionOptions): RoomSession {
  const { roomId } = first;
  let room: FollowedRoom = { view: first, behind: false };
  let left = false;
  let greeting = 0;
  let closed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hasSeat = () => !left && ownSeat(room.view) !== undefined;

  const tell = (event: RoomNews) => {
    const { view } = room;
    const step = followRoom(room, event);
    room = step.room;
    if (room.view !== view) told.onView(room.view);
    if (step.ask) void greet();
  };

  const ask = async (request: 'weave:join' | 'weave:watch'): Promise<RoomAnswer | undefined> => {
    const answer = await connection.ask(request, { roomId }).catch(() => undefined);
    if (answer?.ok && !closed) tell({ type: 'snapshot', view: answer.view });
    return answer;
  };

  async function greet(): Promise<void> {
    greeting += 1;
    const own = greeting;
    clearTimeout(timer);
    const request = hasSeat() ? 'weave:join' : 'weave:watch';
    const answer = await ask(request);
    if (closed || own !== greeting || connection.state().kind !== 'connected') return;
    if (!answer) {
      timer = setTimeout(greet, ASK_AGAIN_MS);
      return;
    }
    if (answer.ok) {
      told.onStanding(true);
      // A seat that was taken elsewhere, such as by a form: it is away until its person says that they are here.
      if (request === 'weave:watch' && hasSeat()) await greet();
      return;
    }
    told.onRefused(answer);
    if (request === 'weave:watch') return told.onUnread();
    left = true;
    await greet();
  }

  const plain = async (question: Promise<PlainAnswer>) => {
    const answer = await question.catch(() => undefined);
    if (answer && !answer.ok) told.onRefused(answer);
  };

  const endings = [
    connection.onState(({ kind }) => {
      told.onStanding(false);
      if (kind === 'connected') void greet();
    }),
    connection.on('weave:change', (change) => tell({ type: 'change', change })),
    connection.on('weave:stale', ({ roomId: stale }) => tell({ type: 'stale', roomId: stale })),
    connection.on('weave:draft', (draft) => {
      tell({ type: 'draft', draft });
      const { turn } = room.view;
      if (turn?.kind === 'person' && turn.number === draft.turn) told.onLetters(turn.number, turn.draft);
    }),
  ];
  if (connection.state().kind === 'connected') void greet();

  return {
    async takeSeat() {
      const answer = await ask('weave:join');
      if (answer?.ok) left = false;
      else if (answer) told.onRefused(answer);
      return answer?.ok;
    },
    async leave() {
      left = true;
      await plain(connection.ask('weave:leave', { roomId }));
    },
    here: () => plain(connection.ask('weave:here', { roomId })),
    ownWords: (turn, words) => tell({ type: 'draft', draft: { roomId, turn, keep: 0, add: words } }),
    close() {
      closed = true;
      clearTimeout(timer);
      for (const end of endings) end();
      void plain(connection.ask('weave:unwatch', { roomId }));
    },
  };
}
