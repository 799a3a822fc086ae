import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import type { Figures } from '~/platform/log/figures.server';

/** A room whose deadline passed longer ago than this is late, in ms. */
const LATE_MS = 1_000;

/** The open rooms of all processes, and how late the latest is. @see docs/operating.md */
export function roomFigures({ db, clock }: { db: Db; clock: Pick<Clock, 'now'> }): Figures {
  return {
    gauges: {
      rooms_open: { help: 'Story Weave rooms in which something will happen.' },
      rooms_occupied: { help: 'Those in which somebody is.' },
      rooms_late: { help: 'Those whose deadline passed more than a second ago.' },
      rooms_lag_seconds: { help: 'How long ago the deadline of the latest of them passed.' },
    },
    async read() {
      const now = clock.now();
      const late = new Date(now.getTime() - LATE_MS);
      const { open, occupied, overdue, oldest } = await db
        .selectFrom('weave_room')
        .where('due_at', 'is not', null)
        .select(({ fn }) => [
          fn.countAll<string>().as('open'),
          fn
            .countAll<string>()
            .filterWhere(({ exists, selectFrom }) =>
              exists(selectFrom('weave_presence').select('player_id').whereRef('weave_presence.room_id', '=', 'weave_room.id')),
            )
            .as('occupied'),
          fn.countAll<string>().filterWhere('due_at', '<', late).as('overdue'),
          fn.min('due_at').as('oldest'),
        ])
        .executeTakeFirstOrThrow();
      return [
        { name: 'rooms_open', value: Number(open) },
        { name: 'rooms_occupied', value: Number(occupied) },
        { name: 'rooms_late', value: Number(overdue) },
        { name: 'rooms_lag_seconds', value: oldest ? Math.max(0, now.getTime() - oldest.getTime()) / 1000 : 0 },
      ];
    },
  };
}
