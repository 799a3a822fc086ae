import { type SubmissionResult, useForm } from '@conform-to/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { moneyText } from '~/platform/text/format-numbers';
import { Button } from '~/ui/actions/button';
import { buttonStyle } from '~/ui/actions/button-style';
import { Card } from '~/ui/layout/card';
import { Notice } from '~/ui/states/notice';
import { useToast } from '~/ui/toasts/use-toast';
import { isPaymentTrouble, texts, toasts } from '../texts';
import { centsOf, PRESSABLE_CENTS } from './amount';
import { AmountField } from './amount-field';
import type { DonationFields } from './forms';
import { screenTexts } from './texts';

/** The reply to a press: where to continue, or the form with its errors. */
interface PressReply {
  form: SubmissionResult<string[]>;
  result: { url: string } | undefined;
}

export interface DonationFormProps {
  isSetUp: boolean;
  pressId: string;
  /** Initial value of the field, in dollars. */
  amount: string;
  reply: PressReply | undefined;
}

/** The amount and one button. The amount survives every failure, and the button can be pressed again. */
export function DonationForm({ isSetUp, pressId, amount, reply }: DonationFormProps) {
  const navigation = useNavigation();
  const submitting = navigation.state !== 'idle' && navigation.formMethod === 'POST';
  const [press] = useState(pressId);
  const [typed, setTyped] = useTyped(String(reply?.form.initialValue?.amount ?? amount));
  // Only when the router is idle: after loading data it rewrites the address without the amount.
  const leaving = useCheckout(navigation.state === 'idle' ? reply?.result : undefined, typed);
  const busy = submitting || leaving;
  const [form, fields] = useForm<DonationFields>({
    id: 'donation',
    defaultValue: { amount, press },
    lastResult: busy || reply?.result ? null : reply?.form,
  });
  useErrorToast(submitting ? undefined : reply);

  const cents = typed === undefined ? undefined : (centsOf(typed) ?? 0);
  return (
    <Card as="section" aria-label={texts.yourDonation} className="flex flex-col gap-6 sm:p-8">
      <Trouble errors={form.errors} isSetUp={isSetUp} />
      <Form
        method="post"
        id={form.id}
        // Another press while leaving the page would overwrite the address that holds the amount.
        onSubmit={(event) => (leaving ? event.preventDefault() : form.onSubmit(event))}
        noValidate
        preventScrollReset
        className="flex flex-col gap-6"
      >
        <input type="hidden" name={fields.press.name} defaultValue={String(fields.press.initialValue ?? press)} />
        <AmountField field={fields.amount} onAmount={setTyped} />
        <Button
          type="submit"
          size="lg"
          pending={busy}
          pendingText={screenTexts.processing}
          disabled={cents !== undefined && cents < PRESSABLE_CENTS}
          className="tabular-nums"
        >
          {cents ? screenTexts.donateAmount(moneyText(cents)) : screenTexts.donate}
        </Button>
      </Form>
      {reply?.result && (
        // With script the page continues by itself.
        <noscript>
          <Notice
            tone="info"
            title={texts.checkoutOpen}
            actions={
              <a href={reply.result.url} className={buttonStyle('gold')}>
                {texts.toPayment}
              </a>
            }
          >
            {texts.thenBack}
          </Notice>
        </noscript>
      )}
      <p className="text-sm text-muted">{screenTexts.paymentHint}</p>
    </Card>
  );
}

function Trouble({ errors, isSetUp }: { errors: readonly string[] | undefined; isSetUp: boolean }) {
  if (errors) {
    return (
      <Notice tone="error" title={texts.errorTitle}>
        {errors.join(' ')}
      </Notice>
    );
  }
  return isSetUp ? null : <Notice tone="info">{texts.notSetUp}</Notice>;
}

/** The typed amount, known once the script has loaded; until then the button is enabled. */
function useTyped(first: string): [string | undefined, (amount: string) => void] {
  const [typed, setTyped] = useState<string>();
  useEffect(() => {
    // Includes text typed before the script loaded.
    const field = document.querySelector<HTMLInputElement>('#donation input[name="amount"]');
    setTyped((typed) => typed ?? field?.value ?? first);
  }, [first]);
  return [typed, setTyped];
}

/**
 * Continues to the provider's page.
 * @returns whether the page is being left; false again when a person returns to it from the page cache.
 */
function useCheckout(checkout: PressReply['result'], amount: string | undefined): boolean {
  const [left, setLeft] = useState(false);
  const leave = useEffectEvent((url: string) => {
    setLeft(true);
    // Going back then restores the amount.
    if (amount) history.replaceState(history.state, '', `?${new URLSearchParams({ amount })}`);
    location.assign(url);
  });
  useEffect(() => {
    if (checkout) leave(checkout.url);
  }, [checkout]);
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setLeft(false);
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);
  return left;
}

function useErrorToast(reply: PressReply | undefined): void {
  const toast = useToast();
  useEffect(() => {
    const errors = reply?.result ? undefined : reply?.form.error;
    if (!errors) return;
    if (errors.amount?.includes(texts.tooLittle)) return toast(toasts.minimum);
    const trouble = errors['']?.[0];
    if (trouble) toast(isPaymentTrouble(trouble) || !navigator.onLine ? toasts.connection : toasts.problem);
  }, [reply, toast]);
}
