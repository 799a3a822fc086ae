import { describe, expect, it } from 'vitest';
import type { StoryPart } from '../../writer-model';
import { isDead } from '../story/people/departures';
import { readStory } from '../story/read-story';
import { peopleOfCards } from './card-people';

const peopleIn = (opening: string, ...turns: string[]) => {
  const parts = turns.map((text): StoryPart => ({ by: 'person', text }));
  return peopleOfCards(readStory(opening, parts), [opening, ...turns]);
};

describe('a card is about somebody who is there', () => {
  it('by name, each of them once', () => {
    expect(peopleIn('Mara and Rose stood in the yard.', 'Mara fed the dog. Rose laughed.').sort()).toEqual(['Mara', 'Rose']);
  });

  it('also who stands beside the name of a thing that is not theirs', () => {
    const opening = 'When she opened the door, Tom laughed. Through the window Rosa saw the yard.';
    expect(peopleIn(opening, 'Rosa smiled. She threw Tom the rope. Tom nodded.').sort()).toEqual(['Rosa', 'Tom']);
  });

  it('and not about a name that only lacks its apostrophe', () => {
    const people = peopleIn('I count the stairs.', 'My sister Ellie calls from her room.', '"I can hear you," says Ellies voice.');
    expect(people).not.toContain('Ellies');
  });

  it.each([
    [
      'Rourke looked round. Dunne laughed at him.',
      'Rourke was lying on his side with his eyes open, and blood ran to the drain. He was dead. Dunne ran.',
      'Rourke',
    ],
    ['Marcus swung the bag. Dunne ran.', 'The tall man shot him from the ground, twice, and that was Marcus. Dunne sat down.', 'Marcus'],
    ['Marcus swung the bag. Dunne ran.', 'When the mapmaker Marcus Roth died, he left a map. Dunne laughed.', 'Marcus'],
    ['Marcus held the torch. Dunne laughed.', 'The tent ripped open and Marcus was just gone. Dunne ran.', 'Marcus'],
  ])('and not about who is dead or gone: %j %j', (before, turn, name) => {
    const people = peopleIn('Rourke, Marcus and Dunne waited.', before, turn);
    expect(people).not.toContain(name);
    expect(people).toContain('Dunne');
  });

  it.each([
    'Mara looked at the king. He was dead.',
    'Mara knelt by him. He was dead.',
    'Mara found the old man. He died that night.',
    'Mara was lying on the stairs. She was not dead.',
    'Mara was beside the captain. He was dead.',
    'Somebody hit the door, and that was Mara. Dunne let her in.',
  ])('but somebody who only finds the dead, or is not, counts as no dead: %j', (turn) => {
    expect(isDead(`Mara and Dunne waited. Mara laughed. Dunne ran. ${turn}`, 'Mara')).toBe(false);
    expect(peopleIn('Mara and Dunne waited.', 'Mara laughed. Dunne ran.', turn, 'Mara sat down. Dunne laughed.')).toContain('Mara');
  });
  it.each([
    ["You walk the sergeant's dog, Brisket, and mind him. Tom watches.", 'Brisket sits on the car. Tom laughs.', 'Brisket'],
    ["Tom fights a seagull and the seagull's name is Steven.", 'Steven takes the chip. Tom shouts.', 'Steven'],
    [
      "I was put in charge of the colonel's parrot. I had asked for the guns. Its name was Otto. Tom laughed.",
      'Otto hopped. Tom ran.',
      'Otto',
    ],
    ['"The dog wants letting out," Tom said.', 'There was no dog. Tom shouted that Biscuit was there. Biscuit waited.', 'Biscuit'],
  ])('and not about an animal that does not talk: %j %j', (opening, turn, name) => {
    const people = peopleIn(opening, turn);
    expect(people).not.toContain(name);
    expect(people).toContain('Tom');
  });

  it.each(['The baby Jesus, who was a real baby, applauded. Tom bowed.', 'Jesus was a newborn, and he smiled. Tom bowed.'])(
    'and not about a baby: %s',
    (turn) => {
      const people = peopleIn('Tom carried Jesus to the stage. Jesus laughed.', turn);
      expect(people).not.toContain('Jesus');
      expect(people).toContain('Tom');
    },
  );

  it('and not about who was only quoted', () => {
    const turns = [
      'My friend Priya reckons I should wait. "What if they come?" she says.',
      'I have got my coat on. I hear feet on the stairs.',
    ];
    expect(peopleIn('I live in the flat with Sam. Sam laughs.', ...turns)).not.toContain('Priya');
    expect(peopleIn('I live in the flat with Sam. Sam laughs.', ...turns, 'Priya opens the door.')).toContain('Priya');
  });

  it.each([
    'Dunne sat down against the wall. "A pity," the guard said, and he died. They buried him.',
    'Marcus laughed. Then she cut his throat.',
    'Nobody had sat there since Marcus passed. Rourke looked at the floor.',
  ])('and not about who may be the one who died: %s', (turn) => {
    const people = peopleIn('Rourke, Marcus and Dunne waited.', 'Marcus sang. Dunne ran.', turn, 'Dunne laughed.');
    expect(people).not.toContain('Marcus');
    expect(people).toContain('Dunne');
  });

  it.each([
    ['Every week there was a button. Blue ones, brass ones. Tom had lost them, and Blue was best.', 'Blue'],
    ['The tooth of Saint Bruno lay in a box. Tom licked Saint Bruno.', 'Saint'],
    ['"Pull it up," said Skipper. Tom pulled. Skipper laughed.', 'Skipper'],
    ['The fishing boat Constance rolled. Tom held on. Constance groaned.', 'Constance'],
    ['The letter bore the seal of His Grace. Tom read what Grace had to say.', 'Grace'],
    ['Roman roads are straight, and Tom walked on Roman stones. It was Roman.', 'Roman'],
    ['The station is called Amelia. Amelia turned. Tom looked out.', 'Amelia'],
    ['Tom floated. Jupiter takes up half of everything.', 'Jupiter'],
    ['All over the world people looked up. Wolves put in a complaint, and Wolves lost. Tom sang.', 'Wolves'],
    ['Little Wickham needed four runs to win. Tom had slept in Little Wickham.', 'Little Wickham'],
    ['The Dorothy Lamb came in. She was early, and Tom waved to the Dorothy Lamb.', 'Lamb'],
    ['Her robot was called Bucket. Bucket said nothing. Tom sang.', 'Bucket'],
    ['"Can bees be sad?" asked Juno. Juno is the ship and has a nice voice. Tom sang.', 'Juno'],
    ['A Lada called Dolores was second. Dolores went up on two wheels. "Left," said Tom to Dolores.', 'Dolores'],
    ['Old Margaret falls, and there is a knock on her hull. Tom listens.', 'Old Margaret'],
    ['The pony, whase name wis Senga, lifted her tail. Tom patted Senga. Senga looked at him.', 'Senga'],
    ['"Fetch me the Chamberlain," said Tom. Chamberlain Osk came in. Chamberlain laughed.', 'Chamberlain'],
    ['Comrade Brodskaya came in. Comrade smiled. "Well?" said Comrade.', 'Comrade'],
    ['Captain Bloody Maud came in. "Well?" said Captain Bloody.', 'Captain Bloody'],
    ['Folk laughed. Folk paid Tom.', 'Folk'],
    ['Unit 7 whirred. "Hello," said Unit 7. Unit 7 laughed. Tom sang.', 'Unit'],
  ])('and not about what may be nobody: %s', (turn, name) => {
    const people = peopleIn('Tom waited.', turn, 'Tom laughed.');
    expect(people).not.toContain(name);
    expect(people).toContain('Tom');
  });

  it.each(['Zorn said, "Look."', 'Zorn shrugged.', 'Zorn quietly closed the door and smiled. Zorn smiled.'])(
    'but about who is shown as a person, whatever the name: %s',
    (turn) => expect(peopleIn('Tom waited with Zorn.', turn, 'Tom laughed.')).toContain('Zorn'),
  );

  it.each(['Then the king died. "Marcus!" Dunne shouted.', 'They buried him. Dunne told Marcus that it was over.'])(
    'and not about who is only called or spoken to behind a word of the dead: %s',
    (turn) => {
      const people = peopleIn('Marcus and Dunne waited.', 'Marcus sang. Dunne ran.', turn, 'Dunne laughed.');
      expect(people).not.toContain('Marcus');
      expect(people).toContain('Dunne');
    },
  );

  it('but about somebody whose name is a word and who does what people do', () => {
    expect(peopleIn('Rose and Tom waited.', 'Rose laughed. Tom ran.', 'Then the king died. Rose nodded.')).toContain('Rose');
  });
});
