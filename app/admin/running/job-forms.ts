import { z } from 'zod';

/** What administrators do with a failed job. */
export const failedJobForm = z.object({ intent: z.enum(['run-job-again', 'drop-job']), job: z.string() });
export const testMailForm = z.object({ intent: z.literal('send-test-mail') });

export const JOB_INTENTS: readonly string[] = [...failedJobForm.shape.intent.options, testMailForm.shape.intent.value];
