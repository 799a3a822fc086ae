import { getInputProps, type SubmissionResult, useForm } from '@conform-to/react';
import { Form, useNavigation } from 'react-router';
import { Button } from '~/ui/actions/button';
import { CheckCard } from '~/ui/fields/check-card';
import { TextAreaField } from '~/ui/fields/text-area-field';
import { TextField } from '~/ui/fields/text-field';
import type { ProfileFields } from '../forms';
import { FormErrors } from '../screen/auth-page';
import { penNameTexts as texts } from './texts';

interface PenNameFormProps {
  intent: 'make' | 'save';
  submit: string;
  /** The one that is changed; undefined for a new one. */
  pen?: { id: string; name: string; bio: string; takesInvitations: boolean };
  /** What was sent and refused. */
  reply: SubmissionResult<string[]> | undefined;
}

/** Name and description of a pen name, as its page shows them. */
export function PenNameForm({ intent, submit, pen, reply }: PenNameFormProps) {
  const { formData } = useNavigation();
  const pending = formData?.get('intent') === intent && (formData.get('pen') ?? undefined) === pen?.id;
  const [form, fields] = useForm<ProfileFields & { takesInvitations: boolean }>({
    id: `pen-${pen?.id ?? 'new'}`,
    defaultValue: { name: pen?.name ?? '', bio: pen?.bio ?? '', takesInvitations: pen?.takesInvitations ?? false },
    lastResult: pending ? null : reply,
  });
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate preventScrollReset className="flex flex-col gap-5">
      <FormErrors errors={form.errors} />
      <input type="hidden" name="intent" value={intent} />
      {pen && <input type="hidden" name="pen" value={pen.id} />}
      <TextField field={fields.name} label={texts.name} autoComplete="off" hint={texts.nameHint} />
      <TextAreaField field={fields.bio} label={texts.bio} rows={3} hint={texts.bioHint} />
      <CheckCard
        {...getInputProps(fields.takesInvitations, { type: 'checkbox' })}
        key={fields.takesInvitations.key}
        label={texts.takesInvitations}
        hint={texts.takesInvitationsHint}
      />
      <Button type="submit" className="self-start" pending={pending}>
        {submit}
      </Button>
    </Form>
  );
}
