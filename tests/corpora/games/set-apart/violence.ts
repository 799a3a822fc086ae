import type { ScriptedGame } from '../scripted-game';

export const violenceGames: readonly ScriptedGame[] = [
  {
    id: 'siege-of-the-mill',
    kind: 'violence',
    person: 'third',
    tense: 'past',
    people: 1,
    opening: 'When the ladders hit the wall of the mill there were nine defenders left, and Sergeant Hroth was one of them.',
    turns: [
      'He cut the first man across the face and he fell back on the others. The second had an axe.',
      "The axe took Hroth's shield and two of his fingers. He didn't feel it yet. He put his sword through the man's belly and had to stand on him to get it out.",
      "\"They're burning the gate!\" yelled Ysolt from below. She was only the miller's daughter but she'd killed more than most of them, with boiling lye.",
      '"Then let them in," Hroth said. "Open it."',
      "She thought he'd gone mad. He showed her the millstone, up on its edge, held by just a wedge.",
      'They opened the gate. The soldiers came in screaming, twenty, thirty of em, in the narrow passage',
      'Ysolt kicked the wedge out',
      "You can't describe that sound. After it nobody was screaming any more. There was blood on the ceiling",
      "Hroth sat down against the sacks. It was just then he saw that it wasn't only two fingers.",
      '"Did we hold it?" he asked. She said they\'d held it. He died looking pleased, like he had won at cards.',
    ],
    cast: { Hroth: 'he', Ysolt: 'she' },
    opened: [
      { turn: 2, words: "They're burning the gate!", is: 'threat' },
      { turn: 2, words: 'boiling lye', is: 'object' },
      { turn: 3, words: 'Open it.', is: 'door' },
      { turn: 4, words: 'a wedge', is: 'object' },
      { turn: 8, words: "it wasn't only two fingers", is: 'threat' },
    ],
    gone: [{ name: 'Hroth', turn: 9 }],
  },
];
