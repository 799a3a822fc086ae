import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicAddress, isPushEndpoint } from './push-endpoint';

describe('a device’s address', () => {
  it('is of a push service', () => {
    for (const endpoint of [
      'https://fcm.googleapis.com/fcm/send/abc:def',
      'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
      'https://web.push.apple.com/QGu',
      'https://wns2-par02p.notify.windows.com/w/?token=abc',
      'https://1.1.1.1/',
    ]) {
      expect(isPushEndpoint(endpoint), endpoint).toBe(true);
    }
  });

  it('is neither of this machine nor of a private network, however it is written', () => {
    for (const endpoint of [
      ...['http://push.example/', 'ftp://push.example/', 'javascript:alert(1)', 'push.example', '', 'https://'],
      ...['https://localhost/', 'https://127.0.0.1/', 'https://2130706433/', 'https://0x7f.1/', 'https://[::1]/', 'https://0.0.0.0/'],
      ...[
        'https://10.0.0.1/',
        'https://172.16.0.1/',
        'https://192.168.1.1/',
        'https://169.254.169.254/latest/meta-data',
        'https://100.64.0.1/',
      ],
      ...['https://[fd00::1]/', 'https://[fe80::1]/', 'https://[::ffff:10.0.0.1]/', 'https://[64:ff9b::a00:1]/', 'https://[2002:a00:1::]/'],
      ...['https://push.example:8443/', 'https://push.example:22/', 'https://user:password@push.example/', 'https://intranet/'],
      `https://push.example/${'x'.repeat(1_000)}`,
    ]) {
      expect(isPushEndpoint(endpoint), endpoint).toBe(false);
    }
  });

  it('is of this machine only where a test asks for it', () => {
    expect(isPushEndpoint('http://127.0.0.1:4220/push', { loopback: true })).toBe(true);
    expect(isPushEndpoint('http://10.0.0.1/push', { loopback: true })).toBe(false);
  });

  it('never stands for a network of one’s own, whatever its last numbers are', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    const own = fc.oneof(
      fc.tuple(fc.constantFrom('10', '127', '0'), byte, byte, byte),
      fc.tuple(fc.constant('192'), fc.constant(168), byte, byte),
      fc.tuple(fc.constant('172'), fc.integer({ min: 16, max: 31 }), byte, byte),
    );
    fc.assert(
      fc.property(own, (parts) => {
        const address = parts.join('.');
        expect(isPublicAddress(address)).toBe(false);
        expect(isPublicAddress(`::ffff:${address}`)).toBe(false);
      }),
    );
  });
});
