import { type BadAnswers, partly, refused } from './bad-answer';

export const garbage: BadAnswers = {
  kind: 'keyboard garbage',
  answers: [
    ...refused('lighthouse', [
      'asdfghjkl asdfgh rope asdkjfh aslkdjfh alskdjfh boat aslkdfj qwerqwer zxcvzxcv lamp asdf asdf asdf.',
      'The rope rope rope rope rope rope rope rope rope rope rope rope rope rope rope rope rope rope.',
      'Ines watched the rope sink into the wjkrtq xvbnmk sdfpqr of the tide, and Brandt xkcdvbn the lamp.',
      'T h e  r o p e  s a n k  i n t o  t h e  w a t e r  a n d  B r a n d t  s a i d  n o t h i n g.',
      'The rope sank $$$%%%^^^&&& into the ;;;;;;;; water ((((((( and Brandt ======= lifted ++++++ the lamp.',
      'The rope was cut â€œand goneâ€ said Brandt, and InesÃ© looked at the waterâ€™s edge for a long time.',
      'The rope \uFFFD\uFFFD\uFFFD sank into \uFFFD\uFFFD the water, and Brandt \uFFFD lifted the lamp above his head.',
      'TheRopeSankIntoTheWater and BrandtLiftedTheLamp because InesHadCutIt with aKnifeThat nobodyHadSeen.',
      'Ines [INSERT ACTION HERE] the rope, and Brandt [CHARACTER EMOTION] at the water for a long time.',
      'The rope belonged to {character_name}, who had tied it to the {{place}} on the day of the storm.',
      'Ġthe Ġrope Ġsank Ġinto Ġthe Ġwater Ġand ĠBrandt Ġlifted Ġthe Ġlamp Ġwithout Ġa Ġword.',
      '▁The▁rope▁sank▁into▁the▁water▁and▁Brandt▁lifted▁the▁lamp▁without▁a▁word▁to▁Ines.',
      'The rope<0x0A><0x0A>sank into the water, and Brandt lifted the lamp<0x0A>without a word to Ines.',
      'The rope sank. a8f3k29d 77bq2x1z Brandt lifted the lamp. 9f8e7d6c5b Ines laughed at the water.',
      '[INST] Continue the story about the rope. [/INST] The rope sank, and Brandt lifted the lamp.',
      '!!!!!!!!! rope !!!!!!!!!! boat ?????????? Brandt !!!!!!!!!!!!!!! lamp ............... Ines ,,,,,,,,,,',
      'The rope rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr',
      'Lorem ipsum dolor sit amet, the rope consectetur adipiscing elit, sed do eiusmod tempor Brandt.',
      'rope. . . . . . . . . . boat. . . . . . . . . . lamp. . . . . . . . . . Ines. . . . . . . . . .',
      'Brandt smiled and the rope went under lol omg u r so ded now Ines tbh no boat idk.',
      'bcdfg hjklm npqrst vwxz rope bcdfgh jklmnp qrstvw xzbcdf ghjklm lamp npqrst vwxzbc dfghjk lmnpqr',
    ]),
    partly(
      'lighthouse',
      /[\u{1F300}-\u{1FAFF}]/u,
      'The boat slid out on the dark water 🌊🌊, and the end of the green rope went after it like a tail 😱. Brandt counted the matches twice 🔥.',
    ),
    partly(
      'lighthouse',
      /<\/s>|zzz/,
      'The boat slid out on the dark water, and the end of the green rope went after it like a tail. Brandt counted the matches twice.</s></s></s> zzz zzz',
    ),
  ],
};
