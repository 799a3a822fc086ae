import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, it } from 'vitest';
import { securityHeaders } from './security-headers';

it('allows the scripts of each page by a unique nonce', async () => {
  const app = express();
  app.use(securityHeaders({ https: true, dev: false }));
  app.use((_request, response) => void response.send(String(response.locals.nonce)));
  const server = createServer(app).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const nonces = new Set<string>();
  // More than one batch of nonces.
  for (let page = 0; page < 600; page += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    const nonce = await answer.text();
    expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
    expect(answer.headers.get('content-security-policy')).toContain(`script-src 'self' 'nonce-${nonce}'`);
    nonces.add(nonce);
  }
  server.close();
  expect(nonces.size).toBe(600);
});
