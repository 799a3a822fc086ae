import type { ScriptedGame } from '../scripted-game';

export const horrorGames: readonly ScriptedGame[] = [
  {
    id: 'tooth-fairy',
    kind: 'horror',
    person: 'third',
    tense: 'present',
    people: 1,
    opening: 'Mikkel is eleven and has all his teeth, so why is there a coin under his pillow?',
    turns: [
      "He counts them with his tongue. Twenty-eight. He counts again. He takes the coin to the window and it's so old that the face is worn away.",
      'At breakfast his mother, Birgit, smiles at him with her hand in front of her mouth.',
      '"What happened to your teeth Mama?" he says. She says eat.',
      'The next night there are two coins.',
      "He sets a trap: flour on the floor and his camera. He's not going to sleep, he isnt going to",
      'He wakes up at five. In the flour there are footprints and they start at the wardrobe. There is none going back.',
      "Dad opens the wardrobe and laughs and shows him. It's only coats. One of the coats has shoes on.",
      '"Run," says Dad, in a very quiet voice. He\'s got no teeth at all when he says it.',
      "Mikkel runs to his mother's room. He holds out all the coins with both hands. Take them back, he says, please, take them",
      "It's behind him now. It counts, out loud, in a nice voice, up to twenty-eight.",
    ],
    cast: { Mikkel: 'he', Birgit: 'she', Dad: 'he' },
    opened: [
      { turn: 0, words: 'the coin', is: 'object' },
      { turn: 2, words: 'What happened to your teeth Mama?', is: 'question' },
      { turn: 4, words: 'his camera', is: 'object' },
      { turn: 6, words: 'One of the coats has shoes on.', is: 'threat' },
    ],
  },
];
