import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import type { PersonalData, PersonalTable } from '~/platform/feature/personal-data';
import { type ZippedFile, zipped } from '~/platform/zip/zip-stream.server';

/** Rows read at a time: as many as have about so many characters. The first time they are few, since each may be a long text. */
const ROWS = { first: 10, most: 500, characters: 500_000 };
const README = `This is everything that Quillarena stores about you.

data/     one JSON file for each kind of thing: your profile, sessions, XP, ratings, games and so on
stories/  each of your stories as a text; in those that you wove with others your parts are marked
pens/     the same data of each of your pen names, in a folder called by its id: data/pen-names.json says which is which

Times are in UTC. Not in here, because nobody should be able to lose them: your password (the site itself keeps
only a scrambled form of it) and the keys of your sessions.
`;

/**
 * Streams all data held about a person as a zip file: neither the database nor the server
 * ever holds more than a few hundred rows of it.
 * @see docs/product/own-things.md
 */
export function dataExport(executor: Executor, personalData: readonly PersonalData[], playerId: string): ReadableStream<Uint8Array> {
  const chunks = zipped(filesOf(executor, personalData, playerId));
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}

async function* filesOf(executor: Executor, personalData: readonly PersonalData[], playerId: string): AsyncGenerator<ZippedFile> {
  yield { name: 'README.txt', pieces: [README] };
  for (const { tables } of personalData) {
    for (const table of tables) yield { name: `data/${table.file}.json`, pieces: rowsAsJson(executor, table, playerId) };
  }
  const pens = await executor.selectFrom('player').select('id').where('pen_of', '=', playerId).orderBy('id').execute();
  for (const { id } of pens) {
    for (const { tables } of personalData) {
      for (const table of tables) yield { name: `pens/${id}/${table.file}.json`, pieces: rowsAsJson(executor, table, id) };
    }
  }
  for (const { texts } of personalData) {
    if (!texts) continue;
    for await (const { name, text } of texts(executor, playerId)) yield { name, pieces: [text] };
  }
}

/** A person's rows of a table as a JSON array. */
async function* rowsAsJson(
  executor: Executor,
  { table, person, columns, key, only = 'true', inWords }: PersonalTable,
  playerId: string,
): AsyncGenerator<string> {
  const chosen = sql.join(columns.map((column) => sql.ref(column)));
  let last: unknown;
  let separator = '[\n';
  let limit = ROWS.first;
  for (;;) {
    const after = last === undefined ? sql`true` : sql`${sql.ref(key)} > ${last}`;
    const { rows } = await sql<Record<string, unknown>>`
      select ${chosen} from ${sql.table(table)}
      where ${sql.ref(person)} = ${playerId} and (${sql.raw(only)}) and ${after}
      order by ${sql.ref(key)} limit ${limit}`.execute(executor);
    let characters = 0;
    for (const row of rows) {
      const text = JSON.stringify(inWords?.(row) ?? row);
      characters += text.length;
      yield `${separator}${text}`;
      separator = ',\n';
    }
    last = rows.at(-1)?.[key];
    if (rows.length < limit) break;
    limit = Math.max(1, Math.min(ROWS.most, Math.floor((limit * ROWS.characters) / characters)));
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
