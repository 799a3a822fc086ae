import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '~/ui/actions/button';
import { useCountdown } from '~/ui/timers/use-countdown';
import { useToast } from '~/ui/toasts/use-toast';
import { FormErrors } from '../screen/auth-page';
import { texts, toasts } from '../texts';
import { mailedCodesTexts } from './texts';
import type { VerifyEmailResult } from './verify-email-action.server';

/** Pause before another code can be requested, in ms: time for the mail to arrive. */
const PAUSE_MS = 30_000;

interface ResendCodeProps {
  email: string | undefined;
  /** Called when a new code was sent, which voids the typed one. */
  onSent(): void;
}

interface ResendReply {
  form: { error?: Record<string, string[] | null> | null };
  result?: VerifyEmailResult | undefined;
}

/** Requests another code, then pauses until its mail has had time to arrive. */
export function ResendCode({ email, onSent }: ResendCodeProps) {
  const fetcher = useFetcher<ResendReply>();
  const toast = useToast();
  const [pause, setPause] = useState<{ gameMs: number }>();
  const busy = fetcher.state !== 'idle';
  const sent = fetcher.data?.result?.resent;
  useEffect(() => {
    if (!sent) return;
    toast(toasts.codeResent);
    setPause({ gameMs: PAUSE_MS });
    onSent();
  }, [sent, toast, onSent]);

  return (
    <>
      <FormErrors errors={busy ? undefined : fetcher.data?.form.error?.['']} />
      <fetcher.Form method="post" onSubmit={(event) => pause && event.preventDefault()} className="flex flex-col items-start gap-2">
        <input type="hidden" name="intent" value="resend" />
        {email && <input type="hidden" name="email" value={email} />}
        <Button type="submit" variant="outline" pending={busy} pendingText={mailedCodesTexts.sending} aria-disabled={pause !== undefined}>
          {mailedCodesTexts.resend}
        </Button>
        {pause && <SecondsLeft pause={pause} onOver={() => setPause(undefined)} />}
        {/* Announced at the start and at the end, not each second. */}
        <p role="status" className="sr-only">
          {pause ? texts.resendPause(PAUSE_MS / 1000) : sent ? texts.resendReady : ''}
        </p>
      </fetcher.Form>
    </>
  );
}

function SecondsLeft({ pause, onOver }: { pause: { gameMs: number }; onOver(): void }) {
  const seconds = useCountdown({ timeLeft: pause, gameSpeed: 1, onZero: onOver });
  return (
    <p aria-hidden="true" className="tabular text-sm text-muted">
      {texts.resendPause(seconds)}
    </p>
  );
}
