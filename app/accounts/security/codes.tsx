import { useForm } from '@conform-to/react';
import { Form } from 'react-router';
import { Button } from '~/ui/actions/button';
import { QrCode } from '~/ui/art/qr-code';
import { CodeInput } from '~/ui/fields/code-input';
import { Card } from '~/ui/layout/card';
import { withParts } from '~/ui/text/with-parts';
import { FormErrors } from '../screen/auth-page';
import { type PageReply, PasswordForm } from './password-form';
import { accountsSecurityTexts } from './texts';

interface SetUp {
  /** In groups of four. */
  secret: string;
  uri: string;
  qr: { size: number; path: string };
}

interface CodesProps {
  state: 'off' | 'pending' | 'on';
  setUp: SetUp | undefined;
  reply: PageReply;
}

/** Turns codes of an authenticator app on and off. Works without script. */
export function Codes({ state, setUp, reply }: CodesProps) {
  return (
    <Card as="section" aria-labelledby="codes">
      <h2 id="codes" className="display mb-2 text-2xl">
        {accountsSecurityTexts.app}
      </h2>
      <p className="mb-5 text-muted">{accountsSecurityTexts.appIntro}</p>
      <div className="flex flex-wrap gap-2">
        {state === 'off' && <PasswordForm intent="begin-codes" label={accountsSecurityTexts.setUpCodes} reply={reply} />}
        {setUp && <SetUpCodes {...setUp} reply={reply} />}
        {state !== 'off' && (
          <PasswordForm
            intent="stop-codes"
            label={state === 'on' ? accountsSecurityTexts.turnCodesOff : accountsSecurityTexts.cancel}
            variant={state === 'on' ? 'danger' : 'quiet'}
            reply={reply}
          >
            {state === 'on' ? accountsSecurityTexts.turnOffWarning : accountsSecurityTexts.newKeyWarning}
          </PasswordForm>
        )}
      </div>
    </Card>
  );
}

function SetUpCodes({ secret, uri, qr, reply: { sent, busy } }: SetUp & { reply: PageReply }) {
  const isOwn = sent?.initialValue?.intent === 'confirm-codes';
  const [form, fields] = useForm<{ code: string }>({ id: 'confirm-codes', lastResult: isOwn && !busy ? sent : null });
  return (
    <div className="flex basis-full flex-col gap-5">
      <ol className="flex list-decimal flex-col gap-4 pl-5 marker:text-muted">
        <li>
          {withParts(accountsSecurityTexts.scanPicture, {
            link: (words) => (
              <a href={uri} className="text-link">
                {words}
              </a>
            ),
          })}
          <QrCode code={qr} label={accountsSecurityTexts.pictureOfKey} className="mt-3 size-52" />
        </li>
        <li>
          {accountsSecurityTexts.orTypeKey} <code className="block font-mono wrap-anywhere text-gold select-all">{secret}</code>
        </li>
        <li>{accountsSecurityTexts.enterCodeShown}</li>
      </ol>
      <Form method="post" id={form.id} noValidate preventScrollReset className="flex flex-col gap-4">
        <FormErrors errors={form.errors} />
        <input type="hidden" name="intent" value="confirm-codes" />
        <CodeInput field={fields.code} label={accountsSecurityTexts.codeFromApp} />
        <Button type="submit" className="self-start" pending={busy === 'confirm-codes'} pendingText={accountsSecurityTexts.oneMoment}>
          {accountsSecurityTexts.turnCodesOn}
        </Button>
      </Form>
    </div>
  );
}
