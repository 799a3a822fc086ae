/** Texts of a room's menu. */
export const menuTexts = {
  menu: 'Room',
  leaveRoom: 'Leave Room',
  aboutRoom: 'About this room',
  removeWriter: (name: string) => `Remove ${name}`,
  removeQuestion: {
    title: (name: string) => `Remove ${name}?`,
    description: 'What they have written stays in the story. They cannot come back to this room.',
    confirmLabel: 'Remove',
    cancelLabel: 'Cancel',
  },
  report: 'Report a passage',
  opensTab: '(opens a new tab)',
} as const;

/** Texts about inviting others. */
export const inviteTexts = {
  byName: 'Invite someone you know',
  byNameHint: 'People you follow, or who follow you.',
  invite: 'Invite',
} as const;
