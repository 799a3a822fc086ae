import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

// A bare Node server that runs one UPDATE of one row for each request: the best the machine and the database can do.
// Runs as a separate process, given the address of a PostgreSQL server or the folder of an embedded database.
const [database = '', rows = '20'] = process.argv.slice(2);
const query = database.startsWith('postgres') ? await serverQuery(database) : await embeddedQuery(database);
await query('create table if not exists bare (id integer primary key, moves integer not null)', []);
await query('delete from bare', []);
await query('insert into bare select id, 0 from generate_series(1, $1::integer) id', [Number(rows)]);

async function serverQuery(connectionString: string) {
  const pool = new pg.Pool({ connectionString, max: 20 });
  return async (text: string, values: unknown[]) => void (await pool.query(text, values));
}

async function embeddedQuery(dataDir: string) {
  const pglite = await PGlite.create({ dataDir });
  return async (text: string, values: unknown[]) => void (await pglite.query(text, values));
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', async () => {
    const { row } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as { row: number };
    await query('update bare set moves = moves + 1 where id = $1', [row]);
    const body = Buffer.from('{"status":"updated"}');
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length });
    response.end(body);
  });
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
