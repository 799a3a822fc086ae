import type { PaymentFaultKind } from '~/platform/checkout/checkout';
import { awayTexts } from '~/platform/database/database-away';
import { moneyText } from '~/platform/text/format-numbers';
import { giving } from '~/site/giving';
import { MAX_CENTS, MIN_CENTS } from './screen/amount';

/** The payment provider's display name. */
const PROVIDER = 'Stripe';

/** Texts about donating. */
export const texts = {
  whatTheyDo: 'See what donations pay for',
  askAgain: 'Ask again',
  usualAmounts: 'Suggested amounts',
  toPayment: 'Continue to payment',
  thenBack: 'You pay there and come straight back.',
  yourDonation: 'Your donation',
  checkoutOpen: 'Your checkout is open',
  title: 'Donate',
  amountLabel: 'Enter Donation Amount',
  currency: '$',
  amountExample: '25',
  amountInvalid: 'Please enter an amount in dollars, with at most 2 decimals.',
  tooLittle: `Please donate at least ${moneyText(MIN_CENTS)}`,
  tooMuch: `Please donate at most ${moneyText(MAX_CENTS)} at once. For more than that, please write to us.`,
  errorTitle: `${PROVIDER} Payment Error`,
  notSetUp: `${PROVIDER} configuration issue: payments are not set up on this site, so no donation can be taken. Please try again later.`,
  noAddress: `${PROVIDER} configuration issue: there is no checkout to go to. Nothing was charged. Please try again later.`,
  noResponse: 'No response from payment service. Please try again later.',
  connecting: (message: string) => `Error connecting to payment service: ${message}`,
  offline: 'Error connecting to payment service: this site could not be reached. Please check your connection.',
  databaseAway: awayTexts.text,
  failed: 'There was a problem initiating your donation. Please try again.',
  commitment: `Our commitment: what you give keeps the lights on, the clocks running and the doors open to everyone. ${giving.charity}`,
} as const;

/** Toasts of the donate page. */
export const toasts = {
  minimum: { title: 'Minimum Donation', description: texts.tooLittle, tone: 'error' as const },
  connection: {
    title: 'Payment Error',
    description: 'Could not connect to the payment service. Please check your connection and try again.',
    tone: 'error' as const,
  },
  problem: { title: 'Payment Error', description: texts.failed, tone: 'error' as const },
  thanks: { title: 'Thank you for your donation!', tone: 'success' as const },
  canceled: { title: 'Donation Canceled', description: 'No charges were made' },
};

/** Texts for a payer who returns from the provider's page. */
export const returnTexts = {
  received: (amount: string) => `We have received ${amount}. A receipt is on its way to your inbox.`,
  waitingTitle: 'Your donation is not confirmed yet',
  waiting: `${PROVIDER} has not confirmed the payment yet. This can take a moment; this page keeps checking. You do not need to pay again.`,
  unpaidTitle: 'This donation was not paid',
  unpaid: `${PROVIDER} says the checkout ended without a payment. No charges were made.`,
  unknownTitle: 'There is nothing to confirm',
  unknown: `We have no record of this donation. If you have paid, the receipt from ${PROVIDER} is still valid.`,
} as const;

/** The text shown to the payer for a fault of the provider. */
export function faultText(kind: PaymentFaultKind): string {
  switch (kind) {
    case 'silent':
      return texts.noResponse;
    case 'no-address':
      return texts.noAddress;
    case 'unreachable':
      return texts.connecting('it cannot be reached at the moment. Please try again later.');
    case 'refused':
      return texts.connecting('it did not accept the donation. Nothing was charged.');
    case 'broken':
      return texts.connecting('it answered with an error of its own. Please try again later.');
  }
}

/** Whether an error is about the provider or the connection to it instead of the typed amount. */
export function isPaymentTrouble(error: string): boolean {
  return error.includes(PROVIDER) || error.includes('payment service');
}
