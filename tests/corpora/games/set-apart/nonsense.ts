import type { ScriptedGame } from '../scripted-game';

export const nonsenseGames: readonly ScriptedGame[] = [
  {
    id: 'caps-lock-castle',
    kind: 'nonsense',
    person: 'third',
    tense: 'past',
    people: 1,
    opening: 'The siege had lasted a hundred days when the jester was finally asked for his advice.',
    turns: [
      'ggggggggggggggggg',
      'YEEEEEEEET',
      'no',
      'banana',
      'the jester farted and everybody died lolol',
      '🏰🔥🔥🔥💀',
      'xD xD xD',
      'WHY IS NOBODY TYPING',
      'zxcvbnm,.-',
      'gtg mom says dinner',
    ],
    cast: { 'the jester': 'he' },
    opened: [
      { turn: 3, words: 'banana', is: 'object' },
      { turn: 4, words: 'everybody died lolol', is: 'threat' },
      { turn: 7, words: 'WHY IS NOBODY TYPING', is: 'question' },
    ],
  },
];
