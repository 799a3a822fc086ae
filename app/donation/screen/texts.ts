/** What people read here. */
export const screenTexts = {
  donate: 'Donate',
  intro: (funding: string) => `${funding} Give once, by card, what an hour in the arena is worth to you.`,
  donateAmount: (money: string) => `Donate ${money}`,
  processing: 'Processing...',
  paymentHint: 'You pay on a page of Stripe; this site never sees your card. It is a single payment, and you need no account.',
};
