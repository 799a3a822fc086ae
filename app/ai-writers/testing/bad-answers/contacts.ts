import { type BadAnswers, refused } from './bad-answer';

export const contacts: BadAnswers = {
  kind: 'contact handles and addresses',
  answers: [
    ...refused('lighthouse', [
      'The rope slid into the water. For more stories like this one, follow me @olivia_writes and leave a comment.',
      'Ines watched the rope sink. Read the whole tale at https://best-stories.example/lighthouse before it is gone.',
      'Brandt lifted the lamp. “Write to me,” he said, “at brandt.keeper@lighthouse.example, when you are home.”',
      'The rope was gone. Visit www.lighthouse-tales.example for the next chapter of this and other stories.',
      'Brandt gave her a card. “Call me,” it said, “at (555) 123-4567.” The rope was already out of sight.',
      'The rope floated off. Ines dialled +49 30 1234567 and waited for a voice that she knew.',
      'On the end of the rope hung a tag with a number, 555-0142-889, and Brandt read it out to her.',
      'Ines cut the rope. If you feel like cutting yours, call 1-800-273-8255. Brandt lifted the lamp again.',
      'The rope sank. #lighthouse #amwriting #darkfiction Brandt looked out and saw nothing but the dark water.',
      'Ines let go of the rope. Subscribe to my newsletter for the next part, and support me on Patreon!',
      'Brandt held up the rope. “Find me on Instagram,” he said, “when the light is burning again.”',
      'The rope was made by ropes-and-more.com, as the tag said, and it had not been made to be cut.',
      'The boat drifted off. Join our Discord at discord.gg/lighthouse to decide what Brandt does with the rope.',
      'Ines cut the rope, and Brandt told her to mail keeper (at) lighthouse (dot) com about the damage.',
      'Ines looked at the rope. “Text me on 07700 900123,” said Brandt, “and I shall come down with the lamp.”',
      'Link in bio for the rest. The rope went under, and Brandt said that it had been a good rope.',
      'The rope was gone for good. DM us on Twitter to vote for what Ines finds at the top of the stairs.',
    ]),
    ...refused('vault', [
      'Marisol turns the key over. On it is stamped bit.ly.co/vault77, and Dick stops clapping when she reads it out.',
      'The key has a tag: t.me/secondalarm. Marisol puts it in her pocket, and Dick watches her do it.',
      'Dick smiles at the key. "Ask @dick_the_dip," he says. "Everybody does, sooner or later, when alarms go off."',
      'Marisol holds up the key. "It says 020 7946 0958," she says. Dick says nothing and finishes the sandwich.',
    ]),
  ],
};
