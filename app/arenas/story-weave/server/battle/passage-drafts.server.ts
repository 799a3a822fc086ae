import type { OpenDatabase } from '~/platform/database/database.server';
import type { Log } from '~/platform/log/log.server';
import { storedText } from '~/stories/reading/text/stored-text';
import type { PassageDraft } from '../../protocol/weave.contract';
import { MAX_PASSAGE } from '../../rules/battle/battle';

/** How often passages being written are stored, in ms. */
const KEEP_EVERY_MS = 500;

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

/** Creates the drafts of passages: what is new is stored every 500 ms, in one statement for all rooms. */
export function createPassageDrafts({ database, log }: PassageDraftDependencies): PassageDrafts {
  const fresh = new Map<string, Kept>();
  let keeping: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function keep(): Promise<void> {
    const rows = new Map(fresh);
    if (rows.size === 0) return;
    try {
      await database.change('keep-passages', KEEP, [JSON.stringify([...rows.values()])]);
      for (const [key, row] of rows) if (fresh.get(key) === row) fresh.delete(key);
    } catch (error) {
      log.warn({ err: error }, 'passages being written could not be kept; it is tried again');
    }
  }

  return {
    type({ roomId, round, text }, playerId) {
      fresh.set(`${roomId} ${round} ${playerId}`, {
        room_id: roomId,
        round,
        player_id: playerId,
        text: storedText(text).slice(0, MAX_PASSAGE),
      });
    },
    known(roomId, round) {
      const rows = [...fresh.values()].filter((row) => row.room_id === roomId && row.round === round);
      return Object.fromEntries(rows.map(({ player_id, text }) => [player_id, text]));
    },
    start() {
      timer = setInterval(() => {
        keeping ??= keep().finally(() => {
          keeping = undefined;
        });
      }, KEEP_EVERY_MS);
    },
    async stop() {
      clearInterval(timer);
      await keeping;
      await keep();
    },
  };
}
