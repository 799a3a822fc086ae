/** What people read here. */
export const profileTexts = {
  new: 'You are new here',
  youCan: (when: string) => `${when}, you can:`,
  myProfile: 'My Profile',
  whyObject: 'Why, and how to object',
  yourAccount: 'Your account',
  memberSince: (memberSince: number) => `Member since ${memberSince}`,
  myPublicPage: 'My public page',
  moderation: 'Moderation',
  administration: 'Administration',
  level: (level: number) => `Level ${level}`,
};
