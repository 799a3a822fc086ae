import { data, type RouterContextProvider, redirect } from 'react-router';
import type { z } from 'zod';
import type { BodyFault } from '~/platform/forms/body-rules';
import { refusedForm, submitForm } from '~/platform/forms/submit-form.server';
import { formTexts } from '../texts';
import type { TaskDone, TaskReply } from './task-reply';

interface Task<Schema extends z.ZodType> {
  formData: FormData;
  schema: Schema;
  context: Readonly<RouterContextProvider>;
  /** The text for an unexpected failure. */
  failed: string;
  run(value: z.output<Schema>): Promise<TaskDone>;
}

/** Runs an author's task. A form sent by the page's script is told where to go next; a plain one is redirected. */
export async function answerTask<Schema extends z.ZodType>({ formData, schema, context, failed, run }: Task<Schema>) {
  const reply = await submitForm({
    formData,
    schema,
    context,
    texts: { failed, databaseAway: formTexts.databaseAway },
    run: async (value) => ({ result: await run(value) }),
  });
  const done = reply.data.result;
  if (done && !formData.has('script')) throw redirect(done.to);
  return data({ intent: String(formData.get('intent')), ...reply.data }, reply.init ?? undefined);
}

/** The answer to a form that was not read, so its intent is unknown: each form shows it where it was sent. */
export function refusedTask(fault: BodyFault) {
  const { data: reply, init } = refusedForm(fault);
  return data<TaskReply>({ intent: '', ...reply }, init ?? undefined);
}
