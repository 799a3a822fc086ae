import { type SubmissionResult, useForm } from '@conform-to/react';
import { Form, useNavigation } from 'react-router';
import { FormErrors } from '~/accounts/screen/auth-page';
import { momentField } from '~/collections/moment';
import type { PromptFields } from '~/collections/prompts/forms';
import { MAX_PROMPT } from '~/collections/prompts/prompt';
import { promptTexts as texts } from '~/collections/prompts/texts';
import { Button } from '~/ui/actions/button';
import { CheckCard } from '~/ui/fields/check-card';
import { TextAreaField } from '~/ui/fields/text-area-field';
import { TextField } from '~/ui/fields/text-field';
import type { PromptOnPage } from './prompts-data.server';

interface PromptFormProps {
  intent: 'write' | 'change';
  /** The prompt that is changed. */
  prompt?: Pick<PromptOnPage, 'id' | 'body' | 'fandoms' | 'mature' | 'several' | 'dueAt'>;
  /** Whether its due time and how many may claim it are settled, too. */
  withTerms: boolean;
  /** What was done. */
  said?: string | undefined;
  /** The reply to it, if it had no effect. */
  reply: SubmissionResult<string[]> | undefined;
}

/** Writes a prompt, or changes one. */
export function PromptForm({ intent, prompt, withTerms, said, reply }: PromptFormProps) {
  const { formData } = useNavigation();
  const busy = formData?.get('intent') === intent && formData.get('prompt') === (prompt?.id ?? null);
  const [form, fields] = useForm<PromptFields>({
    id: prompt ? `change-${prompt.id}` : 'write',
    defaultValue: prompt && { body: prompt.body, fandoms: prompt.fandoms, dueAt: momentField(prompt.dueAt) },
    lastResult: busy ? null : reply,
  });
  // What was ticked stays so when the form comes back.
  const ticked = (name: 'mature' | 'several') => (reply?.initialValue ? reply.initialValue[name] === 'on' : prompt?.[name]);
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate preventScrollReset className="flex flex-col gap-4">
      <FormErrors errors={form.errors} />
      <input type="hidden" name="intent" value={intent} />
      {prompt && <input type="hidden" name="prompt" value={prompt.id} />}
      <TextAreaField field={fields.body} label={texts.body} hint={texts.bodyHint(MAX_PROMPT)} dir="auto" />
      <TextField field={fields.fandoms} label={texts.fandomsLabel} hint={texts.fandomsHint} autoComplete="off" dir="auto" />
      <CheckCard name="mature" defaultChecked={ticked('mature')} label={texts.isMature} hint={texts.isMatureHint} />
      {withTerms && (
        <>
          <CheckCard name="several" defaultChecked={ticked('several')} label={texts.several} hint={texts.severalHint} />
          <TextField field={fields.dueAt} type="datetime-local" label={texts.dueAt} hint={texts.dueHint} />
        </>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" pending={busy} pendingText={texts.saving}>
          {prompt ? texts.save : withTerms ? texts.write : texts.propose}
        </Button>
        <p role="status" className="text-muted">
          {!busy && said}
        </p>
      </div>
    </Form>
  );
}
