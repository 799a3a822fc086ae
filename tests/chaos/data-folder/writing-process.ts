// Opens the embedded database in a folder as the site does, says what it finds there, and writes numbered notes without a
// pause. Each line it prints is a `WriterLine`. Started by try-data-folder.ts, which ends it in any way.
import { createHash, randomBytes } from 'node:crypto';
import type * as Modules from '../../../bench/support/database/checkpoint-modules.ts';
import { loadApp } from '../../../bench/support/load-app.ts';

/** What the writer says: what it finds at its start, each batch that is kept, its checkpoints, and why it ends. */
export type WriterLine =
  | { found: number; newest: number; damaged: number }
  | { kept: number }
  | { checkpoint: 'begun' | 'made' }
  | { lost: string };

/** Notes written by one statement, and their characters. */
const BATCH = 50;
const CHARACTERS = 2_000;

const say = (line: WriterLine, then?: () => void) => void process.stdout.write(`${JSON.stringify(line)}\n`, then);
const [folder = ''] = process.argv.slice(2);
const { openEmbeddedDatabase } = await loadApp<typeof Modules>('./bench/support/database/checkpoint-modules.ts');

let isLost = false;

/** Ends the process once all that it has said has gone out: the test that fills the disk reads nothing meanwhile. */
function end(text: string): void {
  isLost = true;
  say({ lost: text }, () => process.exit(1));
}

/** The failure of a statement, unless the process is ending for it. */
async function failUnlessLost(error: unknown): Promise<void> {
  if (!isLost) throw error;
  await new Promise(() => {});
}

const database = await openEmbeddedDatabase(folder, {
  onLost: end,
  onCheckpoint: (seconds) => say({ checkpoint: seconds === undefined ? 'begun' : 'made' }),
});
await database.execute('create table if not exists note (id integer primary key, text text not null, digest text not null)');
const { rows } = await database.execute(`
  select count(*) as found, coalesce(max(id), 0) as newest, count(*) filter (where md5(text) <> digest) as damaged from note`);
const [state] = rows;
say({ found: Number(state?.found), newest: Number(state?.newest), damaged: Number(state?.damaged) });

for (let id = Number(state?.newest); ; id += BATCH) {
  const notes = Array.from({ length: BATCH }, (_, index) => {
    const text = randomBytes(CHARACTERS / 2).toString('hex');
    return { id: id + index + 1, text, digest: createHash('md5').update(text).digest('hex') };
  });
  await database
    .execute('insert into note select * from jsonb_populate_recordset(null::note, $1::jsonb)', [JSON.stringify(notes)])
    .catch(failUnlessLost);
  say({ kept: id + BATCH });
}
