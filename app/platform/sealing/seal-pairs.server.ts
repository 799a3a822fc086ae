import { createECDH, hkdfSync } from 'node:crypto';
import type { SealPair } from './seal-pair.contract';

const CURVE = 'prime256v1';

/**
 * Keys of persons, derived from SECRET for one purpose: nothing is stored, and another SECRET gives other keys.
 * @returns a function from a person's id to their keys.
 */
export function createSealPairs(secret: string, purpose: string): (personId: string) => SealPair {
  return (personId) => {
    const ecdh = createECDH(CURVE);
    ecdh.setPrivateKey(scalarFor(secret, `${purpose} of ${personId}`));
    return { seal: ecdh.getPublicKey('base64url'), open: ecdh.getPrivateKey().toString('base64url') };
  };
}

/** 32 bytes that lie below the order of the curve: all but one in 2^32 do, and then the next ones are taken. */
function scalarFor(secret: string, info: string): Buffer {
  for (let attempt = 0; ; attempt += 1) {
    const scalar = Buffer.from(hkdfSync('sha256', secret, 'quillarena', `${info} ${attempt}`, 32));
    // The order begins with 32 one bits, and a private key is not padded with zeros.
    if (scalar.readUInt32BE() !== 0xffffffff && scalar[0] !== 0) return scalar;
  }
}
