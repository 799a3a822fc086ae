import { awayTexts } from '~/platform/database/database-away';

/** Texts of filters that somebody keeps as their own. */
export const keptFilterTexts = {
  title: 'Your own filters',
  intro: 'Lists begin with filters that you keep. Each can still be removed above a list.',
  keep: { everywhere: 'Keep these for all lists', fandom: 'Keep these for this fandom' },
  forget: { everywhere: 'Forget those for all lists', fandom: 'Forget those for this fandom' },
  nothing: 'Choose a filter first, then keep it.',
  noFandom: 'There is no such fandom.',
  tooMany: 'You keep filters for 200 fandoms already. Please forget some of them first.',
  failed: 'That did not work. Please try again.',
  databaseAway: awayTexts.text,
} as const;
