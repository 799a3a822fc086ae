import type { SealPair } from './seal-pair.contract';

const ECDH = { name: 'ECDH', namedCurve: 'P-256' };
const AES = { name: 'AES-GCM', length: 256 };
const POINT_BYTES = 65;
const NONCE_BYTES = 12;

/** The browser's cryptography; undefined without https, where browsers have none. */
const subtle = (): SubtleCrypto | undefined => globalThis.crypto.subtle;

/** Whether texts can be sealed and opened here. */
export const canSeal = (): boolean => subtle() !== undefined;

/**
 * Encrypts a text so that only the person's private key opens it: AES-256-GCM with a key agreed between the person's
 * public key and one made for this text alone.
 * @returns base64; 105 bytes and a third longer than the text.
 * @throws where browsers have no cryptography, and for a key that is none.
 */
export async function sealText(seal: SealPair['seal'], text: string): Promise<string> {
  const crypto = requireSubtle();
  const theirs = await crypto.importKey('raw', bytesOf(seal), ECDH, false, []);
  const own = await crypto.generateKey(ECDH, true, ['deriveKey']);
  const key = await crypto.deriveKey({ name: 'ECDH', public: theirs }, own.privateKey, AES, false, ['encrypt']);
  const nonce = globalThis.crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const sealed = await crypto.encrypt({ name: AES.name, iv: nonce }, key, new TextEncoder().encode(text));
  const point = await crypto.exportKey('raw', own.publicKey);
  return base64Of(new Uint8Array([...new Uint8Array(point), ...nonce, ...new Uint8Array(sealed)]));
}

/** @throws if the text was changed or sealed for somebody else, and where browsers have no cryptography. */
export async function openText({ seal, open }: SealPair, sealed: string): Promise<string> {
  const crypto = requireSubtle();
  const bytes = bytesOf(sealed);
  const point = bytesOf(seal);
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => urlSafe(base64Of(half)));
  const jwk = { kty: 'EC', crv: ECDH.namedCurve, d: open, ...(x && y && { x, y }) };
  const own = await crypto.importKey('jwk', jwk, ECDH, false, ['deriveKey']);
  const theirs = await crypto.importKey('raw', bytes.subarray(0, POINT_BYTES), ECDH, false, []);
  const key = await crypto.deriveKey({ name: 'ECDH', public: theirs }, own, AES, false, ['decrypt']);
  const nonce = bytes.subarray(POINT_BYTES, POINT_BYTES + NONCE_BYTES);
  const text = await crypto.decrypt({ name: AES.name, iv: nonce }, key, bytes.subarray(POINT_BYTES + NONCE_BYTES));
  return new TextDecoder().decode(text);
}

function requireSubtle(): SubtleCrypto {
  const crypto = subtle();
  if (!crypto) throw new Error('There is no cryptography without https');
  return crypto;
}

/** @param text base64 or base64url. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
}

function base64Of(bytes: Uint8Array): string {
  let characters = '';
  for (const byte of bytes) characters += String.fromCharCode(byte);
  return btoa(characters);
}

function urlSafe(base64: string): string {
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
