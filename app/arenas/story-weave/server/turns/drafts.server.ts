import type { Channel } from '~/platform/bus/bus.server';
import type { OpenDatabase } from '~/platform/database/database.server';
import { createWriteBehind } from '~/platform/database/write-behind';
import type { Live } from '~/platform/live/live.server';
import type { Log } from '~/platform/log/log.server';
import { createRecent } from '~/platform/storage/recent';
import { storedText } from '~/stories/reading/text/stored-text';
import { draftChange } from '../../protocol/room-view';
import { type DraftChange, weaveEvents } from '../../protocol/weave.contract';
import { MAX_TURN_LENGTH } from '../../rules/limits';
import type { StoredDraft } from '../room-store.server';
import { shownWhileTyped } from '../unfit-words.server';

/** How long after typing words are stored in the database, in ms. */
const KEEP_AFTER_MS = 1_800;
const KEEP_EVERY_MS = 100;
/** Rooms of which words that came too early are remembered. */
const MOST_EARLY = 1_000;

/** How many revisions a connection that begins to type jumps ahead: more than any process can have reached with the previous one. */
const NEW_TYPIST = 10_000;

/** A draft, as this process knows it. */
interface Draft {
  turn: number;
  playerId: string;
  text: string;
  /** Counts the changes; the same in every process. */
  revision: number;
  /** What others are shown of it. */
  shown: string;
  mayBeCrude: boolean;
  /** The connection that types, if it belongs to this process. */
  typist: string | undefined;
  /** What other processes have: this many first UTF-16 units of the current text, as of that revision. */
  unpublished: { keep: number; revision: number } | undefined;
}

/** A draft change sent between processes: `from` is the revision of the first `keep` UTF-16 units. */
export interface DraftMessage extends DraftChange {
  kind: 'draft';
  from: number;
  revision: number;
}
/** Requests the whole text of a turn from the process that has it. */
export interface DraftWanted {
  kind: 'draft-wanted';
  roomId: string;
  turn: number;
}

type TypedAnswer = 'taken' | 'draft-again' | 'too-long' | 'unknown-turn' | 'not-yours';

/** The running turn of a person. */
export interface TypedTurn {
  number: number;
  playerId: string;
  /** Whether crude words may stand in the room. */
  mayBeCrude: boolean;
}

/** The drafts in all rooms that this process looks after. */
export interface Drafts {
  /** Sets the running turn of a person in a room and their stored draft; undefined when none is running. */
  follow(roomId: string, turn: TypedTurn | undefined, kept?: StoredDraft): void;
  /** Applies keystrokes from a connection and sends everybody in the room what they are shown of them. */
  type(change: DraftChange, by: { playerId: string; peerId: string }): TypedAnswer;
  /** The draft of a turn, as far as this process knows. */
  known(roomId: string, turn: number): StoredDraft | undefined;
  receive(message: DraftMessage | DraftWanted): void;
  start(): void;
  stop(): Promise<void>;
}

interface DraftDependencies {
  database: Pick<OpenDatabase, 'change'>;
  live: Pick<Live, 'toRoomHere'>;
  channel: Channel<DraftMessage | DraftWanted>;
  log: Pick<Log, 'warn'>;
}

const KEEP = `update weave_turn set draft = kept.text, draft_revision = kept.revision
  from jsonb_to_recordset($1::jsonb) as kept (room_id uuid, number integer, text text, revision integer)
  where weave_turn.room_id = kept.room_id and weave_turn.number = kept.number
    and weave_turn.ended_at is null and weave_turn.draft_revision < kept.revision`;

/** The name of the live room for a room's connections. */
export function liveRoom(roomId: string): string {
  return `weave:${roomId}`;
}

/** The name of the live room for the connections of one person in a room. */
export function ownLiveRoom(roomId: string, playerId: string): string {
  return `${liveRoom(roomId)}:${playerId}`;
}

/**
 * Creates the drafts. They reach the connections of this process at once, other processes every 250 ms
 * (50 ms over Redis) in one message for all rooms, and the database within 2 s, in one statement for all that are due.
 * @see docs/decisions/0022-rooms-are-a-reducer.md
 */
