import { type BadAnswers, refused } from './bad-answer';

export const anotherTelling: BadAnswers = {
  kind: 'another tense or narrator',
  answers: [
    ...refused('lighthouse', [
      'Ines watches the rope slide into the water. Brandt lifts the lamp and looks at her, and she sees that his hands shake.',
      'The rope sinks. Brandt turns to the stairs and waits for her there, and the wind comes up behind them both.',
      'I watched the rope slide into the water. Brandt lifted the lamp above me, and I saw that his hands were shaking.',
      'We let the rope go and went up the stairs together, and neither of us looked back at our boat.',
      'You watch the rope slide into the water. You think of your brother, and you follow the lamp up the stairs.',
      'My hands were cold from the rope. I put them into my brother’s coat and followed the lamp up the stairs.',
      'The rope drifts on the black water. Ines stands at the rail and counts the waves. Brandt says nothing and lights the lamp.',
      'I cut what was left of the rope and told Brandt that my brother had sent me, which was half of the truth.',
      'The boat is gone. The rope is gone. Brandt smiles for the first time, and Ines takes the lamp from him.',
      'Our rope was gone, and our boat with it. We stood on the jetty and listened to the keeper laugh.',
    ]),
    ...refused('vault', [
      'Marisol took the key out of the bag and turned it over. It was warm. Dick had stopped clapping and was watching her.',
      'The key was heavier than it looked. Marisol weighed it in her hand and waited until Dick had finished the sandwich.',
      'I take the key out of my bag and turn it over. Dick has stopped clapping, and I can hear my own breath.',
      'I knew that key. I had lost it three years before, in another vault, on the night when Dick left me there.',
      'Dick smiled, and the alarm began at once. Marisol threw the key at him and ran for the stairs.',
      'My fingers close on the key. I do not turn round, because I know what I shall see in his face.',
    ]),
    ...refused('iceHouse', [
      'Lorna puts the glove on the bar. Her hand is burned, and the barman sees it, and nobody says a word about the hat.',
      'You look at the glove. You know that hand, and you wish you did not, and you order another rye.',
      'Lorna lays the red glove next to the hat. The barman looks away. She smiles and asks for a light.',
      'You pick up the glove and your fingers smell of smoke. You ask her about the hat again, and you wait.',
    ]),
  ],
};
