import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskeyOptions, PasskeyOptions } from '../second-factors/passkeys/passkeys.contract';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** What an authenticator does otherwise than usual. */
interface Behaviour {
  origin?: string;
  /** Whether it asked for a finger, face or PIN. */
  verified?: boolean;
  /** What it says how often it was used. */
  counter?: number;
}

/** An authenticator that holds one passkey, with the browser around it. */
export interface SoftwareAuthenticator {
  /** Makes the passkey. @returns JSON, as the browser sends it. */
  make(options: NewPasskeyOptions, behaviour?: Behaviour): string;
  /** Uses the passkey. @returns JSON, as the browser sends it. */
  use(options: PasskeyOptions, behaviour?: Behaviour): string;
}

/** @param origin the site's. */
export function createSoftwareAuthenticator(origin: string): SoftwareAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let uses = 0;

  const clientData = (type: string, challenge: string, behaviour: Behaviour) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: behaviour.origin ?? origin, crossOrigin: false }));
  const head = (rpId: string, flags: number, { verified = true, counter = uses }: Behaviour) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([PRESENT | flags | (verified ? VERIFIED : 0)]), count]);
  };
  const answer = (response: Record<string, Buffer>) =>
    JSON.stringify({
      ...{ id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key', clientExtensionResults: {} },
      response: Object.fromEntries(Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')])),
    });

  return {
    make({ challenge, rp }, behaviour = {}) {
      const key = publicKey.export({ format: 'jwk' });
      const cose = cborMap([
        [cborInt(1), cborInt(2)],
        [cborInt(3), cborInt(-7)],
        [cborInt(-1), cborInt(1)],
        [cborInt(-2), cborBytes(Buffer.from(key.x ?? '', 'base64url'))],
        [cborInt(-3), cborBytes(Buffer.from(key.y ?? '', 'base64url'))],
      ]);
      const length = Buffer.from([0, id.length]);
      const data = Buffer.concat([head(rp.id, HAS_CREDENTIAL, behaviour), Buffer.alloc(16), length, id, cose]);
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge, behaviour),
        attestationObject: cborMap([
          [cborText('fmt'), cborText('none')],
          [cborText('attStmt'), cborMap([])],
          [cborText('authData'), cborBytes(data)],
        ]),
      });
    },
    use({ challenge, rpId }, behaviour = {}) {
      uses += 1;
      const clientDataJSON = clientData('webauthn.get', challenge, behaviour);
      const authenticatorData = head(rpId, 0, { counter: uses, ...behaviour });
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientDataJSON)]), privateKey);
      return answer({ clientDataJSON, authenticatorData, signature });
    },
  };
}

function sha256(content: string | Buffer): Buffer {
  return createHash('sha256').update(content).digest();
}

/** The head of a CBOR value: its type and a number below 65,536. */
function cborHead(type: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(type << 5) | value]);
  if (value < 256) return Buffer.from([(type << 5) | 24, value]);
  return Buffer.from([(type << 5) | 25, value >> 8, value & 0xff]);
}

const cborInt = (value: number) => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value));
const cborBytes = (bytes: Buffer) => Buffer.concat([cborHead(2, bytes.length), bytes]);
const cborText = (text: string) => Buffer.concat([cborHead(3, text.length), Buffer.from(text)]);
const cborMap = (entries: readonly (readonly [Buffer, Buffer])[]) => Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);
