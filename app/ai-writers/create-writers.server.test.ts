import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { systemClock } from '~/platform/clock/clock';
import { createLog } from '~/platform/log/log.server';
import { seededRandom } from '~/platform/random/random';
import { noTracing } from '~/platform/tracing/tracing.server';
import { createWriters } from './create-writers.server';
import { createWriterModelSeconds } from './language-model/with-fallback.server';
import { startModelServer } from './testing/model-server';
import type { StoryContentRequest } from './writer-model';

const dependencies = {
  clock: systemClock(),
  random: seededRandom(1),
  log: createLog({ level: 'silent' }),
  seconds: createWriterModelSeconds(new Registry()),
  tracing: noTracing,
  note: async () => undefined,
};
const OPENING = 'The lighthouse had been dark for a week when somebody began to sign its logbook.';

it('a site with a language model asks it, and a site without one uses its own texts', async () => {
  const server = await startModelServer();
  try {
    server.behave({ kind: 'answers', text: OPENING });
    const settings = { baseUrl: server.baseUrl, apiKey: 'key', model: 'quill-1', usedFor: 'rooms' } as const;
    expect(await createWriters({ ...dependencies, settings }).writerModel.generateStoryStarter('A lighthouse.')).toEqual({
      storyStarter: OPENING,
    });
    const { storyStarter } = await createWriters({ ...dependencies, settings: undefined }).writerModel.generateStoryStarter(
      'A lighthouse.',
    );
    expect(storyStarter).not.toBe(OPENING);
    expect(server.asked).toHaveLength(1);
  } finally {
    await server.close();
  }
});

const REQUEST: StoryContentRequest = {
  opening: OPENING,
  parts: [{ by: 'person', text: 'Mara read the last name twice, and it was hers.' }],
  ...{ writer: 'Noah', personality: 'creative', proficiency: 'intermediate', targetLength: 120, progress: 0.2, seed: 1 },
};

it('a model for prompts and starters alone is not asked for parts', async () => {
  const server = await startModelServer();
  try {
    const settings = { baseUrl: server.baseUrl, apiKey: undefined, model: 'quill-1', usedFor: 'prompts' } as const;
    await createWriters({ ...dependencies, settings }).writerModel.generateStoryContent(REQUEST);
    expect(server.asked).toHaveLength(0);
  } finally {
    await server.close();
  }
});

describe('samples to compare', () => {
  it('are the answers of the model and of the built-in writer to one turn', async () => {
    const server = await startModelServer();
    try {
      const answer = 'The lamp showed them each other first. Nobody had told Mr. Osei how many socks had holes in them.';
      server.behave({ kind: 'answers', text: answer });
      const settings = { baseUrl: server.baseUrl, apiKey: undefined, model: 'quill-1', usedFor: 'rooms' } as const;
      const { turn, samples } = await createWriters({ ...dependencies, settings }).samples.take();
      expect(turn).toContain('Mr. Osei turned on the lamp');
      expect(samples).toMatchObject([
        { model: 'quill-1', text: answer },
        { model: null, text: expect.any(String) },
      ]);
      server.behave({ kind: 'status', status: 503 });
      const { samples: now } = await createWriters({ ...dependencies, settings }).samples.take();
      expect(now[0]).toMatchObject({ model: 'quill-1', fault: 'status 503' });
    } finally {
      await server.close();
    }
  });

  it('are the built-in writer’s alone without a model', async () => {
    const { samples } = await createWriters({ ...dependencies, settings: undefined }).samples.take();
    expect(samples.map(({ model }) => model)).toEqual([null]);
  });
});
