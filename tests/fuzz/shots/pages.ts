import { requestBytes, type Shooter } from '../shot.ts';
import { someCookie, someHeaders, someTarget } from './address.ts';

const METHODS = ['HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY', 'LOCK', 'PURGE', 'SEARCH'];

/** Requests an address. */
export const page: Shooter = (random, world) => {
  const target = someTarget(random, world, random.pick(world.routes));
  const headers = someHeaders(random, world, { as: someCookie(random, world, target) });
  return { name: 'page', bytes: requestBytes({ target, headers }) };
};

/** Requests an address with a method that browsers do not use. */
export const method: Shooter = (random, world) => {
  const target = someTarget(random, world, random.pick(world.routes));
  const verb = random.pick(METHODS);
  const body = random.next() < 0.3 ? Buffer.from('a=1') : undefined;
  const headers = someHeaders(random, world, { as: someCookie(random, world, target) });
  return { name: 'method', bytes: requestBytes({ method: verb, target, headers, ...(body && { body }) }) };
};
