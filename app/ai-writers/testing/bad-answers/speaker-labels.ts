import { type BadAnswers, partly, refused } from './bad-answer';

const KEPT =
  'The boat slid out on the dark water, and the end of the green rope went after it like a tail. Brandt counted the matches twice.';

export const speakerLabels: BadAnswers = {
  kind: 'speaker labels inside the text',
  answers: [
    ...refused('lighthouse', [
      'Brandt: You cut the rope. Ines: I know what I cut. Brandt: Then you know that you are staying the night.',
      'The rope sank. Brandt: “That was the only one.” Ines: “Then we shall have to be careful with the matches.”',
      'BRANDT: (lifting the lamp) You cut the rope. INES: (quietly) I did. And I would do it again tomorrow.',
      'Brandt (angrily): You cut my rope! Ines (calm): It was my rope, and my boat, and my brother’s coat.',
      'The rope was gone. Narrator: Little did they know what the tide would bring. Brandt lifted the lamp.',
      'The rope slid under. User: What does Brandt do? Assistant: He lifts the lamp and looks at her for a long time.',
      'Ines watched the rope. Player 2: Brandt lights the lamp. Player 3: The boat drifts into the rocks.',
      'The boat drifted off on its rope. Your turn: Write what Brandt finds in the water the next morning.',
      'Brandt lifted the lamp. AI: The rope floats on the water. Human: Does the boat come back to them?',
      'Turn 3: The rope floats away. Turn 4: Brandt laughs. Turn 5: Ines climbs the stairs to the light.',
      'Ines looked at the rope. Brandt: “Leave it.” She left it, and the sea took it without a sound.',
      'Brandt looked down. Ines: It was only a rope.',
      'Storyteller: The rope fell into the sea. Ines: Good. Storyteller: And Brandt wept for his boat.',
    ]),
    ...refused('vault', [
      'Dick: You found the key. Marisol: You dropped it. Dick: I never drop anything, and you know that.',
      'MARISOL: What does the key open? DICK: Whatever you like. MARISOL: I would like it to open the door.',
      'Marisol takes the key. Dick: "Careful with that." Marisol: "I am always careful." Dick: "Not with alarms."',
    ]),
    partly('lighthouse', /Noah|Liam|seals/, `Olivia: ${KEPT}\n\nNoah: The seals began to sing.\n\nLiam: Then it rained.`),
    partly(
      'lighthouse',
      /:|Brandt/,
      'Ines: The rope was rotten anyway.\nBrandt: It held for thirty years.\nInes: It did not hold tonight.',
    ),
    partly('lighthouse', /User|Write/, `${KEPT}\n\nUser: Write the next part, please.\n\nAssistant: The seals began to sing.`),
    partly('lighthouse', /Olivia|concise/, `**Olivia (concise):** ${KEPT}`),
    partly('lighthouse', /<\||user|seals/, `${KEPT}<|im_end|>\n<|im_start|>user\nGo on with the seals.<|im_end|>`),
  ],
};
