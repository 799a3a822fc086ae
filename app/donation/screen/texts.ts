/** What people read here. */
export const screenTexts = {
  donate: 'Donate',
  giveOnceCard: (funding: string) => `${funding} Give once, by card, what an hour in the arena is worth to you.`,
  donate2: (money: string) => `Donate ${money}`,
  processing: 'Processing...',
  payPageStripe: 'You pay on a page of Stripe; this site never sees your card. It is a single payment, and you need no account.',
};
