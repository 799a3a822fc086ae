/** Texts about practice. */
export const practiceTexts = {
  link: 'Practice without a clock',
  short: 'Practice',
  intro: 'The same kinds of puzzles with all the time you like. Practice does not count: no XP, no board, no best score.',
  start: 'Start Practice',
  fromOwnWords: 'Start From My Words',
  noneFits: 'None of your words fit this game. Keep more of them, or practice with any words.',
  untimed: 'No clock',
  /** The noun alone is drawn where there is little room. */
  showAnswer: { lead: 'Show me the ', noun: 'answer' },
  showWord: 'Show me a word',
  hint: 'Hint',
  couldSay: (word: string) => `You could say “${word}”.`,
  knowsNone: 'We have no word to offer here. End the chain, or find one.',
  over: 'That was the last one',
  again: 'Practice Again',
  againstClock: 'Play Against the Clock',
  lost: 'This practice run is over. Please start another one.',
  dealing: 'Dealing…',
  backToGames: 'Back to Games',
} as const;
