import { useForm } from '@conform-to/react';
import { useEffect } from 'react';
import { Form, useNavigation } from 'react-router';
import { formProblem } from '~/platform/forms/form-problem';
import { Button } from '~/ui/actions/button';
import { Reveal } from '~/ui/actions/reveal';
import { PasswordField } from '~/ui/fields/password-field';
import { RadioCard } from '~/ui/fields/radio-card';
import { TextField } from '~/ui/fields/text-field';
import { Card } from '~/ui/layout/card';
import { useToast } from '~/ui/toasts/use-toast';
import type { DeleteAccountFields } from '../../forms';
import { FormErrors } from '../../screen/auth-page';
import { DELETION_WORD, texts } from '../../texts';
import type { LeavingReply } from './delete-account.server';
import { settingsTexts } from './texts';

export interface DeleteAccountProps {
  reply: LeavingReply | undefined;
}

/** Deletes the account after the password and a confirmation word are entered. */
export function DeleteAccount({ reply }: DeleteAccountProps) {
  return (
    <Card as="section" aria-labelledby="delete-account">
      <h2 id="delete-account" className="display mb-2 text-2xl">
        {settingsTexts.deleteAccount}
      </h2>
      <p className="mb-5 text-muted">{texts.deleteAccount}</p>
      <Reveal label={settingsTexts.deleteMyAccount} variant="danger" open={reply !== undefined}>
        <LeavingForm reply={reply} />
      </Reveal>
    </Card>
  );
}

function LeavingForm({ reply }: DeleteAccountProps) {
  const busy = useNavigation().formData?.get('intent') === 'delete-account';
  const toast = useToast();
  const [form, fields] = useForm<DeleteAccountFields>({
    id: 'delete-account-form',
    defaultValue: { stories: 'keep' },
    lastResult: busy ? null : reply?.form,
  });
  useEffect(() => {
    if (reply)
      toast({
        title: settingsTexts.notDeleted,
        description: formProblem(reply.form),
        tone: 'error',
      });
  }, [reply, toast]);
  return (
    <Form method="post" action="/profile?tab=settings" id={form.id} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-5">
      <FormErrors errors={form.errors} />
      <input type="hidden" name="intent" value="delete-account" />
      <StoriesChoice name={fields.stories.name} chosen={String(fields.stories.value ?? 'keep')} />
      <PasswordField field={fields.password} label={settingsTexts.password} autoComplete="current-password" />
      <TextField
        field={fields.confirmation}
        label={settingsTexts.typeToConfirm(DELETION_WORD)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" variant="danger" className="self-start" pending={busy} pendingText={settingsTexts.deleting}>
        {settingsTexts.deleteForGood}
      </Button>
    </Form>
  );
}

const choices = [
  { value: 'keep', label: settingsTexts.keepStories, hint: settingsTexts.keepStoriesHint },
  { value: 'delete', label: settingsTexts.deleteStories, hint: settingsTexts.deleteStoriesHint },
];

function StoriesChoice({ name, chosen }: { name: string; chosen: string }) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-medium">{settingsTexts.storiesQuestion}</legend>
      {choices.map(({ value, label, hint }) => (
        <RadioCard key={value} name={name} value={value} defaultChecked={value === chosen} label={label} hint={hint} />
      ))}
      <p className="text-sm text-muted">{settingsTexts.storiesHint}</p>
    </fieldset>
  );
}
