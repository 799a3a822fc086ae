/** What is written into the audit log, with the words in which it is read: 'Mara: named as a moderator: Ivo'. */
export const auditActions = {
  'name-moderator': 'named as a moderator:',
  'remove-moderator': 'took the role of moderator from',
  nothing: 'found nothing wrong:',
  keep: 'kept a decision:',
  reverse: 'took a decision back:',
  rate: 'changed rating and warnings:',
  hide: 'hid:',
  'hide-at-once': 'hid, before anybody decided:',
  'remove-title': 'removed the title:',
  'remove-name': 'removed the name of',
  'remove-bio': 'removed the text about',
  warn: 'warned',
  suspend: 'suspended',
  ban: 'banned',
  release: 'let each vote count:',
  'look-up-address': 'looked up by mail address:',
  'sign-out-everywhere': 'signed out everywhere:',
  'send-recovery': 'mailed a code for a new password to',
  'remove-factors': 'took passkeys and codes away from',
  'change-address': 'changed the mail address of',
  'erase-account': 'deleted the account of',
  'refund-donation': 'gave a donation back:',
  'set-banner': 'put a banner on every page',
  'remove-banner': 'took the banner off',
} as const;

export type AuditAction = keyof typeof auditActions;
