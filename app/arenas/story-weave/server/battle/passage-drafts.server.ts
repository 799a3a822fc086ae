import type { OpenDatabase } from '~/platform/database/database.server';
import { createWriteBehind } from '~/platform/database/write-behind';
import type { Log } from '~/platform/log/log.server';
import { cutAt } from '~/platform/text/printable';
import { storedText } from '~/stories/reading/text/stored-text';
import type { PassageDraft } from '../../protocol/weave.contract';
import { MAX_PASSAGE } from '../../rules/battle/battle';

/** How long what is typed waits to be stored, in ms: less than last words may take, so that another process finds it at a round's end. */
const KEEP_AFTER_MS = 800;
const KEEP_EVERY_MS = 50;

// Only the people for whom a round was begun have a row.
const KEEP = `update weave_passage set draft = kept.text
  from jsonb_to_recordset($1::jsonb) as kept (room_id uuid, round smallint, player_id uuid, text text)
  where weave_passage.room_id = kept.room_id and weave_passage.round = kept.round
    and weave_passage.player_id = kept.player_id and weave_passage.decided_at is null`;

/** The passages that are being written in the battle rounds of this process's connections. Nobody else sees them. */
export interface PassageDrafts {
  /** Takes what stands in a person's box. */
  type(draft: PassageDraft, playerId: string): void;
  /** What is not stored yet of a round, by player. */
  known(roomId: string, round: number): Record<string, string>;
  start(): void;
  stop(): Promise<void>;
}

interface PassageDraftDependencies {
  database: Pick<OpenDatabase, 'change'>;
  log: Pick<Log, 'warn'>;
}

interface Kept {
  room_id: string;
  round: number;
  player_id: string;
  text: string;
}

/** Creates the drafts of passages: what is new is stored within a second, in one statement for all that is due. */
export function createPassageDrafts({ database, log }: PassageDraftDependencies): PassageDrafts {
  const buffer = createWriteBehind<Kept>({
    afterMs: KEEP_AFTER_MS,
    everyMs: KEEP_EVERY_MS,
    store: async (rows) => void (await database.change('keep-passages', KEEP, [JSON.stringify(rows)])),
    log,
    what: 'passages being typed',
  });
  return {
    type({ roomId, round, text }, playerId) {
      const kept = cutAt(storedText(text), MAX_PASSAGE);
      buffer.put(`${roomId} ${round} ${playerId}`, { room_id: roomId, round, player_id: playerId, text: kept });
    },
    known(roomId, round) {
      const rows = buffer.waiting().filter((row) => row.room_id === roomId && row.round === round);
      return Object.fromEntries(rows.map(({ player_id, text }) => [player_id, text]));
    },
    start: buffer.start,
    stop: buffer.stop,
  };
}
