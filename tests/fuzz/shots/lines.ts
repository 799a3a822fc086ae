import { GARBAGE, inAddress } from '../garbage.ts';
import { inTurn, type Shooter } from '../shot.ts';

/** What no browser sends: malformed request lines, absolute addresses, tunnels, smuggled requests. */
export const line: Shooter = (random, { port }, turn) => {
  const host = `Host: localhost:${port}\r\n`;
  const end = `${host}Connection: close\r\n\r\n`;
  const lines: readonly [string, boolean?][] = [
    [`GET http://localhost:${port}/about HTTP/1.1\r\n${end}`],
    [`GET http://evil.example/about HTTP/1.1\r\n${end}`],
    [`GET https://[::1/ HTTP/1.1\r\n${end}`],
    [`GET //about HTTP/1.1\r\n${end}`],
    [`GET // HTTP/1.1\r\n${end}`],
    [`GET /${'/'.repeat(1 + random.integer(50))}about HTTP/1.1\r\n${end}`],
    [`GET \\about HTTP/1.1\r\n${end}`],
    [`GET ?q=1 HTTP/1.1\r\n${end}`],
    [`GET * HTTP/1.1\r\n${end}`],
    [`OPTIONS * HTTP/1.1\r\n${end}`],
    [`CONNECT localhost:${port} HTTP/1.1\r\n${end}`],
    [`CONNECT example.com:443 HTTP/1.1\r\n${end}`],
    [`TRACE /about HTTP/1.1\r\n${end}`],
    [`GET /about HTTP/1.1\r\n\r\n`],
    [`GET /about HTTP/1.0\r\n\r\n`],
    [`GET /about HTTP/9.9\r\n${end}`],
    [`GET /about\r\n\r\n`],
    [`GET /about HTTP/1.1\r\n${host}${host}Connection: close\r\n\r\n`],
    [`GET /about HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n`],
    [`GET /about HTTP/1.1\r\n${host}X: ${'y'.repeat(20_000)}\r\nConnection: close\r\n\r\n`],
    [`GET /about HTTP/1.1\r\n${host}${'A: b\r\n'.repeat(3_000)}Connection: close\r\n\r\n`],
    [`GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${end}`],
    [`GET /about HTTP/1.1\r\n${host}Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABk\r\n\r\n`],
    [`GET /about HTTP/1.1\r\n${host}Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n`],
    [
      `POST /signin HTTP/1.1\r\n${host}Content-Length: 5\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n`,
    ],
    [
      `POST /signin HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\nContent-Type: application/x-www-form-urlencoded\r\n\r\nffffffffffffffff\r\n`,
      true,
    ],
    [`GET /about HTTP/1.1\r\n${host}\r\nGET /donate HTTP/1.1\r\n${end}`],
    ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    [`GET ${inAddress(random, random.pick(GARBAGE))} HTTP/1.1\r\n${end}`],
    [`${random.pick(GARBAGE).slice(0, 100)}\r\n\r\n`],
    [`POST /signin HTTP/1.1\r\n${host}Content-Length: 100\r\nContent-Type: application/x-www-form-urlencoded\r\n\r\nemail=`, true],
    [`GET /about HTTP/1.1\r\nHost: local`, true],
    ['\n', true],
  ];
  const [text, partial] = inTurn(lines, turn);
  return { name: 'line', bytes: Buffer.from(text, 'latin1'), ...(partial && { partial }) };
};
