import { createContext, RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Limit } from '../limits/rate-limit.server';
import { defineFeature } from './define-feature.server';
import type { Platform } from './platform';

const inkContext = createContext<{ colour: string }>();
const quillContext = createContext<{ write(words: string): Promise<string>; cuts: { sharpen(): Promise<string> } }>();

const ink = defineFeature({ name: 'ink', provides: { ink: inkContext }, create: () => ({ services: { ink: { colour: 'sepia' } } }) });
const quill = defineFeature({
  name: 'quill',
  needs: { ink: inkContext },
  provides: { quill: quillContext },
  limits: { quill: { cuts: { sharpen: { counts: 'cut', limit: { max: 1, windowSeconds: 60 }, who: () => 'anybody' } } } },
  create: ({ ink, siteUrl }) => ({
    services: {
      quill: { write: async (words) => `${words} in ${ink.colour} on ${siteUrl.host}`, cuts: { sharpen: async () => 'sharp' } },
    },
    jobs: { 'dry-quills': { cron: '* * * * *', work: async () => 'dry' } },
  }),
});

function openPlatform() {
  const used: [string, Limit][] = [];
  const limiter = { use: async (key: string, limit: Limit) => void used.push([key, limit]) };
  return { used, platform: { siteUrl: new URL('http://localhost'), limiter } as unknown as Platform };
}

describe('a feature', () => {
  it('is created from the platform and the services of earlier features', async () => {
    const { platform } = openPlatform();
    const services = new RouterContextProvider();
    ink.install(platform, services);
    const { jobs } = quill.install(platform, services);
    expect(await services.get(quillContext).write('Once')).toBe('Once in sepia on localhost');
    expect(await jobs?.['dry-quills']?.work()).toBe('dry');
  });

  it('cannot be created before the features it needs', () => {
    expect(() => quill.install(openPlatform().platform, new RouterContextProvider())).toThrow('The feature quill needs ink');
  });

  it('provides its services to each request, with limits applied', async () => {
    const { platform, used } = openPlatform();
    const services = new RouterContextProvider();
    ink.install(platform, services);
    const request = new RouterContextProvider();
    quill.install(platform, services).provide(request);
    await request.get(quillContext).write('Once');
    expect(used).toEqual([]);
    expect(await request.get(quillContext).cuts.sharpen()).toBe('sharp');
    expect(used).toEqual([['cut:anybody', { max: 1, windowSeconds: 60 }]]);
  });
});
