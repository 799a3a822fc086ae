import { createContext, data, type RouterContextProvider } from 'react-router';
import { type BodyFault, type BodyRule, bodyFaults, type FormFields, formFault, formRule, MEDIA_TYPE } from './body-rules';

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

interface ActionArgs {
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
  return accepts(rule, refused, (bytes) => formFault(bytes, rule), run);
}

/** A route's action that accepts JSON, validated by the action's own schema. @param options.maxBytes size as sent. */
export function acceptsJson<Args extends ActionArgs, Answer, Refused = never>(
  { maxBytes, refused }: { maxBytes: number } & Refusing<Refused>,
  run: (args: Args) => Promise<Answer>,
): AcceptingAction<Args, Answer | Refused> {
  return accepts({ kind: 'json', maxBytes }, refused, () => undefined, run);
}

/** A route's action without a body, such as a beacon. */
export function acceptsNothing<Args extends ActionArgs, Answer>(run: (args: Args) => Promise<Answer>): AcceptingAction<Args, Answer> {
  return accepts({ kind: 'nothing', maxBytes: 0 }, undefined, () => undefined, run);
}

function accepts<Args extends ActionArgs, Answer, Refused>(
  takes: BodyRule,
  refused: ((fault: BodyFault) => Refused) | undefined,
  faultIn: (bytes: Uint8Array) => BodyFault | undefined,
  run: (args: Args) => Promise<Answer>,
): AcceptingAction<Args, Answer | Refused> {
  const action = async (args: Args): Promise<Answer | Refused> => {
    const { rule, bytes, fault: known } = args.context.get(sentBodyContext);
    const fault = known ?? (rule === takes ? faultIn(bytes) : bodyFaults.malformed);
    if (!fault) return run({ ...args, request: withBody(args.request, takes, bytes) });
    if (refused) return refused(fault);
    throw data(null, { status: fault.status });
  };
  return Object.assign(action, { takes });
}

/** Rebuilds the request with its body; an empty form without a type still counts as a form. */
function withBody({ url, method, headers: sent, signal }: Request, { kind }: BodyRule, body: Uint8Array<ArrayBuffer>): Request {
  const headers = new Headers(sent);
  if (kind === 'form') headers.set('Content-Type', MEDIA_TYPE.form);
  return new Request(url, { method, headers, signal, body });
}
