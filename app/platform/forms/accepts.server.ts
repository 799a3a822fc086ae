import { createContext, data, type RouterContextProvider } from 'react-router';
import { type BodyFault, type BodyRule, bodyFaults, type FormFields, formFault, formRule, MEDIA_TYPE } from './body-rules';

/** The body of a request as the server took it for a route. */
export interface SentBody {
  /** What the route takes for whom it was read; undefined: nothing was. */
  rule: BodyRule | undefined;
  bytes: Uint8Array<ArrayBuffer>;
  /** Why it was not read to its end. */
  fault: BodyFault | undefined;
}

/** Where actions find the body: the request that React Router hands around has none. */
export const sentBodyContext = createContext<SentBody>({ rule: undefined, bytes: new Uint8Array(), fault: undefined });

interface ActionArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** An action that says what it takes. */
export interface AcceptingAction<Args, Answer> {
  (args: Args): Promise<Answer>;
  takes: BodyRule;
}

interface Refusing<Refused> {
  /** What is answered to a body that is refused, so that the page shows why; without it, the error page does. */
  refused?: (fault: BodyFault) => Refused;
}

/**
 * A route's action that takes a form. Nothing parses the body before its type, its size, the number of its fields and
 * their names were checked; an action that is not made by one of these functions gets no body at all.
 * @see docs/decisions/0064-front-door.md
 */
export function acceptsForm<Args extends ActionArgs, Answer, Refused = never>(
  { refused, ...fields }: FormFields & Refusing<Refused>,
  run: (args: Args) => Promise<Answer>,
): AcceptingAction<Args, Answer | Refused> {
  const rule = formRule(fields);
  return accepts(rule, refused, (bytes) => formFault(bytes, rule), run);
}

/** A route's action that takes JSON, which the action's own schema checks. @param options.maxBytes as it is sent. */
export function acceptsJson<Args extends ActionArgs, Answer, Refused = never>(
  { maxBytes, refused }: { maxBytes: number } & Refusing<Refused>,
  run: (args: Args) => Promise<Answer>,
): AcceptingAction<Args, Answer | Refused> {
  return accepts({ kind: 'json', maxBytes }, refused, () => undefined, run);
}

/** A route's action that a request alone sets off, such as a beacon: it takes no body. */
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

/** An empty form may have come without a type, and is one all the same. */
function withBody({ url, method, headers: sent, signal }: Request, { kind }: BodyRule, body: Uint8Array<ArrayBuffer>): Request {
  const headers = new Headers(sent);
  if (kind === 'form') headers.set('Content-Type', MEDIA_TYPE.form);
  return new Request(url, { method, headers, signal, body });
}
