import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** 132 bits. */
const NAME_CHARACTERS = 22;

/** Keeps texts unreadable while they wait in the database. */
export interface Seal {
  close(text: string): string;
  /** @throws when the text was sealed with another secret or was changed. */
  open(sealed: string): string;
}

/** AES-256-GCM with a key drawn from SECRET for this one purpose. */
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
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}

/**
 * Names things in the database that must not stand there, such as addresses: the same thing has the same name, and
 * nobody without SECRET can tell what it is, not even by trying all addresses there are.
 * @returns a function from the thing to its name, 22 characters of base64url.
 */
export function createKeyedHash(secret: string, purpose: string): (text: string) => string {
  const key = keyFor(secret, purpose);
  return (text) => createHmac('sha256', key).update(text).digest('base64url').slice(0, NAME_CHARACTERS);
}

/** A key drawn from SECRET for one purpose. */
function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'quillarena', purpose, 32));
}
