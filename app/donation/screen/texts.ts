/** Texts of the page for giving. */
export const screenTexts = {
  donate: 'Donate',
  description: (funding: string) => `${funding} Give what it is worth to you, by card.`,
  intro: (funding: string) => `${funding} Give once, by card, what an hour in the arena is worth to you.`,
  donateAmount: (money: string) => `Donate ${money}`,
  processing: 'Processing...',
  paymentHint: 'You pay on Stripe’s page; we never see your card. It is a one-time payment, and you need no account.',
} as const;
