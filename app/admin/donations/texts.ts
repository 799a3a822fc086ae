/** What people read here. */
export const donationsTexts = {
  none: 'Nobody has donated yet.',
  refunded: (dollars: string) => `${dollars} refunded`,
  giveBack: 'Give back',
  refundWarning: (dollars: string) => `${dollars} goes back to the card. This cannot be undone.`,
  refund: 'Refund',
};
