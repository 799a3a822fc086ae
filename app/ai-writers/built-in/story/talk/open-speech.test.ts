import { describe, expect, it } from 'vitest';
import { isLeftOpen, plainSentences } from './open-speech';
import { speechesOf } from './speech';

const isOpen = (turn: string) => {
  const speeches = speechesOf(turn);
  const last = speeches.at(-1);
  return last !== undefined && isLeftOpen(turn, last, speeches);
};

describe('a speech is left to be answered', () => {
  it.each([
    '"Where is he?" she asked.',
    'He looked up. "Come in," he said.',
    '"Where are you" she said',
    '"Where are you?" asked the old baker.',
    '"Who is this?" said he.',
  ])('%j', (turn) => expect(isOpen(turn)).toBe(true));

  it.each([
    '"Where is he?" she asked. Tom shook his head.',
    '"Where is he?" she asked, but nobody knew.',
    'I asked the box "are you alive?" and it scratched.',
    '"Wake up." His side of the bed was empty.',
    '"Come in," she said. The wind had turned, and all along the harbor the boats began to swing around on their chains, the small ones first and then the others.',
    'Nobody spoke.',
    '"Forgive me, Mother," it said to the drawer.',
    'She said "boo" to the washing.',
    'He said "do not open that" so I opened it.',
    'The note said, "Get out."',
    '"Is that the new one?" she asked, and Gran said it was.',
    '"Are you lost?" Tom called. You said that on a river it was hard to be.',
    '"Get out," she wrote.',
    '"Ask her about the letters," said the ghost. So Gideon asked about them.',
    '"Who is that?" I said, and my own voice answered.',
    '"Where is he?" she asked, and under the bench was a',
    '"Will you stop?" she said to herself.',
    'He looked up. "Come in," he said, and held the door.',
    '"We are open," she said, although the sign said so.',
    '"Why?" he asked. It was the first thing he had said all day.',
  ])('but not in %j', (turn) => expect(isOpen(turn)).toBe(false));

  it.each([
    'I said to him, out there over the mud, as if he could hear it better than in church: “You could have told us, Da.”',
    'She said to the sea, "Where is he?"',
    'He told the old photograph, "You came back."',
    '"Where is he?" she asked nobody.',
    '"Why me?" he told his reflection.',
    '"Wait," he said to himself, "where is she?"',
    'She whispered into the dark, "Are you there?"',
  ])('and not where it is said to what cannot hear: %j', (turn) => expect(isOpen(turn)).toBe(false));

  it.each([
    'He watched the sea. "Where is he?" she asked.',
    'He had told nobody. She said, "Where is he?"',
    'She went to the river and asked, "Who is there?"',
    'She said to the night porter, "Who is there?"',
    '"Who goes there?" said the statue.',
  ])('but where somebody can: %j', (turn) => expect(isOpen(turn)).toBe(true));
});

describe('the sentences of a speech, in plain words', () => {
  it.each([
    ['And what is that, Tom?', ['what is that?']],
    ['Oh, well. Who’s there?!', ['well.', "who's there?"]],
    ['Mara, run!', ['run!']],
    ['I have your keys,', ['i have your keys.']],
    ['Where are we going, captain?', ['where are we going?']],
    ['Sir, where do you live?', ['where do you live?']],
    ['And where do you live, little bee?', ['where do you live?']],
  ])('%j', (words, plain) => expect(plainSentences(words)).toEqual(plain));
});
