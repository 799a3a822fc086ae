import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** 132 bits. */
const HASH_CHARACTERS = 22;

/** Encrypts texts that wait in the database. */
export interface Seal {
  close(text: string): string;
  /** @throws if the text was changed or sealed with another secret. */
  open(sealed: string): string;
}

/** AES-256-GCM with a key derived from SECRET for one purpose. */
export function createSeal(secret: string, purpose: string): Seal {
  const key = keyFor(secret, purpose);
  return {
    close(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}

/**
 * Hashes data that must not be stored itself, such as addresses: equal texts have equal hashes, and
 * without SECRET nobody can find the text, not even by trying all possible addresses.
 * @returns a function from a text to its hash, 22 characters of base64url.
 */
export function createKeyedHash(secret: string, purpose: string): (text: string) => string {
  const key = keyFor(secret, purpose);
  return (text) => createHmac('sha256', key).update(text).digest('base64url').slice(0, HASH_CHARACTERS);
}

/** A key derived from SECRET for one purpose. */
function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'quillarena', purpose, 32));
}
