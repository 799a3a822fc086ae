import { createContext, data, type RouterContextProvider } from 'react-router';
import type { z } from 'zod';
import { type BodyFault, type BodyRule, bodyFaults, type FormFields, formFault, formRule, MEDIA_TYPE } from './body-rules';
import { readJsonBody } from './json-body';

/** The body of a request as received for a route. */
export interface SentBody {
  /** The rule of the route it was read for; undefined if nothing was read. */
  rule: BodyRule | undefined;
  bytes: Uint8Array<ArrayBuffer>;
  /** Why it was not read completely. */
  fault: BodyFault | undefined;
}

/** The context with the body, because React Router's request has none. */
export const sentBodyContext = createContext<SentBody>({ rule: undefined, bytes: new Uint8Array(), fault: undefined });

export interface ActionArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** An action that declares the body it accepts. */
export interface AcceptingAction<Args, Answer> {
  (args: Args): Promise<Answer>;
  takes: BodyRule;
}

interface Refusing<Refused> {
  /** The reply to a refused body, so that the page shows why; without it the error page does. */
  refused?: (fault: BodyFault) => Refused;
}

/**
 * A route's action that accepts a form. Nothing parses the body before its type, size, number of fields and
 * their names are checked; an action not created by one of these functions gets no body at all.
 * @see docs/decisions/0064-front-door.md
 */
export function acceptsForm<Args extends ActionArgs, Answer, Refused = never>(
  { refused, ...fields }: FormFields & Refusing<Refused>,
  run: (args: Args) => Promise<Answer>,
): AcceptingAction<Args, Answer | Refused> {
  const rule = formRule(fields);
  return accepts(
    rule,
    refused,
    (bytes): ParsedBody<Uint8Array<ArrayBuffer>> => {
      const fault = formFault(bytes, rule);
      return fault ? { fault } : { fault, body: bytes };
    },
    (args, bytes) => run({ ...args, request: withForm(args.request, bytes) }),
  );
}

interface AcceptedJson<Schema> {
  /** The contract of the body. */
  schema: Schema;
  /** Maximum size as sent, in bytes. */
  maxBytes: number;
}

/** A route's action that accepts JSON. @param run called with what the contract reads of the body. */
export function acceptsJson<Args extends ActionArgs, Schema extends z.core.$ZodType, Answer, Refused = never>(
  { schema, maxBytes, refused }: AcceptedJson<Schema> & Refusing<Refused>,
  run: (args: Args, body: z.output<Schema>) => Promise<Answer>,
): AcceptingAction<Args, Answer | Refused> {
  return accepts(
    { kind: 'json', maxBytes },
    refused,
    (bytes) => {
      const read = readJsonBody(bytes, schema);
      return read.success ? { fault: undefined, body: read.data } : { fault: bodyFaults.malformed };
    },
    run,
  );
}

/** A route's action without a body, such as a beacon. */
export function acceptsNothing<Args extends ActionArgs, Answer>(run: (args: Args) => Promise<Answer>): AcceptingAction<Args, Answer> {
  return accepts({ kind: 'nothing', maxBytes: 0 }, undefined, () => ({ fault: undefined, body: undefined }), run);
}

/** A body that an action can use, or why it cannot. */
type ParsedBody<Body> = { fault: BodyFault } | { fault: undefined; body: Body };

function accepts<Args extends ActionArgs, Body, Answer, Refused>(
  takes: BodyRule,
  refused: ((fault: BodyFault) => Refused) | undefined,
  parse: (bytes: Uint8Array<ArrayBuffer>) => ParsedBody<Body>,
  run: (args: Args, body: Body) => Promise<Answer>,
): AcceptingAction<Args, Answer | Refused> {
  const parsedFor = ({ rule, bytes, fault }: SentBody): ParsedBody<Body> => {
    if (fault) return { fault };
    return rule === takes ? parse(bytes) : { fault: bodyFaults.malformed };
  };
  const action = async (args: Args): Promise<Answer | Refused> => {
    const parsed = parsedFor(args.context.get(sentBodyContext));
    if (!parsed.fault) return run(args, parsed.body);
    if (refused) return refused(parsed.fault);
    throw data(null, { status: parsed.fault.status });
  };
  return Object.assign(action, { takes });
}

/** Rebuilds the request with its form; an empty one without a type still counts as a form. */
function withForm({ url, method, headers: sent, signal }: Request, body: Uint8Array<ArrayBuffer>): Request {
  const headers = new Headers(sent);
  headers.set('Content-Type', MEDIA_TYPE.form);
  return new Request(url, { method, headers, signal, body });
}
