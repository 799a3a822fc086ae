/** Maximum size of forms for accounts, choices and comments, in bytes. */
export const SMALL_FORM_BYTES = 64 * 1024;
/** Maximum size of a form with a text of 200,000 characters of up to 9 URL-encoded bytes, in bytes. */
export const STORY_FORM_BYTES = 200_000 * 9 + SMALL_FORM_BYTES;
/** Maximum number of fields of any form. */
const MAX_FIELDS = 200;
/** Maximum length of field names and intents, in bytes as sent. */
const MAX_NAME_BYTES = 100;

/** The fields that a form may have. */
export interface FormRule {
  kind: 'form';
  maxBytes: number;
  /** The names of its fields. */
  names: ReadonlySet<string>;
  /** Fields that may be repeated. */
  repeated: ReadonlySet<string>;
  /** Allowed values of the field `intent`; undefined: no such field. */
  intents: ReadonlySet<string> | undefined;
  /** Whether people who are suspended may send it; the intents of which they may. */
  whileSuspended: boolean | ReadonlySet<string>;
}

/** The body that a route's action accepts. */
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
  /** The schemas that parse the form; their fields are allowed. */
  schemas?: readonly { shape: Readonly<Record<string, unknown>> }[];
  /** Additional fields. */
  fields?: readonly string[];
  /** Fields that may be repeated. */
  repeated?: readonly string[];
  /** Allowed values of the field `intent`. */
  intents?: readonly string[];
  /** Maximum size as sent, in bytes. */
  maxBytes?: number;
  /** Open to people who are suspended: all of it, or these intents. */
  whileSuspended?: boolean | readonly string[];
}

/** The rule for a form with these fields. */
export function formRule({
  schemas = [],
  fields = [],
  repeated = [],
  intents,
  maxBytes = SMALL_FORM_BYTES,
  whileSuspended = false,
}: FormFields): FormRule {
  const names = new Set([...schemas.flatMap(({ shape }) => Object.keys(shape)), ...fields, ...repeated, ...(intents ? ['intent'] : [])]);
  const open = typeof whileSuspended === 'boolean' ? whileSuspended : new Set(whileSuspended);
  return { kind: 'form', maxBytes, names, repeated: new Set(repeated), intents: intents && new Set(intents), whileSuspended: open };
}

/** The Content-Type of each kind of body. */
export const MEDIA_TYPE = { form: 'application/x-www-form-urlencoded', json: 'application/json' };

/** Checks a body by its headers; an empty body needs no type. @returns the fault, if any. */
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
 * Finds faults of a URL-encoded form: too many, unknown or repeated fields. Reads each byte at
 * most a few times and decodes only names and intents, so that libraries, which build trees from names such as `a[9][b]`,
 * see only the form's own names.
 * @param bytes the body as sent.
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

/** Decodes a short text of a form; undefined if it is too long or invalid. */
function decoded(bytes: Uint8Array): string | undefined {
  if (bytes.length > MAX_NAME_BYTES) return undefined;
  try {
    return decodeURIComponent(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}
