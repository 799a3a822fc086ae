import { awayTexts } from '~/platform/database/database-away';
import { numberText } from '~/platform/text/format';

/** Texts of filters that somebody keeps as their own. */
export const keptFilterTexts = {
  title: 'Your own filters',
  open: 'Keep these filters',
  openOrder: 'Keep this order',
  begun: 'This list started with the filters and the order you keep. You can still change them above.',
  intro: 'Lists start with the filters and the order you keep. You can still change them above a list, or forget them all here.',
  keep: { everywhere: 'Keep for all lists', fandom: 'Keep for this fandom' },
  forget: { everywhere: 'Forget the ones for all lists', fandom: 'Forget the ones for this fandom' },
  none: 'None yet. Filter or order a list as you like, then choose “Keep these filters” or “Keep this order” above its stories.',
  some: (count: number) => `You keep ${count === 1 ? 'one set' : `${numberText(count)} sets`} of filters. Lists start with them.`,
  everywhere: 'All lists',
  forgetHere: 'Forget',
  forgetOne: (of: string) => `Forget the filters for ${of}`,
  back: 'Back to the list',
  nothing: 'Choose a filter or an order first, then keep it.',
  noFandom: 'There is no such fandom.',
  tooMany: 'You keep filters for 200 fandoms already. Please forget some of them first.',
  failed: 'That did not work. Please try again.',
  databaseAway: awayTexts.text,
} as const;
