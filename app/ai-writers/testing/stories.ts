import type { StoryContentRequest, StoryPart } from '../writer-model';

/** A story under way, as a writer is asked to go on with it. */
interface SampleStory {
  opening: string;
  parts: readonly StoryPart[];
}

const person = (text: string): StoryPart => ({ by: 'person', text });
const ai = (text: string): StoryPart => ({ by: 'ai', text });

/** Stories of several manners for good and bad answers. */
const sampleStories = {
  /** Third person, past: Ines is she, Brandt is he. */
  lighthouse: {
    opening: 'The lighthouse had been dark for a month when Ines rowed out to it with a box of matches and her brother’s coat.',
    parts: [
      person(
        'Ines tied the boat to the jetty and climbed the steps. The keeper, an old man called Brandt, was waiting for her with a lamp.',
      ),
      ai('Brandt held the lamp so that it lit her face and not his. The wind had got into the tower before her.'),
      person('“You are late,” Brandt said. Ines laughed and gave him the matches. Then she cut the green rope that held the boat.'),
    ],
  },
  /** First person, past. Vince is dead; Lorna is she, the barman he. */
  iceHouse: {
    opening: 'They pulled Vince Calloway out of the river with his hat still on, and that was what bothered me.',
    parts: [
      person('Hats come off in rivers. Vince was dead, and somebody had put it back on. I drove down to the Blue Heron.'),
      ai('The bar was dark except for one lamp, and the barman was polishing a glass that was already clean.'),
      person(
        'Lorna came down the stairs. She was Vince’s widow. “He wore the hat because I asked him to,” she said, and took off one red glove.',
      ),
    ],
  },
  /** Third person, present: Marisol is she, Dick is he. */
  vault: {
    opening: 'Marisol is halfway into the vault when the lights come on and somebody starts to clap.',
    parts: [
      person('It is Dick, her old partner, in a dinner jacket. He is clapping with a sandwich in one hand.'),
      ai('Marisol does not turn round. The blowtorch is still warm against her hip.'),
      person('"You always forget the second alarm," says Dick. He drops a small brass key into her blowtorch bag.'),
    ],
  },
  /** First person plural, past; children. */
  treeHouse: {
    opening: 'We found the dragon in the tree house on the last day of the holidays, and it was eating our biscuits.',
    parts: [
      person('It was a small dragon, about the size of a cat. Pip held out another biscuit. “Don’t,” said Nell, “it will want to stay.”'),
      ai('The dragon looked at Pip, then at the biscuit, and folded its wings like somebody who has decided to be good.'),
      person('Then the dragon sneezed, and the curtains caught fire. Nell grabbed the bucket.'),
    ],
  },
  /** A room that writes Spanish. */
  puerto: {
    opening: 'The harbour office closed at noon, and nobody had told the ferry.',
    parts: [
      person('Lucía miró el barco que llegaba al puerto y supo que su hermano no venía en él. La carta estaba todavía en su bolsillo.'),
      ai('The ferry blew its horn once, and the gulls went up.'),
      person('El capitán bajó por la escalera con una maleta vieja. “Esto era para usted”, dijo, y la dejó en el suelo mojado.'),
    ],
  },
} as const satisfies Record<string, SampleStory>;

export type SampleStoryName = keyof typeof sampleStories;

/** The request for the next part of a sample story, in the manner of Olivia unless told otherwise. */
export function requestFor(name: SampleStoryName, changes: Partial<StoryContentRequest> = {}): StoryContentRequest {
  const { opening, parts } = sampleStories[name];
  return {
    ...{ opening, parts, writer: 'Olivia', personality: 'concise', proficiency: 'advanced', targetLength: 180, progress: 0.3, seed: 7 },
    ...changes,
  };
}
