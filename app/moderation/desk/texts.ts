import { awayTexts } from '~/platform/database/database-away';

/** Texts of the pages of moderators. */
export const deskTexts = {
  title: 'Moderation',
  numbersTitle: 'Moderation in Numbers',
  views: 'Moderation',
  failed: 'That did not work. Please try again.',
  databaseAway: awayTexts.text,
  named: {
    moderator: (name: string) => `${name} is a moderator now.`,
    wrangler: (name: string) => `${name} is a wrangler now.`,
  },
  removed: 'Their role has been removed.',
} as const;
