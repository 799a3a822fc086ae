import { type BadAnswers, refused } from './bad-answer';

export const retelling: BadAnswers = {
  kind: 'retelling',
  answers: [
    ...refused('lighthouse', [
      'So far, Ines has rowed out to a dark lighthouse, met the keeper and cut the rope that held her boat.',
      'Previously, Ines tied her boat to the jetty. Now the rope has been cut, and Brandt has the matches.',
      'The story follows Ines, who rows to a lighthouse and meets an old keeper with a lamp and a rope.',
      'In summary, the keeper said she was late, she laughed, and then she cut the rope of the boat.',
      'To recap: the lighthouse is dark, Ines has brought matches, and the rope that held the boat is cut.',
      'The story so far has shown us a dark lighthouse, an old keeper and a young woman who cut a green rope.',
      'Ines gave Brandt the matches, and she laughed. Brandt said that she was late. She cut the green rope of the boat.',
      'Ines cut the green rope that held the boat. Then she cut the green rope. She laughed at Brandt.',
      'Brandt said Ines was late. Ines, laughing, gave the matches to Brandt. The green rope that held the boat was cut.',
      'Ines climbed the steps to the keeper. The keeper had a lamp. Ines laughed and cut the green rope of her boat.',
      '“You are late,” said Brandt. Ines laughed. She gave the matches to him. Then the green rope was cut.',
      'Then Ines cut the rope. It was a green rope. The green rope had held the boat. The boat was held by the rope.',
      'The old keeper, Brandt, waited with a lamp while Ines tied the boat to the jetty and climbed the steps.',
      'As we saw, the rope that held the boat has been cut by Ines, and Brandt has been given the matches.',
      'The scene describes how Ines cuts the rope, which shows that she does not want to go back to the shore.',
      'This story is about a woman and a keeper and a rope, and about what it means to stay in the dark.',
    ]),
    ...refused('vault', [
      'Dick says that Marisol always forgets the second alarm, and he drops the small brass key into the blowtorch bag.',
      'Dick, in a dinner jacket, claps with a sandwich in one hand. Marisol is halfway into the vault. The lights come on.',
      'So far, Marisol has been caught halfway into the vault by Dick, who has given her a small brass key.',
      'A small brass key drops into the bag. Dick says the second alarm is always forgotten. Marisol forgets the alarm.',
      'The story continues with Marisol, who has a key now, and with Dick, who has said something about the alarm.',
    ]),
  ],
};
