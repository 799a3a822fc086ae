import { Registry } from 'prom-client';
import { describe, expect, it, vi } from 'vitest';
import { registerFigures } from './figures.server';

const gauges = { rooms: { help: 'Open rooms.' }, waiting: { help: 'Waiting jobs.', labels: ['queue'] } };

describe('figures', () => {
  it('are read once for each look, however many there are', async () => {
    const registry = new Registry();
    const read = vi.fn(async () => [
      { name: 'rooms', value: 3 },
      { name: 'waiting', value: 7, labels: { queue: 'mail' } },
    ]);
    registerFigures(registry, { gauges, read }, () => undefined);
    const text = await registry.metrics();
    expect(text).toContain('quillarena_rooms 3');
    expect(text).toContain('quillarena_waiting{queue="mail"} 7');
    expect(read).toHaveBeenCalledOnce();
    await registry.metrics();
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('are left out while they cannot be read, and the others stay', async () => {
    const registry = new Registry();
    const onFailure = vi.fn();
    const read = vi.fn(async () => [{ name: 'rooms', value: 3 }]);
    registerFigures(registry, { gauges, read }, onFailure);
    registerFigures(registry, { gauges: { mails: { help: 'Mails.' } }, read: async () => [{ name: 'mails', value: 1 }] }, onFailure);
    await registry.metrics();
    read.mockRejectedValue(new Error('away'));
    const text = await registry.metrics();
    expect(text).not.toMatch(/quillarena_rooms \d/);
    expect(text).toContain('quillarena_mails 1');
    expect(onFailure).toHaveBeenCalledOnce();
  });
});
