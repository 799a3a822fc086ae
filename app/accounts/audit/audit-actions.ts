/** What is written into the audit log, with the sentence in which it is read: 'Mara' + 'named as a moderator' + 'Ivo'. */
export const auditActions = {
  'name-moderator': 'named as a moderator',
  'remove-moderator': 'is no longer a moderator:',
} as const;

export type AuditAction = keyof typeof auditActions;
