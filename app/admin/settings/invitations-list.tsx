import { Form, href, useNavigation } from 'react-router';
import type { Invitation } from '~/accounts/invitations/invitations.server';
import { FormErrors } from '~/accounts/screen/auth-page';
import { dayText } from '~/platform/text/format-dates';
import { Button } from '~/ui/actions/button';
import { TextLink } from '~/ui/actions/text-link';
import { TextField } from '~/ui/fields/text-field';
import { Notice } from '~/ui/states/notice';
import { SettingCard, useSettingForm } from './setting-card';
import type { SettingsReply } from './settings-action.server';
import { settingsTexts as texts } from './texts';

interface InvitationsProps {
  invitations: readonly Invitation[];
  reply: SettingsReply | undefined;
}

/** The codes by which people sign up, and a form for another one. */
export function Invitations({ invitations, reply }: InvitationsProps) {
  const state = useSettingForm<{ note: string; uses: string; days: string }>({
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
      </SettingCard>
      <div role="status">{closing?.result && <Notice tone="success">{closing.result.said}</Notice>}</div>
      <FormErrors errors={closing?.form.error?.['']} />
      {invitations.length === 0 ? (
        <p className="mb-8 text-muted">{texts.noInvitations}</p>
      ) : (
        <ul className="mb-8 divide-y divide-line border-y border-line">
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      )}
    </>
  );
}

function InvitationRow({ invitation: { id, code, note, uses, used, endsAt, state } }: { invitation: Invitation }) {
  const isBusy = useNavigation().formData?.get('invitationId') === id;
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
      {state === 'open' && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="invitationId" value={id} />
          <Button type="submit" name="intent" value="close-invitation" variant="outline" pending={isBusy} pendingText={texts.oneMoment}>
            {texts.close}
          </Button>
        </Form>
      )}
    </li>
  );
}
