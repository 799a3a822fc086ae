/** Texts of the mails of a site without a mail server. */
export const outboxTexts = {
  title: 'Outbox',
  intro: 'This site has no mail server, so its mails are kept here. Each one is a file in DATA_DIR/outbox.',
  empty: 'No mail yet.',
  emptyText: 'Sign up, and the verification code arrives here.',
  noSuchMail: 'There is no such mail.',
  mail: (to: string, day: string) => `To ${to} · ${day}`,
} as const;
