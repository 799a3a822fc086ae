import type { FormMetadata, SubmissionResult } from '@conform-to/react';
import { type DefaultValue, useForm } from '@conform-to/react';
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { FormErrors } from '~/accounts/screen/auth-page';
import { Button } from '~/ui/actions/button';
import { Notice } from '~/ui/states/notice';
import type { SettingsReply } from './settings-action.server';
import { settingsTexts as texts } from './texts';

interface SettingFormState<Fields extends Record<string, unknown>> {
  intent: string;
  /** What is in force. */
  now: DefaultValue<Fields>;
  reply: SettingsReply | undefined;
}

/** A form of the settings page, with the reply if that is to it. */
export function useSettingForm<Fields extends Record<string, unknown>>({ intent, now, reply }: SettingFormState<Fields>) {
  const busy = useNavigation().formData?.get('intent') === intent;
  const own = reply?.intent === intent ? reply : undefined;
  const lastResult: SubmissionResult<string[]> | null = busy || own?.result ? null : (own?.form ?? null);
  const [form, fields] = useForm<Fields>({ id: `${intent}-${JSON.stringify(now)}`, defaultValue: now, lastResult });
  return { form, fields, busy, said: own?.result?.said, intent };
}

interface SettingCardProps {
  title: string;
  intro?: ReactNode;
  state: { form: Pick<FormMetadata, 'id' | 'errors'>; busy: boolean; said: string | undefined; intent: string };
  submit?: string;
  children: ReactNode;
}

/** A form with its heading, what came of it, and its button. */
export function SettingCard({ title, intro, state: { form, busy, said, intent }, submit = texts.save, children }: SettingCardProps) {
  return (
    <section className="border-t border-line py-8 first:border-t-0 first:pt-0">
      <h2 className="display text-xl">{title}</h2>
      {intro && <p className="mt-1 max-w-prose text-muted">{intro}</p>}
      <Form method="post" id={form.id} key={form.id} noValidate preventScrollReset className="mt-5 flex flex-col gap-5">
        <div role="status" className="empty:-mb-5">
          {said && <Notice tone="success">{said}</Notice>}
        </div>
        <FormErrors errors={form.errors} />
        {children}
        <Button type="submit" name="intent" value={intent} className="self-start" pending={busy} pendingText={texts.oneMoment}>
          {submit}
        </Button>
      </Form>
    </section>
  );
}
