/** Texts of the page of those who run the site. */
export const staffTexts = {
  roles: { administrator: 'Administrator', moderator: 'Moderator', wrangler: 'Wrangler' },
  roleBySettings: (role: string) => `${role}, by the settings of the site`,
  nobody: 'Nobody has a role yet.',
  remove: { moderator: 'Remove as a moderator', wrangler: 'Remove as a wrangler' },
  wranglers: 'Tag wranglers',
  noWranglers: 'None yet. Moderators and administrators can order tags, too.',
  name: 'Give a role to',
  nameHint: 'The player’s name, exactly as on their page.',
  makeModerator: 'Make moderator',
  makeWrangler: 'Make wrangler',
  naming: 'Naming...',
} as const;
