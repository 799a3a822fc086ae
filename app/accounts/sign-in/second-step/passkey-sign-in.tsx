import { useEffect, useEffectEvent, useState } from 'react';
import { useSubmit } from 'react-router';
import { Button } from '~/ui/actions/button';
import { Notice } from '~/ui/states/notice';
import type { PasskeyOptions } from '../../second-factors/passkeys/passkeys.contract';
import { askForPasskey, usePasskeySupport } from '../../second-factors/passkeys/use-passkey';
import { securityTexts } from '../../second-factors/texts';
import { secondStepTexts } from './texts';

interface PasskeySignInProps {
  options: PasskeyOptions;
  /** Whether a field of the page offers passkeys too. */
  autofill: boolean;
  busy: boolean;
}

/** Signs in with a passkey: by a button, and by what the browser offers in the form's first field. */
export function PasskeySignIn({ options, autofill, busy }: PasskeySignInProps) {
  const support = usePasskeySupport();
  const submit = useSubmit();
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState(false);

  const ask = async (how: { autofill: boolean }) => {
    const answer = await askForPasskey(options, how).catch(() => undefined);
    if (answer !== undefined) await submit({ intent: 'passkey', answer }, { method: 'post' });
    return answer !== undefined;
  };
  const offer = useEffectEvent(() => void ask({ autofill: true }));
  // A new challenge, as after a refusal, is offered again.
  const { challenge } = options;
  useEffect(() => {
    if (support === 'yes' && autofill && challenge) offer();
  }, [support, autofill, challenge]);

  // As high as the button, so that nothing below it moves.
  if (support === 'no' || support === 'unnamed-address') {
    return <p className="flex min-h-12 items-center text-sm text-muted">{secondStepTexts.noPasskeys}</p>;
  }
  const press = async () => {
    setAsking(true);
    setFailed(false);
    setFailed(!(await ask({ autofill: false })));
    setAsking(false);
  };
  return (
    <div className="flex flex-col gap-3">
      {failed && <Notice tone="error">{securityTexts.passkeyNotUsed}</Notice>}
      <Button
        variant="outline"
        size="lg"
        onClick={press}
        disabled={support === undefined}
        pending={asking || busy}
        pendingText={secondStepTexts.waitingPasskey}
      >
        {secondStepTexts.usePasskey}
      </Button>
      <noscript>
        <p className="text-sm text-muted">{securityTexts.withoutScript}</p>
      </noscript>
    </div>
  );
}
