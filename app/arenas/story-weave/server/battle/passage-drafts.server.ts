import type { OpenDatabase } from '~/platform/database/database.server';
import type { Log } from '~/platform/log/log.server';
import { storedText } from '~/stories/reading/text/stored-text';
import type { PassageDraft } from '../../protocol/weave.contract';
import { MAX_PASSAGE } from '../../rules/battle/battle';

/** How long what is typed waits to be stored, in ms: less than last words may take, so that another process finds it at a round's end. */
const KEEP_AFTER_MS = 800;
/** How often to look for what has waited long enough, in ms. Many small statements hold nobody up, one large one does. */
const LOOK_EVERY_MS = 50;

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
  /** When the first keystroke came that is not stored. */
  since: number;
}

/** Creates the drafts of passages: what is new is stored within a second, in one statement for all that is due. */
export function createPassageDrafts({ database, log }: PassageDraftDependencies): PassageDrafts {
  /** In the order in which they became due. */
  const fresh = new Map<string, Kept>();
  /** On their way into the database. */
  let storing = new Map<string, Kept>();
  let keeping: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function keep(dueSince: number): Promise<void> {
    for (const [key, row] of fresh) {
      if (row.since > dueSince) break;
      storing.set(key, row);
      fresh.delete(key);
    }
    if (storing.size === 0) return;
    try {
      await database.change('keep-passages', KEEP, [JSON.stringify([...storing.values()])]);
    } catch (error) {
      log.warn({ err: error }, 'passages being written could not be kept; trying again');
      for (const [key, row] of storing) if (!fresh.has(key)) fresh.set(key, row);
    }
    storing = new Map();
  }

  /** One at a time, so as not to add to the load of a slow database. */
  function keepDue(): void {
    keeping ??= keep(performance.now() - KEEP_AFTER_MS).finally(() => {
      keeping = undefined;
    });
  }

  return {
    type({ roomId, round, text }, playerId) {
      const key = `${roomId} ${round} ${playerId}`;
      const { since = performance.now() } = fresh.get(key) ?? {};
      fresh.set(key, { room_id: roomId, round, player_id: playerId, text: storedText(text).slice(0, MAX_PASSAGE), since });
    },
    known(roomId, round) {
      const rows = [...storing.values(), ...fresh.values()].filter((row) => row.room_id === roomId && row.round === round);
      return Object.fromEntries(rows.map(({ player_id, text }) => [player_id, text]));
    },
    start() {
      timer = setInterval(keepDue, LOOK_EVERY_MS);
    },
    async stop() {
      clearInterval(timer);
      await keeping;
      await keep(Number.POSITIVE_INFINITY);
    },
  };
}
