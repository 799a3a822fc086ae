import { type BadAnswers, refused } from './bad-answer';

export const wrongPeople: BadAnswers = {
  kind: 'invented names, wrong pronouns and the dead',
  answers: [
    ...refused('lighthouse', [
      'The rope sank. “That was foolish,” said Marcus, who had been standing behind the door of the tower all the time.',
      'Elena watched the rope go. She had never trusted the boat, and she told Brandt so while he found a match.',
      'The end of the rope was still moving. Sarah picked it up and handed it to Brandt without a word.',
      'Brandt looked at the rope. “Your brother Thomas would have tied it twice,” he said, and lit the lamp.',
      'The rope went under, and Captain Harlow came down the stairs with a gun in each hand and rain on his hat.',
      'Ines threw the rest of the rope to Jack, who caught it and made it fast to the rail of the jetty.',
      'Somebody had tied the rope before her. It was Lily, who sat on the steps and sang to the gulls.',
      '“Leave the rope,” said Victoria. She took the lamp from Brandt and went up before either of them.',
      'Ines wrapped the rope around himself and looked down at the water, where the boat was turning slowly.',
      'Brandt picked up the rope and wound it around herself, as if it were a shawl against the wind.',
      'The rope slid off. Emily laughed, because she had seen Ines do the same thing the year before.',
      'Brandt held the rope. “I shall call David,” he said, “and David will bring another boat in the morning.”',
    ]),
    ...refused('iceHouse', [
      'Vince nodded at the glove. “She has told you about the hat, then,” he said, and lit a cigarette at the bar.',
      'Lorna dropped the glove. Behind her Vince laughed and took the hat from the hook, and the barman poured him a rye.',
      '“He always wore it,” Lorna said. Vince walked in, took the glove from the bar and put it into his pocket.',
      'The burn under the glove was fresh. Vince turned to me and asked what I was drinking, and I told him.',
      'Lorna put the glove on the bar. “Ask Frank about the hat,” she said. Frank looked up from his cards.',
      'I looked at the glove. Detective Morrison came in out of the rain and asked me what I was doing there.',
    ]),
    ...refused('vault', [
      'Marisol holds up the key. "Tell Vanessa I said hello," says Dick, and Vanessa steps out from behind the door.',
      'Marisol catches the key, and Roberto shouts from the corridor that the guards are on the stairs.',
      'Dick bows. Marisol weighs the key in one hand and pulls himself out of the vault with the other.',
    ]),
  ],
};
