/** Texts of the donations, for administrators. */
export const donationsTexts = {
  noAccount: 'no account',
  none: 'Nobody has donated yet.',
  refunded: (dollars: string) => `${dollars} refunded`,
  giveBack: 'Give back',
  refundWarning: (dollars: string) => `${dollars} goes back to the card. This cannot be undone.`,
  refund: 'Refund',
} as const;
