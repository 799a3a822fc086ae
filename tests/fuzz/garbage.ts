import type { Random } from '../../app/platform/random/random.ts';

const LONG = 8_000;

/** Texts that break careless parsers. */
export const GARBAGE: readonly string[] = [
  ...['', ' ', '0', '-1', '1e309', 'NaN', '999999999999999999999', '2147483648', 'null', 'undefined', 'true', '[]', '{}', '__proto__'],
  ...['constructor', 'hasOwnProperty', '../../etc/passwd', '..\\..', '%2e%2e%2f', '%', '%zz', '%E0%A4%A', '%ff%fe', '%00', '\u0000'],
  ...[
    "' or 1=1 --",
    '"><script>alert(1)</script>',
    '#{7*7}',
    '{{7*7}}',
    '\u202Eevil',
    '\uFEFF',
    '\uD83D',
    '👩‍👩‍👧‍👦'.repeat(50),
    'é'.normalize('NFD').repeat(200),
  ],
  ...[
    'a'.repeat(LONG),
    'a b '.repeat(LONG / 4),
    '"'.repeat(300),
    '('.repeat(500),
    '*'.repeat(LONG),
    'ﷺ'.repeat(300),
    '\r\nX-Injected: 1',
    'a\tb\nc',
  ],
  ...[
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    '0'.repeat(64),
    '2026-13-45',
    '12:99',
    '//',
    '/'.repeat(200),
    ';',
    '?',
    '#',
  ],
];

/** A text for some part of the site: garbage, or a value that it knows. */
export function someText(random: Random, known: readonly string[] = []): string {
  return known.length > 0 && random.next() < 0.5 ? random.pick(known) : random.pick(GARBAGE);
}

/** Encodes a text for an address: well, badly, or not at all where a line can hold it. */
export function inAddress(random: Random, text: string): string {
  if (random.next() < 0.7) return encodeURIComponent(text.toWellFormed());
  return text.replace(/[^\x21-\x7e]/g, '').slice(0, LONG);
}

const AGENTS = ['curl/8', '', 'Googlebot/2.1', 'x'.repeat(2_000)];
const HEADERS: readonly (readonly [string, readonly string[]])[] = [
  ['Accept-Encoding', ['gzip', 'br', 'gzip, br;q=0', '*;q=0', 'identity;q=0', 'gzip;q=abc', ',,,,', 'zstd', 'x'.repeat(3_000)]],
  ['Range', ['bytes=0-0', 'bytes=-1', 'bytes=5-1', 'bytes=0-99999999999', `bytes=${'0-1,'.repeat(500)}`, 'lines=1', 'bytes=a-b']],
  ['If-None-Match', ['*', 'W/"x"', '"a", W/"b", ', '"'.repeat(400), 'x'.repeat(4_000)]],
  ['If-Modified-Since', ['never', 'Thu, 01 Jan 1970 00:00:00 GMT', '-1']],
  [
    'Cookie',
    [
      '=',
      ';;;;',
      'quillarena.session_token=%',
      'quillarena.session_token=a.b; quillarena.session_token=c',
      'a=b;'.repeat(800),
      '__proto__=1',
    ],
  ],
  ['Accept', ['', '*/*', 'application/json', 'text/html', 'text/x-script', `${'a/b,'.repeat(500)}`, ';q=']],
  ['Accept-Language', ['xx-', 'en-US;q=2', '-'.repeat(500)]],
  ['X-Forwarded-For', ['::1', '1.2.3.4, 5.6.7.8', 'unknown', '999.999.999.999', ','.repeat(200), 'fe80::1%eth0']],
  ['X-Forwarded-Host', ['evil.example', 'a'.repeat(2_000)]],
  ['X-Forwarded-Proto', ['https', 'gopher', 'https, http']],
  ['Forwarded', ['for=1.2.3.4;host=evil.example;proto=https']],
  ['User-Agent', AGENTS],
  ['Referer', ['//', 'http://[', 'javascript:alert(1)']],
  ['Purpose', ['prefetch']],
  ['Expect', ['100-continue', '200-ok']],
  ['Upgrade', ['h2c', 'websocket', 'TLS/1.0', 'HTTP/2.0, SHTTP/1.3']],
  ['Transfer-Encoding', ['chunked', 'gzip, chunked', 'identity', 'xchunked']],
  ['Content-Length', ['0', '-1', '5', '99999999999999', '1, 1']],
  ['X-HTTP-Method-Override', ['DELETE']],
  ['Origin', ['null', 'http://evil.example', 'http://', '']],
  ['Sec-Fetch-Site', ['cross-site', 'same-origin', 'x']],
  ['Traceparent', ['00-0-0-0', 'x'.repeat(500)]],
];

/** Some headers that nobody sends, possibly repeated. */
export function headerSoup(random: Random): [string, string][] {
  return Array.from({ length: random.integer(4) }, (): [string, string] => {
    const [name, values] = random.pick(HEADERS);
    return [name, random.pick(values)];
  });
}

/** A random sender address, so that limits for each address are not used up at once. */
export function forwardedFor(random: Random): [string, string] {
  return ['X-Forwarded-For', `10.${random.integer(256)}.${random.integer(256)}.${random.integer(256)}`];
}

/** An id that nothing has. */
export function someId(random: Random): string {
  const hex = Array.from({ length: 32 }, () => random.integer(16).toString(16)).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5');
}
