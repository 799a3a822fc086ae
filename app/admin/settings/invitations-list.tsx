import { useForm } from '@conform-to/react';
import { Form, href, useNavigation } from 'react-router';
import type { Invitation } from '~/accounts/invitations/invitations.server';
import { FormErrors } from '~/accounts/screen/auth-page';
import { dayText } from '~/platform/text/format-dates';
import { Button } from '~/ui/actions/button';
import { TextLink } from '~/ui/actions/text-link';
import { TextField } from '~/ui/fields/text-field';
import { Notice } from '~/ui/states/notice';
import { ReasonField } from './reason-field';
import { SettingCard, useSettingForm } from './setting-card';
import type { SettingsReply } from './settings-action.server';
import { settingsTexts as texts } from './texts';

interface InvitationsProps {
  invitations: readonly Invitation[];
  reply: SettingsReply | undefined;
}

/** The codes by which people sign up, and a form for another one. */
export function Invitations({ invitations, reply }: InvitationsProps) {
  const state = useSettingForm<{ note: string; uses: string; days: string; reason: string }>({
    intent: 'make-invitation',
    now: { uses: '1', days: '14' },
    reply,
  });
  const closing = reply?.intent === 'close-invitation' ? reply : undefined;
  return (
    <>
      <SettingCard title={texts.invitations} intro={texts.invitationsIntro} state={state} submit={texts.make}>
        <div className="grid items-start gap-5 sm:grid-cols-[1fr_9rem_9rem]">
          <TextField field={state.fields.note} label={texts.note} hint={texts.noteHint} maxLength={100} autoComplete="off" />
          <TextField field={state.fields.uses} label={texts.uses} inputMode="numeric" autoComplete="off" />
          <TextField field={state.fields.days} label={texts.days} inputMode="numeric" autoComplete="off" />
        </div>
        <ReasonField field={state.fields.reason} />
      </SettingCard>
      <div role="status">{closing?.result && <Notice tone="success">{closing.result.said}</Notice>}</div>
      <FormErrors errors={closing?.form.error?.['']} />
      {invitations.length === 0 ? (
        <p className="mb-8 text-muted">{texts.noInvitations}</p>
      ) : (
        <ul className="mb-8 divide-y divide-line border-y border-line">
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} reply={closing} />
          ))}
        </ul>
      )}
    </>
  );
}

interface InvitationRowProps {
  invitation: Invitation;
  /** To the form that closes one. */
  reply: SettingsReply | undefined;
}

function InvitationRow({ invitation: { id, code, note, uses, used, endsAt, state }, reply }: InvitationRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-mono">{code}</p>
        <p className="wrap-anywhere">{note}</p>
        <p className="text-sm text-muted">
          {texts.used(used, uses)}, {texts.states[state]} <time dateTime={endsAt}>{dayText(new Date(endsAt))}</time>
        </p>
        {state === 'open' && <TextLink to={`${href('/signup')}?${new URLSearchParams({ invitation: code })}`}>{texts.link}</TextLink>}
      </div>
      {state === 'open' && <CloseForm id={id} reply={reply} />}
    </li>
  );
}

/** Closes an invitation, with the reason. */
function CloseForm({ id, reply }: { id: string; reply: SettingsReply | undefined }) {
  const isBusy = useNavigation().formData?.get('invitationId') === id;
  const isOwn = reply?.form.initialValue?.invitationId === id && !reply.result;
  const [form, fields] = useForm<{ reason: string }>({ id: `close-${id}`, lastResult: isOwn ? reply.form : null });
  return (
    <details open={isOwn || undefined} className="basis-full">
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">{texts.close}</summary>
      <Form method="post" id={form.id} noValidate preventScrollReset className="mt-2 flex flex-col gap-4">
        <input type="hidden" name="invitationId" value={id} />
        <ReasonField field={fields.reason} />
        <Button
          {...{ type: 'submit', name: 'intent', value: 'close-invitation', variant: 'outline', className: 'self-start' }}
          {...{ pending: isBusy, pendingText: texts.oneMoment }}
        >
          {texts.closeCode}
        </Button>
      </Form>
    </details>
  );
}
