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
} as const;

export type AuditAction = keyof typeof auditActions;
