import { describe, expect, it } from 'vitest';
import { networksOf } from './networks.server';

describe('a list of networks', () => {
  it('contains IPv4 and IPv6 addresses and networks', () => {
    const list = networksOf('10.0.0.5, 192.168.0.0/16,fd00::/8');
    const holds = (address: string) => list?.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
    expect(['10.0.0.5', '192.168.3.4', 'fd12::1'].map(holds)).toEqual([true, true, true]);
    expect(['10.0.0.6', '192.169.0.1', 'fe80::1'].map(holds)).toEqual([false, false, false]);
  });

  it.each(['', 'metrics.example', '10.0.0.0/33', '10.0.0.0/x', '10.0.0.0/8/8', '::1/129', '10.0.0.1,'])('is not %j', (text) => {
    expect(networksOf(text)).toBeUndefined();
  });
});
