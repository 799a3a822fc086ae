/** First tries of mails with codes have their own queue, so that they only wait for each other. */
export const CODES = 'code-mail';
export const CODES_AGAIN = 'code-mail-again';
export const NOTICES = 'mail';
/** The queues in which mails wait. */
export const MAIL_QUEUES: readonly string[] = [CODES, CODES_AGAIN, NOTICES];
