import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { data, type RouterContextProvider } from 'react-router';
import type { z } from 'zod';
import { isDatabaseAway } from '../database/database-away';
import { refusedInit } from '../limits/rate-limit.server';
import { logContext } from '../log/log-context.server';
import type { BodyFault } from './body-rules';
import { Refusal } from './refusal';

export interface FormTexts {
  /** For unexpected errors. */
  failed: string;
  /** While the database cannot be reached. */
  databaseAway: string;
}

interface Submitted<Schema extends z.ZodType, Result> {
  formData: FormData;
  schema: Schema;
  context: Readonly<RouterContextProvider>;
  texts: FormTexts;
  /** Fields whose values are never sent back. */
  secretFields?: string[];
  /** Handles a valid form. A Refusal becomes an error of the form or its field. */
  run(value: z.output<Schema>): Promise<{ result: Result; headers?: Headers }>;
}

/**
 * Handles a form: validates it, runs it, and replies with errors for its fields or with the result.
 * Typed text is never lost: every failure returns the form's values, except secrets.
 */
export async function submitForm<Schema extends z.ZodType, Result>({
  formData,
  schema,
  context,
  texts,
  secretFields = [],
  run,
}: Submitted<Schema, Result>) {
  const submission = parseWithZod(formData, { schema });
  const back = (errors: { formErrors?: string[]; fieldErrors?: Record<string, string[]> } = {}) =>
    submission.reply({ ...errors, hideFields: secretFields });
  if (submission.status !== 'success') return data({ form: back(), result: undefined }, { status: 400 });
  try {
    const { result, headers } = await run(submission.value as z.output<Schema>);
    return data({ form: submission.reply({ resetForm: true }), result }, headers ? { headers } : undefined);
  } catch (error) {
    // A redirect, such as to sign-in.
    if (error instanceof Response) throw error;
    if (error instanceof Refusal) {
      const errors = error.field ? { fieldErrors: { [error.field]: [error.message] } } : { formErrors: [error.message] };
      return data({ form: back(errors), result: undefined }, refusedInit(error));
    }
    if (isDatabaseAway(error)) return data({ form: back({ formErrors: [texts.databaseAway] }), result: undefined }, { status: 503 });
    context.get(logContext).error({ err: error }, 'a form failed');
    return data({ form: back({ formErrors: [texts.failed] }), result: undefined }, { status: 500 });
  }
}

/** The same reply for a body that was not read, for `acceptsForm`: the form keeps its values and shows the text. */
export function refusedForm({ status, text }: BodyFault) {
  const form: SubmissionResult<string[]> = { status: 'error', error: { '': [text] } };
  return data({ form, result: undefined }, { status });
}

/** For a route's `headers` export: passes on its action's headers, such as Retry-After and cookies. */
export function passHeaders({ actionHeaders, loaderHeaders }: { actionHeaders: Headers; loaderHeaders: Headers }): Headers {
  return [...actionHeaders].length > 0 ? actionHeaders : loaderHeaders;
}
