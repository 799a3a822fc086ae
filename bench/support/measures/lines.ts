import type { CDPSession } from '@playwright/test';

/** What somebody sits behind: bytes a second down and up, ms there and back, and how many times slower the processor is. */
export interface Line {
  name: string;
  down: number;
  up: number;
  latencyMs: number;
  slower: number;
}

const bits = (kbit: number) => (kbit * 1024) / 8;

/** A phone on a slow and on a fast mobile network, and a computer on cable. */
export const SLOW_4G: Line = { name: 'slow 4G', down: bits(1_638), up: bits(750), latencyMs: 150, slower: 4 };
export const FAST_4G: Line = { name: 'fast 4G', down: bits(9_000), up: bits(1_500), latencyMs: 60, slower: 4 };
export const CABLE: Line = { name: 'cable', down: bits(20_000), up: bits(5_000), latencyMs: 20, slower: 1 };

/** Puts a page of Chromium behind a line. */
export async function behind(session: CDPSession, { down, up, latencyMs, slower }: Line): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, downloadThroughput: down, uploadThroughput: up, latency: latencyMs },
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
}
