import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import { createRowDeadlines, type RowDeadlines } from '~/platform/deadlines/row-deadlines.server';
import type { Log } from '~/platform/log/log.server';
import type { Processes } from './processes.server';
import type { Rooms } from './rooms.server';
import type { Presence } from './seating/presence.server';

interface DeadlineDependencies {
  db: Db;
  clock: Clock;
  rooms: Pick<Rooms, 'dispatch'>;
  presence: Pick<Presence, 'forgetProcess' | 'catchUp'>;
  processes: Pick<Processes, 'beat' | 'gone' | 'forget'>;
  log: Pick<Log, 'error' | 'warn'>;
}

/**
 * Creates the deadlines of rooms. Each sweep also handles what processes have left that are gone.
 * @see docs/decisions/0022-rooms-are-a-reducer.md
 */
export function createDeadlines({ db, clock, rooms, presence, processes, log }: DeadlineDependencies): RowDeadlines {
  return createRowDeadlines({
    ...{ db, clock, log, table: 'weave_room', noun: 'room' },
    pass: async (roomId) => (await rooms.dispatch(roomId, { type: 'time' }, 'skip'))?.dueAt,
    before: processes.beat,
    async after(fail) {
      for (const process of await processes.gone()) {
        const waiting = await db.selectFrom('weave_room').select('id').where('asked_by', '=', process.id).execute();
        for (const { id } of waiting) {
          await rooms.dispatch(id, { type: 'asker-lost', process: process.id }, 'skip').catch((error) => fail(error, id));
        }
        if (process.forGood && (await presence.forgetProcess(process.id)) && waiting.length === 0) await processes.forget(process.id);
      }
      await presence.catchUp();
    },
  });
}
