import type { ScriptedGame } from '../scripted-game';

export const romanceGames: readonly ScriptedGame[] = [
  {
    id: 'wrong-suitcase',
    kind: 'romance',
    person: 'third',
    tense: 'past',
    people: 1,
    opening: 'The suitcase on the bed was not hers, and it was full of poems.',
    turns: [
      'Amara shut it again. It was none of her business. She opened it again. They were all to somebody called June.',
      'There was a phone number on the tag. A man picked up, out of breath. “Do you have my case?” he said. “I’ve got your, um. I’ve got your swimsuits.”',
      'They met at the fountain by Platz der Luftbrücke. His name was Lorenz, and he had packed her things back so neatly that she blushed.',
      '“I read one of them,” said Amara. “I’m sorry. I read eleven.”',
      'Lorenz sat down on the suitcase. He looked like a man who’s been caught singing.',
      'She asked him who June was. He said June was a month. He’d written a poem for every day of it',
      'They laughed so hard that a pigeon left. Then his train was called and neither of them got up.',
      '“I’ve got a spare swimsuit,” she said. “There’s a lake.”',
      'He couldn’t swim. He told her so when he was already in up to the neck and holding her hand.',
      'In the evening he wrote one for July.',
    ],
    cast: { Amara: 'she', Lorenz: 'he' },
    opened: [
      { turn: 0, words: 'June', is: 'question' },
      { turn: 1, words: 'my case', is: 'object' },
      { turn: 6, words: 'his train was called', is: 'arrival' },
      { turn: 7, words: 'There’s a lake.', is: 'promise' },
    ],
  },
];
