import type { RouterContextProvider } from 'react-router';
import type { Viewer } from '~/accounts/viewer/viewer';
import { submitForm } from '~/platform/forms/submit-form.server';
import { adminTexts } from '../desk/texts';
import { failedJobsContext } from './failed-jobs.server';
import { failedJobForm, testMailForm } from './job-forms';

interface JobForm {
  formData: FormData;
  context: Readonly<RouterContextProvider>;
  administrator: Viewer;
}

/** Runs a failed job again, drops it, or sends a test mail: form field `intent`. @see docs/product/admin.md */
export function jobAction({ formData, context, administrator }: JobForm) {
  const failedJobs = context.get(failedJobsContext);
  const form = { formData, context, texts: adminTexts };
  if (formData.get('intent') === 'send-test-mail') {
    return submitForm({
      ...{ ...form, schema: testMailForm },
      run: async () => ({ result: { said: adminTexts.testMailSent(await failedJobs.sendTestMail(administrator)) } }),
    });
  }
  return submitForm({
    ...{ ...form, schema: failedJobForm },
    run: async ({ intent, job }) => {
      await (intent === 'drop-job' ? failedJobs.drop(administrator, job) : failedJobs.runAgain(administrator, job));
      return { result: { said: adminTexts[intent] } };
    },
  });
}

/** The reply to these forms. */
export type JobReply = Awaited<ReturnType<typeof jobAction>>['data'];
