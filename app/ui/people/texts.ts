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

/** What a person is here, as their badge says it: the author of what it stands under, or who looks after the site. */
export const roleNames = { author: 'Author', moderator: 'Moderator', administrator: 'Administrator', wrangler: 'Wrangler' } as const;

/** A rank that was counted a while ago, for those who do not see its sign. */
export function aboutText(rank: number): string {
  return `about ${rank}`;
}
