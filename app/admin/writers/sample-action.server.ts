import type { RouterContextProvider } from 'react-router';
import { writerSamplesContext } from '~/ai-writers/trial/writer-samples.server';
import { submitForm } from '~/platform/forms/submit-form.server';
import { adminTexts } from '../desk/texts';
import { sampleForm } from './sample-form';

interface SampleRequest {
  formData: FormData;
  context: Readonly<RouterContextProvider>;
}

/** Has the language model and the built-in writer answer the same turn of a sample story. @see docs/product/admin.md */
export function sampleAction({ formData, context }: SampleRequest) {
  return submitForm({
    ...{ formData, context, texts: adminTexts, schema: sampleForm },
    run: async () => ({ result: await context.get(writerSamplesContext).take() }),
  });
}

/** The reply to this form. */
export type SampleReply = Awaited<ReturnType<typeof sampleAction>>['data'];
