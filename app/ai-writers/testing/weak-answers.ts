import type { SampleStoryName } from './stories';

/** Prose that a story can take, but that a better answer of the same question comes before. */
export interface WeakAnswers {
  kind: string;
  answers: Readonly<Partial<Record<SampleStoryName, readonly string[]>>>;
}

export const weakAnswers: readonly WeakAnswers[] = [
  {
    kind: 'takes up nothing of the last turn',
    answers: {
      lighthouse: [
        'Far away, over the hills, the first snow of the winter was falling on the roofs of the village.',
        'There was an old saying that the night has a thousand doors and not one of them opens twice.',
        'The clouds drew apart, and for a moment the stars stood over the island like people at a window.',
        'Somewhere a bell rang, though there was no church for many miles, and the gulls went up in a white cloud.',
        'Everything has its price, and silence was the dearest thing that anybody on that coast could buy.',
        'A fox crossed the path below the wall, stopped, listened, and went on about its business in the ferns.',
        'It was the kind of evening on which secrets grow heavy and want to be put down somewhere.',
        'In the kitchen the clock struck nine, and a smell of burnt sugar came up through the floorboards.',
        'Dreams have a way of coming true on nights like this, and not always the ones that anybody has chosen.',
        'The handprint on the wall was small, too small for a grown person, and it had not been there before.',
      ],
      iceHouse: [
        'The city slept on its secrets like a dog on a bone, and the streets were wet and long and full of nothing.',
        'Outside, a tram went by without a single passenger. It was that kind of night and that kind of town.',
        'Trouble never knocked in that town. It came in by the kitchen, sat down, and asked what there was for supper.',
      ],
      vault: [
        'Outside, the rain begins. The city is a thousand windows, and behind each of them somebody is awake.',
        'The moon comes up over the river. It is going to be a long night, as they say, and a cold one.',
        'Time is a strange thing. It runs when it should walk, and it always knows the way to the exit.',
        'A pigeon walks along the ledge outside, turns its head, and looks in as if it has paid for a seat.',
      ],
      treeHouse: [
        'The summer had been long and full of wasps, and our shoes had grown too small for us by the end of it.',
        'Down in the garden our grandmother was singing to the beans, as she did every evening before supper.',
        'It was almost time for school again, and we could smell the new pencils as far as the orchard.',
      ],
    },
  },
  {
    kind: 'brings in a stranger by name',
    answers: {
      lighthouse: [
        'The rope sank. “That was foolish,” said Marcus, who had been standing behind the door of the tower all the time.',
        'Elena watched the rope go. She had never trusted the boat, and she told Brandt so while he found a match.',
        'The end of the rope was still moving. Sarah picked it up and handed it to Brandt without a word.',
        'Brandt looked at the rope. “Your brother Thomas would have tied it twice,” he said, and lit the lamp.',
        'The rope went under, and Captain Harlow came down the stairs with a gun in each hand and rain on his hat.',
        'Ines threw the rest of the rope to Jack, who caught it and made it fast to the rail of the jetty.',
        'Somebody had tied the rope before her. It was Lily, who sat on the steps and sang to the gulls.',
        '“Leave the rope,” said Victoria. She took the lamp from Brandt and went up before either of them.',
        'The rope slid off. Emily laughed, because she had seen Ines do the same thing the year before.',
        'Brandt held the rope. “I shall call David,” he said, “and David will bring another boat in the morning.”',
      ],
      iceHouse: [
        'Lorna put the glove on the bar. “Ask Frank about the hat,” she said. Frank looked up from his cards.',
        'I looked at the glove. Detective Morrison came in out of the rain and asked me what I was doing there.',
      ],
      vault: [
        'Marisol holds up the key. "Tell Vanessa I said hello," says Dick, and Vanessa steps out from behind the door.',
        'Marisol catches the key, and Roberto shouts from the corridor that the guards are on the stairs.',
      ],
    },
  },
];
