/** A form of an account, a choice, a comment: the most bytes that any of them needs. */
export const SMALL_FORM_BYTES = 64 * 1024;
/** A form with a text of 200,000 characters, each up to 9 bytes when it is URL-encoded, and its other fields. */
export const STORY_FORM_BYTES = 200_000 * 9 + SMALL_FORM_BYTES;
/** No form of the site has more fields than this. */
const MAX_FIELDS = 64;
/** No field has a longer name, in bytes as sent; an intent is no longer either. */
const MAX_NAME_BYTES = 100;

/** What a form may hold. */
export interface FormRule {
  kind: 'form';
  maxBytes: number;
  /** The names of its fields. */
  names: ReadonlySet<string>;
  /** Those that may come several times. */
  repeated: ReadonlySet<string>;
  /** The values that its field `intent` may have; undefined: it has no such field. */
  intents: ReadonlySet<string> | undefined;
}

/** What a route's action takes. */
export type BodyRule = FormRule | { kind: 'json'; maxBytes: number } | { kind: 'nothing'; maxBytes: 0 };

/** Why a body is refused, with a text for the person who sent it. */
export interface BodyFault {
  status: 400 | 408 | 413 | 415;
  text: string;
}

const AGAIN = 'Please copy what you typed, reload the page and send it again.';
export const bodyFaults = {
  malformed: { status: 400, text: `This form could not be read; the page may be older than the site. ${AGAIN}` },
  tooSlow: { status: 408, text: 'Sending took too long, and the connection was closed. Please send it again.' },
  tooLarge: {
    status: 413,
    text: 'That is more than can be sent at once. A story may have at most 200,000 characters; please shorten it and send it again.',
  },
  wrongType: { status: 415, text: `This page takes another kind of data. ${AGAIN}` },
} as const satisfies Record<string, BodyFault>;

export interface FormFields {
  /** The schemas that the action parses the form with: their fields are the form's. */
  schemas?: readonly { shape: Readonly<Record<string, unknown>> }[];
  /** Fields besides those. */
  fields?: readonly string[];
  /** Fields that may come several times. */
  repeated?: readonly string[];
  /** What the field `intent` may say. */
  intents?: readonly string[];
  /** The most bytes of the form as it is sent. */
  maxBytes?: number;
}

/** The rule for a form with these fields. */
export function formRule({ schemas = [], fields = [], repeated = [], intents, maxBytes = SMALL_FORM_BYTES }: FormFields): FormRule {
  const names = new Set([...schemas.flatMap(({ shape }) => Object.keys(shape)), ...fields, ...repeated, ...(intents ? ['intent'] : [])]);
  return { kind: 'form', maxBytes, names, repeated: new Set(repeated), intents: intents && new Set(intents) };
}

/** The Content-Type of each kind of body. */
export const MEDIA_TYPE = { form: 'application/x-www-form-urlencoded', json: 'application/json' };

/** What is wrong with a body as far as its head tells; an empty body needs no type. */
export function headFault(headers: Readonly<Record<string, string | string[] | undefined>>, rule: BodyRule): BodyFault | undefined {
  const length = Number(headers['content-length'] ?? 0);
  if (length === 0 && headers['transfer-encoding'] === undefined) return undefined;
  if (length > rule.maxBytes) return bodyFaults.tooLarge;
  if (rule.kind === 'nothing') return undefined;
  const type = String(headers['content-type'] ?? '')
    .split(';', 1)[0]
    ?.trim()
    .toLowerCase();
  const isEncoded = (headers['content-encoding'] ?? 'identity') !== 'identity';
  return type !== MEDIA_TYPE[rule.kind] || isEncoded ? bodyFaults.wrongType : undefined;
}

/**
 * What is wrong with a URL-encoded form: fields that are too many, not the form's, or there twice. Looks at each byte at
 * most a few times and decodes names and intents alone, so that libraries, which make trees of names such as `a[9][b]`,
 * see none but the form's own.
 * @param bytes the body as it was sent.
 */
export function formFault(bytes: Uint8Array, { names, repeated, intents }: FormRule): BodyFault | undefined {
  const seen = new Set<string>();
  let fields = 0;
  for (let start = 0; start < bytes.length; ) {
    const end = endOf(bytes.indexOf(AMPERSAND, start), bytes.length);
    const field = bytes.subarray(start, end);
    start = end + 1;
    fields += 1;
    if (fields > MAX_FIELDS) return bodyFaults.malformed;
    if (field.length === 0) continue;
    const split = endOf(field.indexOf(EQUALS), field.length);
    const name = decoded(field.subarray(0, split));
    if (name === undefined || !names.has(name) || (seen.has(name) && !repeated.has(name))) return bodyFaults.malformed;
    seen.add(name);
    if (name === 'intent' && !intents?.has(decoded(field.subarray(split + 1)) ?? '')) return bodyFaults.malformed;
  }
  return undefined;
}

const AMPERSAND = 0x26;
const EQUALS = 0x3d;

function endOf(found: number, length: number): number {
  return found < 0 ? length : found;
}

/** A short text of a form; undefined when it is too long for one or cannot be decoded. */
function decoded(bytes: Uint8Array): string | undefined {
  if (bytes.length > MAX_NAME_BYTES) return undefined;
  try {
    return decodeURIComponent(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}
