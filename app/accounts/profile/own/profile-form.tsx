import { useForm } from '@conform-to/react';
import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '~/ui/actions/button';
import { TextAreaField } from '~/ui/fields/text-area-field';
import { TextField } from '~/ui/fields/text-field';
import type { ProfileFields } from '../../forms';
import { FormErrors } from '../../screen/auth-page';
import type { ProfileReply } from './profile-form.server';
import { profileOutcome } from './reply-outcomes';
import { SavedWithoutScript } from './saved-without-script';
import { profileFormTexts as texts } from './texts';
import { useReplyToasts } from './use-reply-toasts';

interface ProfileFormProps {
  own: { name: string; email: string; bio: string };
  reply: ProfileReply | undefined;
}

/** Name and bio, which are public, and the address, which is not. */
export function ProfileForm({ own, reply }: ProfileFormProps) {
  const busy = useNavigation().formData?.get('intent') === 'profile';
  useReplyToasts(reply, busy, profileOutcome);
  const stored = useStored(own, reply?.result?.done, busy);
  const [form, fields] = useForm<ProfileFields & { email: string }>({
    id: `profile-${stored.saves}`,
    defaultValue: stored.own,
    lastResult: busy || reply?.result ? null : reply?.form,
  });
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-5">
      <FormErrors errors={form.errors} />
      <SavedWithoutScript reply={reply} outcome={profileOutcome} />
      <input type="hidden" name="intent" value="profile" />
      <TextField field={fields.name} label={texts.name} autoComplete="nickname" hint={texts.nameHint} />
      <TextAreaField field={fields.bio} label={texts.bio} rows={5} hint={texts.bioHint} />
      <TextField field={fields.email} label={texts.email} type="email" readOnly hint={texts.emailHint} />
      <Button type="submit" className="self-start" pending={busy} pendingText={texts.saving}>
        {texts.save}
      </Button>
    </Form>
  );
}

/**
 * What the server has, counted again after each save and each change of it: only then does the form show it in place of what
 * was typed. While a save is under way the page still has the values before it.
 */
function useStored(own: ProfileFormProps['own'], done: string | undefined, busy: boolean) {
  const [stored, setStored] = useState({ own, done, saves: 0 });
  const isNew = (done !== undefined && done !== stored.done) || JSON.stringify(own) !== JSON.stringify(stored.own);
  if (isNew && !busy) setStored({ own, done: done ?? stored.done, saves: stored.saves + 1 });
  return stored;
}
