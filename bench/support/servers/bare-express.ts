import express from 'express';

// A bare Express server that sends fixed bytes: what the framework can do at best. Run as a process of its own, so that
// it shares nothing with the process that loads it; it takes the body on standard input.
const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const body = Buffer.concat(chunks);
const app = express();
app.disable('etag');
app.use((_request, response) => void response.type('html').send(body));
const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) process.stdout.write(`${address.port}\n`);
});