export function createDrafts({ database, live, channel, log }: DraftDependencies): Drafts {
  const drafts = new Map<string, Draft>();
  const buffer = createWriteBehind<{ roomId: string; draft: Draft }>({
    afterMs: KEEP_AFTER_MS,
    everyMs: KEEP_EVERY_MS,
    async store(changed) {
      const rows = changed.map(({ roomId, draft: { turn, text, revision } }) => ({
        room_id: roomId,
        number: turn,
        text: storedText(text),
        revision,
      }));
      await database.change('keep-drafts', KEEP, [JSON.stringify(rows)]);
    },
    log,
    what: 'words being typed',
  });
  const toPublish = new Set<string>();
  /** Turns of which words came before the change of the room that begins them: words are published at once, changes within a moment. */
  const early = createRecent<number>(MOST_EARLY);
  let publishTimer: NodeJS.Timeout | undefined;

  function changed(roomId: string, draft: Draft, keep: number): void {
    buffer.put(roomId, { roomId, draft });
    if (!channel.shared) return;
    draft.unpublished = { keep: Math.min(keep, draft.unpublished?.keep ?? keep), revision: draft.unpublished?.revision ?? draft.revision };
    toPublish.add(roomId);
  }

  /** Sends a change to its writer's other connections, and to everybody else as much of the text as may stand in the room. */
  function sendHere(roomId: string, draft: Draft, change: Pick<DraftChange, 'keep' | 'add'>, exceptPeerId?: string): void {
    const { turn, playerId } = draft;
    const own = ownLiveRoom(roomId, playerId);
    live.toRoomHere(own, weaveEvents.draft, { roomId, turn, ...change }, exceptPeerId);
    const shown = shownWhileTyped(draft.text, draft, Math.min(change.keep, draft.shown.length));
    if (shown === draft.shown) return;
    live.toRoomHere(liveRoom(roomId), weaveEvents.draft, { roomId, turn, ...draftChange(draft.shown, shown) }, own);
    draft.shown = shown;
  }

  function publish(): void {
    const messages: DraftMessage[] = [];
    for (const roomId of toPublish) {
      const draft = drafts.get(roomId);
      if (!draft?.unpublished) continue;
      const { keep: kept, revision: from } = draft.unpublished;
      draft.unpublished = undefined;
      const { turn, revision } = draft;
      messages.push({ kind: 'draft', roomId, turn, keep: kept, add: draft.text.slice(kept), from, revision });
    }
    toPublish.clear();
    channel.publishAtOnce(messages).catch((error: unknown) => log.warn({ err: error }, 'other processes were not told of new words'));
  }

  function publishAgain(): void {
    publishTimer = setTimeout(() => {
      publish();
      publishAgain();
    }, channel.gatherMs());
  }

  /** Asks the process that has it for the whole text of a turn. */
  function askForAll(roomId: string, turn: number): void {
    const wanted: DraftWanted = { kind: 'draft-wanted', roomId, turn };
    channel.publishAtOnce([wanted]).catch((error: unknown) => log.warn({ err: error }, 'a whole text could not be asked for'));
  }

  return {
    follow(roomId, turn, kept) {
      const before = drafts.get(roomId);
      const typedEarly = turn !== undefined && early.get(roomId) === turn.number;
      early.delete(roomId);
      if (!turn) return void drafts.delete(roomId);
      if (before?.turn === turn.number) {
        if (kept && kept.revision > before.revision) {
          const change = draftChange(before.text, kept.text);
          Object.assign(before, { text: kept.text, revision: kept.revision });
          sendHere(roomId, before, change);
        }
        return;
      }
      if (before && before.turn > turn.number) return;
      const { text = '', revision = 0 } = kept ?? {};
      drafts.set(roomId, {
        turn: turn.number,
        playerId: turn.playerId,
        mayBeCrude: turn.mayBeCrude,
        text,
        shown: shownWhileTyped(text, turn),
        revision,
        typist: undefined,
        unpublished: undefined,
      });
      if (typedEarly) askForAll(roomId, turn.number);
    },

    type({ roomId, turn, keep: kept, add }, { playerId, peerId }) {
      const draft = drafts.get(roomId);
      if (!draft || draft.turn < turn) return 'unknown-turn';
      if (draft.turn > turn || draft.playerId !== playerId) return 'not-yours';
      // Each tab counts from its own text: a tab that begins to type sends all of it.
      if (kept > draft.text.length || (kept > 0 && draft.typist !== peerId)) return 'draft-again';
      if (kept + add.length > MAX_TURN_LENGTH) return 'too-long';
      changed(roomId, draft, kept);
      draft.text = draft.text.slice(0, kept) + add;
      draft.revision += draft.typist === peerId ? 1 : NEW_TYPIST;
      draft.typist = peerId;
      sendHere(roomId, draft, { keep: kept, add }, peerId);
      return 'taken';
    },

    known(roomId, turn) {
      const draft = drafts.get(roomId);
      return draft?.turn === turn ? { text: draft.text, revision: draft.revision } : undefined;
    },

    receive(message) {
      const { roomId, turn } = message;
      const draft = drafts.get(roomId);
      if (draft?.turn !== turn) {
        if (message.kind === 'draft' && (draft?.turn ?? 0) < turn) early.set(roomId, turn);
        return;
      }
      if (message.kind === 'draft-wanted') {
        if (draft.typist === undefined) return;
        draft.unpublished = { keep: 0, revision: 0 };
        toPublish.add(roomId);
        return;
      }
      if (message.revision <= draft.revision) return;
      if (message.keep > 0 && message.from !== draft.revision) {
        return askForAll(roomId, turn);
      }
      const text = draft.text.slice(0, message.keep) + message.add;
      const change = draftChange(draft.text, text);
      Object.assign(draft, { text, revision: message.revision, typist: undefined });
      sendHere(roomId, draft, change);
    },

    start() {
      buffer.start();
      if (channel.shared) publishAgain();
    },
    async stop() {
      clearTimeout(publishTimer);
      await buffer.stop();
    },
  };
}
