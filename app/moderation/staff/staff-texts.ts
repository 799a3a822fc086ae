/** Texts of the page of those who run the site. */
export const staffTexts = {
  roles: { administrator: 'Administrator', moderator: 'Moderator' },
  roleBySettings: (role: string) => `${role}, by the settings of the site`,
  nobody: 'Nobody has a role yet.',
  remove: 'Remove as a moderator',
  name: 'Name a moderator',
  nameHint: 'The player’s name, exactly as on their page.',
  makeModerator: 'Make moderator',
  naming: 'Naming...',
} as const;
