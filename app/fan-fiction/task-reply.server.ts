import { data, type RouterContextProvider, redirect } from 'react-router';
import type { z } from 'zod';
import { submitForm } from '~/platform/submit-form.server';
import type { TaskDone } from './task-reply';
import { formTexts } from './texts';

interface Task<Schema extends z.ZodType> {
  formData: FormData;
  schema: Schema;
  context: Readonly<RouterContextProvider>;
  /** What is said when something unexpected went wrong. */
  failed: string;
  run(value: z.output<Schema>): Promise<TaskDone>;
}

/** Does what an author's form asks. A form of the page's script is told where to go on; a plain one is sent there. */
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
