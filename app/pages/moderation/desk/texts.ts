import { awayTexts } from '~/platform/database/database-away';

/** Texts of the pages of moderators. */
export const deskTexts = {
  failed: 'That was not done. Please try again.',
  databaseAway: awayTexts.text,
  named: (name: string) => `${name} is a moderator now.`,
  removed: 'Their role is taken away.',
} as const;
