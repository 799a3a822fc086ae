/** The keys of the pages of moderators, and what they do. */
export const keysTexts = {
  title: 'Keys',
  on: 'Single keys work on these pages',
  queue: [
    { keys: ['J', 'K'], does: 'to the next case, and back' },
    { keys: ['Enter'], does: 'opens the case' },
    { keys: ['X'], does: 'chooses the case' },
    { keys: ['A'], does: 'chooses all of the page' },
    { keys: ['1', '5'], does: 'what to do about the chosen, then Enter' },
  ],
  case: [
    { keys: ['1', '5'], does: 'what to do, then Enter closes the case' },
    { keys: ['J', 'K'], does: 'to the next case, and back' },
  ],
} as const;
