/** Texts of the menu about a person. */
export const menuTexts = {
  about: (name: string) => `About ${name}`,
  whatToDo: (name: string) => `What to do about ${name}`,
  visit: 'Visit',
  mute: 'Mute',
  block: 'Block',
  report: 'Report',
  opensNewTab: '(opens a new tab)',
} as const;

/** What somebody does for the site, as their badge says it. */
export const roleNames = { moderator: 'Moderator', administrator: 'Administrator' } as const;
