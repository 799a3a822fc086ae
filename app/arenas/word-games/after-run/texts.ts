/** Texts of what is shown once a run is over. */
export const afterRunTexts = {
  notFound: 'Answers you did not find',
  layingOut: 'Laying out your run…',
  howYouTyped: 'How you typed',
  firstKeystroke: 'First keystroke',
  yourRun: 'Your run',
  wordsMet: 'Words you met',
} as const;
