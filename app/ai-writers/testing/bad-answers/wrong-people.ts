import { type BadAnswers, refused } from './bad-answer';

export const wrongPeople: BadAnswers = {
  kind: 'wrong pronouns and the dead',
  answers: [
    ...refused('lighthouse', [
      'Ines wrapped the rope around himself and looked down at the water, where the boat was turning slowly.',
      'Brandt picked up the rope and wound it around herself, as if it were a shawl against the wind.',
      'Ines asked himself whether the rope had been worth it, and looked out at the boat.',
      'Brandt warmed herself at the lamp while the boat drifted off on its green rope.',
      'Brandt told herself that the rope had been rotten for years, and counted the matches.',
      'Ines steadied himself against the cold rail, and the rope slid past and was gone.',
      'Ines hurt himself on the knife that had cut the rope, and laughed all the same.',
      'Brandt lowered herself onto the step beside the matches and sighed for the boat.',
    ]),
    ...refused('iceHouse', [
      'Vince nodded at the glove. “She has told you about the hat, then,” he said, and lit a cigarette at the bar.',
      'Lorna dropped the glove. Behind her Vince laughed and took the hat from the hook, and the barman poured him a rye.',
      '“He always wore it,” Lorna said. Vince walked in, took the glove from the bar and put it into his pocket.',
      'The burn under the glove was fresh. Vince turned to me and asked what I was drinking, and I told him.',
      'Vince pulled out the chair beside Lorna and put his hat on top of the red glove.',
      'Vince laughed and picked the red glove up from the bar, and the barman looked away.',
      'Vince took the glove out of her fingers before I could and walked up the stairs with it.',
      'Vince smiled at the barman. Lorna dropped her glove, and nobody at the bar picked it up.',
      'Vince shook the rain out of his hat and asked the widow for a light and a rye.',
    ]),
    ...refused('vault', [
      'Dick bows. Marisol weighs the key in one hand and pulls himself out of the vault with the other.',
      'Marisol lifts himself out of the vault, and the key falls back among the tools.',
      'Marisol asks himself what the little key might open and whether Dick knows that.',
    ]),
  ],
};
