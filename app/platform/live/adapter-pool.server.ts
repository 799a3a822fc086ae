import type pg from 'pg';

/**
 * The pool as Socket.IO's PostgreSQL adapter needs it. The adapter keeps one connection for good and takes
 * another when that breaks, without giving the broken one back: here a connection that ends is given back by
 * itself, else every outage of the database would use up one place of the pool.
 */
export function adapterPool(pool: pg.Pool): Pick<pg.Pool, 'connect' | 'query'> {
  const connect = async () => {
    const client = await pool.connect();
    const release = client.release.bind(client);
    let released = false;
    client.release = (error) => {
      if (released) return;
      released = true;
      release(error);
    };
    client.once('end', () => client.release(true));
    return client;
  };
  return { connect: connect as pg.Pool['connect'], query: pool.query.bind(pool) as pg.Pool['query'] };
}
