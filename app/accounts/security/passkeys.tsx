import { useForm } from '@conform-to/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Form, useSubmit } from 'react-router';
import { Button } from '~/ui/actions/button';
import { Reveal } from '~/ui/actions/reveal';
import { PasswordField } from '~/ui/fields/password-field';
import { TextField } from '~/ui/fields/text-field';
import { Card } from '~/ui/layout/card';
import { Notice } from '~/ui/states/notice';
import { FactLine } from '~/ui/text/fact-line';
import { Moment } from '~/ui/text/moment';
import { withParts } from '~/ui/text/with-parts';
import { FormErrors } from '../screen/auth-page';
import { makePasskey, usePasskeySupport } from '../second-factors/passkeys/use-passkey';
import { securityTexts } from '../second-factors/texts';
import { type PageReply, PasswordForm } from './password-form';
import type { SecurityResult } from './security-action.server';
import { accountsSecurityTexts } from './texts';

interface ShownPasskey {
  id: string;
  name: string;
  /** ISO 8601. */
  createdAt: string;
  lastUsedAt: string | undefined;
}

interface PasskeysProps {
  passkeys: readonly ShownPasskey[];
  reply: PageReply;
  result: SecurityResult | undefined;
}

/** The passkeys of a person, each with ways to rename and remove it, and a form for another one. */
export function Passkeys({ passkeys, reply, result }: PasskeysProps) {
  return (
    <Card as="section" aria-labelledby="passkeys">
      <h2 id="passkeys" className="display mb-2 text-2xl">
        {accountsSecurityTexts.passkeys}
      </h2>
      <p className="mb-5 text-muted">{accountsSecurityTexts.passkeysIntro}</p>
      {passkeys.length > 0 && (
        <ul className="mb-5 divide-y divide-line border-y border-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} reply={reply} />
          ))}
        </ul>
      )}
      <NewPasskey key={passkeys.length} reply={reply} asked={result?.newPasskey} />
    </Card>
  );
}

function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt }, reply }: { passkey: ShownPasskey; reply: PageReply }) {
  return (
    <li className="py-3">
      <p className="font-medium wrap-anywhere">{name}</p>
      <FactLine className="text-sm text-muted">
        <span>{withParts(accountsSecurityTexts.added, { at: <Moment at={createdAt} /> })}</span>
        {lastUsedAt ? withParts(accountsSecurityTexts.used, { at: <Moment at={lastUsedAt} /> }) : accountsSecurityTexts.neverUsed}
      </FactLine>
      <div className="mt-2 flex flex-wrap gap-2">
        <Rename id={id} name={name} reply={reply} />
        <PasswordForm intent="remove-passkey" label={accountsSecurityTexts.remove} variant="danger" passkeyId={id} reply={reply}>
          {accountsSecurityTexts.removeWarning(name)}
        </PasswordForm>
      </div>
    </li>
  );
}

function Rename({ id, name, reply: { sent, busy } }: { id: string; name: string; reply: PageReply }) {
  const refused = sent?.status === 'error' && sent.initialValue?.intent === 'rename-passkey' && sent.initialValue.passkeyId === id;
  const [form, fields] = useForm<{ name: string }>({
    id: `rename-${id}`,
    defaultValue: { name },
    lastResult: refused && !busy ? sent : null,
  });
  return (
    <Reveal key={name} label={accountsSecurityTexts.rename} size="sm" open={refused}>
      <Form method="post" id={form.id} noValidate preventScrollReset className="flex flex-col gap-4">
        <FormErrors errors={form.errors} />
        <input type="hidden" name="passkeyId" value={id} />
        <TextField field={fields.name} label={accountsSecurityTexts.name} maxLength={40} autoComplete="off" />
        <Button
          type="submit"
          name="intent"
          value="rename-passkey"
          className="self-start"
          pending={busy === 'rename-passkey'}
          pendingText={accountsSecurityTexts.saving}
        >
          {accountsSecurityTexts.saveName}
        </Button>
      </Form>
    </Reveal>
  );
}

interface NewPasskeyProps {
  reply: PageReply;
  /** What the browser needs once the password was right. */
  asked: SecurityResult['newPasskey'];
}

/** Asks for a name and the password, then has the browser make the passkey. */
function NewPasskey({ reply: { sent, busy }, asked }: NewPasskeyProps) {
  const support = usePasskeySupport();
  const submit = useSubmit();
  const [stopped, setStopped] = useState(false);
  const isOwn = sent?.initialValue?.intent === 'new-passkey' || sent?.initialValue?.intent === 'add-passkey';
  const refused = isOwn && sent?.status === 'error';
  const [form, fields] = useForm<{ name: string; password: string }>({ id: 'new-passkey', lastResult: refused && !busy ? sent : null });

  const make = useEffectEvent(async ({ options, name }: NonNullable<SecurityResult['newPasskey']>) => {
    const answer = await makePasskey(options).catch(() => undefined);
    setStopped(answer === undefined);
    if (answer !== undefined) await submit({ intent: 'add-passkey', name, answer }, { method: 'post', preventScrollReset: true });
  });
  useEffect(() => {
    if (asked) void make(asked);
  }, [asked]);

  if (support === 'no') return <p className="text-sm text-muted">{securityTexts.withoutPasskeys}</p>;
  if (support === 'unnamed-address') return <p className="text-sm text-muted">{securityTexts.passkeysByName}</p>;
  return (
    <>
      <noscript>
        <p className="mb-4 text-sm text-muted">{securityTexts.withoutScript}</p>
      </noscript>
      {stopped && (
        <Notice tone="error" className="mb-4">
          {securityTexts.passkeyStopped}
        </Notice>
      )}
      <Reveal label={accountsSecurityTexts.addPasskey} open={refused}>
        <Form method="post" id={form.id} noValidate preventScrollReset onSubmit={() => setStopped(false)} className="flex flex-col gap-4">
          <FormErrors errors={form.errors} />
          <input type="hidden" name="intent" value="new-passkey" />
          <TextField
            field={fields.name}
            label={accountsSecurityTexts.name}
            hint={accountsSecurityTexts.nameHint}
            maxLength={40}
            autoComplete="off"
          />
          <PasswordField field={fields.password} label={accountsSecurityTexts.password} autoComplete="current-password" />
          <Button
            type="submit"
            className="self-start"
            disabled={support === undefined}
            pending={busy === 'new-passkey' || busy === 'add-passkey'}
            pendingText={accountsSecurityTexts.oneMoment}
          >
            {accountsSecurityTexts.continue}
          </Button>
        </Form>
      </Reveal>
    </>
  );
}
