/** A text of a duel in the demo world. */
interface DemoDuelText {
  /** The key of its writer. */
  author: string;
  title: string;
  body: string;
}

/** What a reader said of a duel in the demo world. */
interface DemoJudgement {
  /** The key of the reader. */
  reader: string;
  /** Which text they chose. */
  picked: 0 | 1;
  /** For each text, the number of the sentence to keep, from 0, and what they said. */
  notes: readonly [DemoNote, DemoNote];
}

interface DemoNote {
  line: number;
  said: string;
}

export interface DemoDuel {
  card: string;
  daysAgo: number;
  texts: readonly [DemoDuelText, DemoDuelText];
  /** None: it is to be read. */
  judgements: readonly DemoJudgement[];
}

/** Two duels that are decided, and one to read. */
export const demoDuels: readonly DemoDuel[] = [
  {
    card: 'spare-key',
    daysAgo: 6,
    texts: [
      {
        author: 'mara-ellwood',
        title: 'Under the Stone',
        body: 'The spare key is not under the stone. Under the stone there is a note in my handwriting: You already came back once.\n\nI sit down on the step. It is raining in that thin way that makes no sound. Through the window I can see my own coat on its hook, and below it a pair of shoes that are also mine, still wet.\n\nSomebody in there is making tea. I know the tune.',
      },
      {
        author: 'tomas-reed',
        title: 'What the Neighbour Kept',
        body: 'When I was nine my father hid a key under a stone and told everybody. The postman had it copied. So did the milkman, two aunts and a man who sold encyclopaedias.\n\nAfter the funeral I turned the stone over. Nothing. That evening they came one after the other, forty of them, each with a key, and hung them on the fence.\n\nThe last was the encyclopaedia man. He said it had never been about the door.',
      },
    ],
    judgements: [
      {
        reader: 'lena-marsh',
        picked: 1,
        notes: [
          {
            line: 1,
            said: 'The note stopped me cold. I would let the tea wait one line longer, so that the coat has time to frighten me.',
          },
          {
            line: 5,
            said: 'Forty keys on a fence is a picture I shall keep. The aunts are quick and funny; name one of them and it is perfect.',
          },
        ],
      },
      {
        reader: 'aiko-sand',
        picked: 0,
        notes: [
          {
            line: 6,
            said: 'Ending on the tune is brave, because it explains nothing. Perhaps the rain could go; the shoes are wet enough.',
          },
          { line: 6, said: 'The last sentence says what the fence had already said. Trust the keys, and stop one sentence earlier.' },
        ],
      },
      {
        reader: 'ruth-calder',
        picked: 1,
        notes: [
          { line: 3, said: 'The calm of it works on me: nobody screams. I wanted one thing on the step that only you would have noticed.' },
          {
            line: 3,
            said: 'A whole village in ninety words, and a father whom one would have liked to meet. The funeral comes at the right moment.',
          },
        ],
      },
    ],
  },
  {
    card: 'queue',
    daysAgo: 4,
    texts: [
      {
        author: 'pilar-dutra',
        title: 'Number Four Hundred',
        body: 'We have been standing here since Tuesday. The woman before me knits; the scarf began in front of the bakery and now reaches round the corner.\n\nSome say it is bread. Some say it is apologies, one each. A boy walked forward to look and has not come back, but then, why would he?\n\nAt noon the line moved by one step, and all of us cried out as though it had been the sea.',
      },
      {
        author: 'ivo-quick',
        title: 'The Front',
        body: 'Nobody knew what was at its front, so I went to look. It took most of a day. People held my place with a nod and gave me letters to carry.\n\nAt the front there is a door, and before the door a man who is first. I asked him what he was waiting for.\n\n“For somebody to stand behind me,” he said. “It was so quiet before.”',
      },
    ],
    judgements: [
      {
        reader: 'emeka-lund',
        picked: 1,
        notes: [
          {
            line: 6,
            said: 'The step at noon is lovely, a whole crowd in one shout. The boy could turn up again at the end, with nothing in his hands.',
          },
          {
            line: 6,
            said: 'The answer at the door made me laugh and then not. I would cut “It took most of a day”, the letters show that already.',
          },
        ],
      },
      {
        reader: 'ruth-calder',
        picked: 1,
        notes: [
          {
            line: 1,
            said: 'The scarf measures the queue better than any number could. I would drop the number in the title and let it lead.',
          },
          { line: 2, said: 'The letters are the best thing here, and they are forgotten. Let the man at the front be handed one of them.' },
        ],
      },
      {
        reader: 'mara-ellwood',
        picked: 1,
        notes: [
          {
            line: 3,
            said: 'Apologies, one each: I would stand in that line. More of what people do while they wait would make it stronger.',
          },
          {
            line: 6,
            said: 'Quiet, short and finished. It could be one shade stranger: what does he do when there really is nobody behind him?',
          },
        ],
      },
    ],
  },
  {
    card: 'night-shift',
    daysAgo: 0,
    texts: [
      {
        author: 'emeka-lund',
        title: 'Second Floor, Left',
        body: 'At ten past three the window on the second floor is the only one. A woman stands in it, folding shirts.\n\nShe folds a man’s shirt, a child’s, a man’s. Then she shakes them out and begins again. On the sill there is a plate under another plate.\n\nAcross the road the baker looks up from his dough, wipes his hands and switches on the lamp in his own window. He does not wave. She folds one more.',
      },
      {
        author: 'aiko-sand',
        title: 'Lamp',
        body: 'The street has gone to bed, all but one square of yellow. Behind it an old man is teaching a dog to sit.\n\nHe lifts a finger. The dog looks at the finger, the door, the finger. A pair of small red boots stands under the radiator, drier than boots ought to be.\n\nToward morning the dog sits. The man puts his hand over his own mouth, looks at the ceiling, and gives it the whole sausage.',
      },
    ],
    judgements: [],
  },
];
