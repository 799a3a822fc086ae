import { z } from 'zod/mini';

/** Maximum size of what a browser says about a passkey, in characters of JSON. */
export const MAX_ANSWER = 16_000;
const base64url = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(MAX_ANSWER));

/** What every answer of an authenticator has, as browsers write it (`PublicKeyCredential.toJSON`). */
const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}),
};

const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);

/** A new passkey. */
export const newPasskeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    /** Ways to reach the authenticator; those that are not known here do not matter. */
    transports: z.optional(z.array(z.catch(z.nullable(transport), null))),
  }),
});

/** A use of a passkey. */
export const passkeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.optional(base64url),
  }),
});

/** What a browser needs to make a passkey. */
export interface NewPasskeyOptions {
  challenge: string;
  rp: { id: string; name: string };
  user: { id: string; name: string; displayName: string };
  pubKeyCredParams: { type: 'public-key'; alg: number }[];
  /** Passkeys that the person has: their authenticators refuse to make another one. */
  excludeCredentials: { id: string; type: 'public-key' }[];
  authenticatorSelection: { residentKey: 'required'; requireResidentKey: true; userVerification: 'required' };
  attestation: 'none';
  /** In ms. */
  timeout: number;
}

/** What a browser needs to use a passkey. */
export interface PasskeyOptions {
  challenge: string;
  rpId: string;
  userVerification: 'required';
  /** In ms. */
  timeout: number;
}
