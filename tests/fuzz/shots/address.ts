import type { Random } from '../../../app/platform/random/random.ts';
import { forwardedFor, GARBAGE, headerSoup, inAddress, someText } from '../garbage.ts';
import type { FuzzRoute } from '../routes.ts';
import type { FuzzWorld } from '../world.ts';

const QUERIES = [
  'q',
  'after',
  'page',
  'chapter',
  'sort',
  'arena',
  'board',
  'to',
  'reason',
  'email',
  'parent',
  'tab',
  'rating',
  'p',
  '_routes',
  'url',
];
const ENDINGS = ['.data', '.data?_routes=root', '/', '//', '/.', '%2f', '.html', ';x=1'];

/** A route's address with its parameters filled in with known values or garbage. */
export function filledPath(random: Random, { path }: FuzzRoute, { known }: FuzzWorld): string {
  return path.replace(/:\w+|\*/g, (parameter) => {
    const name = parameter.replace(':', '');
    const own = known[name] ?? Object.values(known).flat();
    return random.next() < 0.65 ? random.pick(own) : inAddress(random, someText(random, Object.values(known).flat()));
  });
}

/** An address of the site, sometimes with a query, an odd ending or a doubled slash. */
export function someTarget(random: Random, world: FuzzWorld, route: FuzzRoute): string {
  const ending = random.next() < 0.2 ? random.pick(ENDINGS) : '';
  const query = random.next() < 0.4 ? `${ending.includes('?') ? '&' : '?'}${someQuery(random, world)}` : '';
  const doubled = random.next() < 0.06 ? '/'.repeat(1 + random.integer(3)) : '';
  return `${doubled}${filledPath(random, route, world)}${ending}${query}`;
}

function someQuery(random: Random, { known }: FuzzWorld): string {
  return Array.from({ length: 1 + random.integer(3) }, () => {
    const name = random.next() < 0.8 ? random.pick(QUERIES) : inAddress(random, random.pick(GARBAGE)).slice(0, 200);
    return `${name}=${inAddress(random, someText(random, Object.values(known).flat()))}`;
  }).join('&');
}

/** Headers of every request: a host, a sender, the cookie of a signed-in person or none, and some garbage. */
export function someHeaders(random: Random, world: FuzzWorld, { as }: { as?: string | undefined } = {}): [string, string][] {
  const host: [string, string] = [
    'Host',
    random.next() < 0.95 ? `localhost:${world.port}` : random.pick(['evil.example', '', '[::1]', 'localhost:1', '127.0.0.1']),
  ];
  const cookie: [string, string][] = as ? [['Cookie', as]] : [];
  return [host, forwardedFor(random), ...cookie, ...(random.next() < 0.4 ? headerSoup(random) : [])];
}

/** The cookie of a signed-in person; undefined for a visitor, and wherever it would sign the person out. */
export function someCookie(random: Random, { people }: FuzzWorld, target: string): string | undefined {
  return random.next() < 0.6 && !target.includes('signout') ? random.pick(people).cookie : undefined;
}
