import { expect, it } from 'vitest';
import { addressBehind, countedAddress } from './client-address';

const from = (proxies: number, forwarded?: string) =>
  addressBehind({ socket: { remoteAddress: '10.0.0.1' }, headers: { 'x-forwarded-for': forwarded } } as never, proxies);

it('believes as many proxies as there are, and no header without one', () => {
  expect(from(0, '203.0.113.9')).toBe('10.0.0.1');
  expect(from(1, '198.51.100.7, 203.0.113.9')).toBe('203.0.113.9');
  expect(from(2, '198.51.100.7, 203.0.113.9')).toBe('198.51.100.7');
  expect(from(1)).toBe('10.0.0.1');
});

it('counts a network of IPv6 as one', () => {
  expect(countedAddress('2001:db8:1:2:3:4:5:6')).toBe(countedAddress('2001:db8:1:2::9'));
  expect(countedAddress('203.0.113.9')).toBe('203.0.113.9');
});
