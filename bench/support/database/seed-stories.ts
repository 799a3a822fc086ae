import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

const WORDS =
  'the a quiet lamp held its breath while rain counted windows and someone kept walking toward the old gate with ink on both hands'.split(
    ' ',
  );

/** Text of about `length` characters, in paragraphs. */
function textOf(length: number, next: () => number): string {
  let text = '';
  while (text.length < length) {
    const sentence = Array.from({ length: 6 + Math.floor(next() * 12) }, () => WORDS[Math.floor(next() * WORDS.length)]).join(' ');
    text += `${sentence[0]?.toUpperCase()}${sentence.slice(1)}.${next() < 0.2 ? '\n\n' : ' '}`;
  }
  return text.slice(0, length);
}

/** A log-normal length in characters, with the given median. */
function lengthAround(median: number, next: () => number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  return Math.max(80, Math.round(median * Math.exp(0.6 * normal)));
}

function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** Where stories are put: what both kinds of database understand. */
interface Ground {
  query(sql: string, values?: unknown[]): Promise<unknown>;
  close(): Promise<void>;
}

async function openGround({ folder, databaseUrl }: SeedTarget): Promise<Ground> {
  if (!databaseUrl) return PGlite.create({ dataDir: folder });
  const client = new pg.Client(databaseUrl);
  await client.connect();
  return { query: (sql, values) => client.query(sql, values), close: () => client.end() };
}

export interface SeedTarget {
  /** Of a stopped site's embedded database. */
  folder: string;
  /** A PostgreSQL server in its place. */
  databaseUrl?: string | undefined;
}

/**
 * Puts published stories, their writers and ratings into a site's database.
 * @param options.median median length of a story, in characters.
 * @returns the ids of the stories.
 */
export async function seedStories(target: SeedTarget, options: { stories: number; writers: number; median: number }): Promise<string[]> {
  const next = generator(7);
  const trx = await openGround(target);
  const writers = Array.from({ length: options.writers }, () => randomUUID());
  const ids: string[] = [];
  await trx.query('begin');
  for (const [index, id] of writers.entries()) {
    await trx.query(
      `insert into player (id, name, name_key, email, email_verified, created_at, updated_at) values ($1, $2, lower($2), $3, true, now(), now())`,
      [id, `Writer ${index}`, `${id}@bench.invalid`],
    );
    await trx.query(`insert into board_row (board, player_id, score, reached_at) values ('all', $1, $2, now())`, [id, index * 37]);
  }
  for (let index = 0; index < options.stories; index += 1) {
    const id = randomUUID();
    ids.push(id);
    const count = Math.floor(next() * 20);
    await trx.query(
      `insert into story (id, arena, status, author_id, title, prompt, starter, body, word_count, rating_count, rating_sum, created_at, published_at, updated_at)
         values ($1, 'creative_writing', 'published', $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $10)`,
      [
        id,
        writers[index % writers.length],
        textOf(24, next),
        textOf(120, next),
        textOf(110, next),
        textOf(lengthAround(options.median, next), next),
        200,
        count,
        count * 4,
        new Date(Date.UTC(2026, 0, 1) + index * 60_000),
      ],
    );
  }
  await trx.query('commit');
  await trx.query('analyze');
  await trx.close();
  return ids;
}
