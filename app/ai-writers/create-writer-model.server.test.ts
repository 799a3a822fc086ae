import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { systemClock } from '~/platform/clock/clock';
import { createLog } from '~/platform/log/log.server';
import { seededRandom } from '~/platform/random/random';
import { noTracing } from '~/platform/tracing/tracing.server';
import { createWriterModel } from './create-writer-model.server';
import { createWriterModelSeconds } from './language-model/with-fallback.server';
import { startModelServer } from './testing/model-server';

const dependencies = {
  clock: systemClock(),
  random: seededRandom(1),
  log: createLog({ level: 'silent' }),
  seconds: createWriterModelSeconds(new Registry()),
  tracing: noTracing,
};
const OPENING = 'The lighthouse had been dark for a week when somebody began to sign its logbook.';

it('a site with a language model asks it, and a site without one uses its own texts', async () => {
  const server = await startModelServer();
  try {
    server.behave({ kind: 'answers', text: OPENING });
    const settings = { baseUrl: server.baseUrl, apiKey: 'key', model: 'quill-1' };
    expect(await createWriterModel({ ...dependencies, settings }).generateStoryStarter('A lighthouse.')).toEqual({ storyStarter: OPENING });
    const { storyStarter } = await createWriterModel({ ...dependencies, settings: undefined }).generateStoryStarter('A lighthouse.');
    expect(storyStarter).not.toBe(OPENING);
    expect(server.asked).toHaveLength(1);
  } finally {
    await server.close();
  }
});
