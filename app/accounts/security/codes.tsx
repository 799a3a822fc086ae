import { useForm } from '@conform-to/react';
import { Form } from 'react-router';
import { Button } from '~/ui/actions/button';
import { QrCode } from '~/ui/art/qr-code';
import { CodeInput } from '~/ui/fields/code-input';
import { Card } from '~/ui/layout/card';
import { FormErrors } from '../screen/auth-page';
import { type PageReply, PasswordForm } from './password-form';

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
        Authenticator app
      </h2>
      <p className="mb-5 text-muted">
        An authenticator app on your phone shows a code of six digits, a new one every 30 seconds. Signing in then takes your password and
        the code.
      </p>
      <div className="flex flex-wrap gap-2">
        {state === 'off' && <PasswordForm intent="begin-codes" label="Set up codes" reply={reply} />}
        {setUp && <SetUpCodes {...setUp} reply={reply} />}
        {state !== 'off' && (
          <PasswordForm
            intent="stop-codes"
            label={state === 'on' ? 'Turn codes off' : 'Cancel'}
            variant={state === 'on' ? 'danger' : 'quiet'}
            reply={reply}
          >
            {state === 'on' ? 'Codes from your app no longer open your account.' : 'The key you scanned will stop working.'}
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
          Scan this picture with the app, or{' '}
          <a href={uri} className="text-link">
            open the app on this device
          </a>
          .
          <QrCode code={qr} label="QR code of the key below" className="mt-3 size-52" />
        </li>
        <li>
          Or type this key into it: <code className="block font-mono wrap-anywhere text-gold select-all">{secret}</code>
        </li>
        <li>Enter the code that the app now shows.</li>
      </ol>
      <Form method="post" id={form.id} noValidate preventScrollReset className="flex flex-col gap-4">
        <FormErrors errors={form.errors} />
        <input type="hidden" name="intent" value="confirm-codes" />
        <CodeInput field={fields.code} label="Code from your app" />
        <Button type="submit" className="self-start" pending={busy === 'confirm-codes'} pendingText="One moment...">
          Turn codes on
        </Button>
      </Form>
    </div>
  );
}
