/** Texts of the donations, for administrators. */
export const donationsTexts = {
  noAccount: 'no account',
  none: 'Nobody has donated yet.',
  refunded: (amount: string) => `${amount} refunded`,
  giveBack: 'Give back',
  refundWarning: (amount: string) => `${amount} goes back to the card. This cannot be undone.`,
  refund: 'Refund',
} as const;
