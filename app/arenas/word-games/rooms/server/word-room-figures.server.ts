import { sql } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import type { Figures } from '~/platform/log/figures.server';
import { GONE_MS } from '../rules/word-room';

/** A room whose time came longer ago than this is late, in ms. */
const LATE_MS = 1_000;

/** The rooms of words of all processes in which something will happen or people wait. @see docs/operating.md */
export function wordRoomFigures({ db, clock }: { db: Db; clock: Pick<Clock, 'now'> }): Figures {
  return {
    gauges: {
      word_rooms_open: { help: 'Rooms of words in which something will happen or somebody waits.' },
      word_rooms_occupied: { help: 'Those in which somebody is.' },
      word_rooms_late: { help: 'Those whose time came more than a second ago.' },
    },
    async read() {
      const now = clock.now().getTime();
      const { rows } = await sql<{ open: number; occupied: number; late: number }>`
        select count(*)::integer as open, (count(*) filter (where occupied))::integer as occupied,
          (count(*) filter (where due_at < ${new Date(now - LATE_MS)}))::integer as late
        from (
          select due_at, exists (
            select from word_room_seat where room_id = word_room.id and left_at is null and seen_at > ${new Date(now - GONE_MS)}
          ) as occupied
          from word_room where due_at is not null or phase = 'waiting'
        ) room where due_at is not null or occupied`.execute(db);
      const { open = 0, occupied = 0, late = 0 } = rows[0] ?? {};
      return [
        { name: 'word_rooms_open', value: open },
        { name: 'word_rooms_occupied', value: occupied },
        { name: 'word_rooms_late', value: late },
      ];
    },
  };
}
