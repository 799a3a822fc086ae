import { z } from 'zod';
import { type AcceptingAction, type ActionArgs, acceptsForm } from '~/platform/forms/accepts.server';
import type { FormFields } from '~/platform/forms/body-rules';
import { type FormTexts, refusedForm, submitForm } from '~/platform/forms/submit-form.server';
import type { Viewer } from './viewer';
import { requirePlayer } from './viewer.server';

interface PlayerForm<Schemas> extends Omit<FormFields, 'schemas' | 'intents'> {
  /** One form, or several that are told apart by their field `intent`: a literal or an enum. */
  schemas: Schemas;
  texts: FormTexts;
}

/** What a route's action gets, with who is signed in. */
export type PlayerArgs<Args> = Args & { player: Viewer };

/** What comes of a form: a redirect, or a result that the page shows. */
type Outcome<Result> = Response | { result: Result; headers?: Headers };

type FormReply<Result> = ReturnType<typeof refusedForm> | Awaited<ReturnType<typeof submitForm<z.ZodType, Result>>>;

/**
 * A route's action that takes forms of people who are signed in; visitors are sent to sign in first.
 * @param run handles a valid form. A Refusal becomes an error of the form or of its field, and the form keeps what was typed.
 * @see docs/decisions/0064-front-door.md
 */
export function playerForm<
  Args extends ActionArgs & { url: URL },
  Schemas extends readonly [z.ZodObject, ...z.ZodObject[]],
  Result = undefined,
>(
  { schemas, texts, ...fields }: PlayerForm<Schemas>,
  run: (sent: z.output<Schemas[number]>, args: PlayerArgs<Args>) => Promise<Outcome<Result>>,
): AcceptingAction<Args, FormReply<Result>> {
  const [only, ...others] = schemas;
  const schema: z.ZodType = others.length === 0 ? only : z.discriminatedUnion('intent', [only, ...others]);
  return acceptsForm({ ...fields, schemas, intents: intentsOf(schemas), refused: refusedForm }, async (args: Args) => {
    const player = requirePlayer(args.context, args.url);
    return submitForm({
      formData: await args.request.formData(),
      schema,
      context: args.context,
      texts,
      run: async (sent) => {
        const outcome = await run(sent as z.output<Schemas[number]>, { ...args, player });
        if (outcome instanceof Response) throw outcome;
        return outcome;
      },
    });
  });
}

/** Every value that the field `intent` of these forms may have; undefined where none has such a field. */
function intentsOf(schemas: readonly z.ZodObject[]): string[] | undefined {
  const fields = schemas.map(({ shape }) => shape.intent).filter((field) => field !== undefined);
  const values = fields.flatMap((field) => {
    if (field instanceof z.ZodLiteral) return [...field.values];
    return field instanceof z.ZodEnum ? field.options : [];
  });
  return fields.length > 0 ? values.map(String) : undefined;
}
