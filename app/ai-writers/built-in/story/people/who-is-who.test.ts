import { describe, expect, it } from 'vitest';
import type { StoryPart } from '../../../writer-model';
import { readStory } from '../read-story';

const person = (text: string): StoryPart => ({ by: 'person', text });
const read = (opening: string, ...turns: string[]) => readStory(opening, turns.map(person));
const namesIn = (opening: string, ...turns: string[]) => read(opening, ...turns).people.map(({ name }) => name);
/** Who did or said something last. */
const latest = ({ everybody }: ReturnType<typeof read>) => everybody[0]?.name;

describe('who is who in a story', () => {
  it.each([
    ['The village waited.', '"No," said Brenda, the goat’s campaign manager. She sat down.', 'the manager'],
    ['Tom stood in the alley.', 'A woman came closer. "That is my coat," she said. "My name is Vera." Vera sat down.', 'the woman'],
    ['Tom stood in the alley.', 'A woman came closer. "My name is Vera," she said. "Give me that." Vera sat down.', 'the woman'],
    ["A blacksmith's son found an egg.", 'His name was Kael. He hid the egg.', 'the son'],
    ['I came late.', 'I asked the clerk. He was a long thin man called Earl. He laughed.', 'the clerk'],
    ['Nora waited.', 'The rider was an old woman in a raincoat. She did not turn her head.', 'the woman'],
  ])('takes a role and a name for one: %j %j', (opening, turn, role) => expect(namesIn(opening, turn)).not.toContain(role));

  it('knows somebody by both names, and by a title', () => {
    const people = namesIn(
      'The woman owed Frank Delaney money, and Delaney wanted it.',
      'Delaney laughed. Frank sat down.',
      'Delaney ran.',
    );
    expect(people.filter((name) => /Frank|Delaney/.test(name))).toHaveLength(1);
    expect(namesIn('Sheriff Mabel Stroud rode in.', 'Mabel opened the door.')).toEqual(['Mabel']);
    expect(namesIn('Mrs Abara waited.', 'Dr. Yu came in.')).toEqual(expect.arrayContaining(['Mrs Abara', 'Dr. Yu']));
    expect(namesIn('I found a box.', 'Showed Callum. He laughed.', 'Told Callum to open it.')).toEqual(expect.arrayContaining(['Callum']));
    expect(namesIn('I found a box.', 'Showed Callum. He laughed.')).not.toContain('Showed');
    expect(namesIn('Colonel Vasseur waited.', 'The Colonel opened the door.')).toEqual(['Colonel Vasseur']);
  });

  it('knows a name by its place in the sentence, whatever word it looks like', () => {
    const { people } = read('Pip knocked.', 'Out came a mouse called Tilly with flour on her nose. "It was the dragon," said Tilly.');
    expect(people.find(({ name }) => name === 'Tilly')).toMatchObject({ pronoun: 'she' });
    expect(people.find(({ name }) => name === 'Tilly')?.mute).toBeUndefined();
  });

  it('does not let two act on each other who may be one', () => {
    const { areApart } = read(
      'All of them had learned Hamlet. "To be," said Barry.',
      'A third Hamlet came up and it was Keith. Barry looked at Keith.',
    );
    const named = (name: string) => ({ name, named: true, plural: false, pronoun: 'they', pronounKnown: false }) as const;
    expect(areApart(named('Hamlet'), named('Keith'))).toBe(false);
    expect(areApart(named('Barry'), named('Keith'))).toBe(true);
  });

  it('knows by a pronoun only the one whose it is', () => {
    const { people } = read(
      'A woman waited. She had a son. Zorrin’s mother said she was tired.',
      'Zorrin opened the door. Inspector Oduya waited before she went in.',
    );
    expect(people.find(({ name }) => name === 'Zorrin')?.pronounKnown).toBe(false);
    expect(people.find(({ name }) => name === 'Inspector Oduya')).toMatchObject({ pronoun: 'she' });
  });

  it('gives a pronoun to somebody who can be meant before an animal that the turn has not named', () => {
    const story = read(
      'Nobody had mentioned the goose. Mr Pugh climbed onto the cabinet.',
      '"That is Gerald," said Mrs Okafor.',
      'Gerald ate the form.',
      'Mrs Okafor made tea and passed it to Mr Pugh.',
      'He signed the rake.',
    );
    expect(latest(story)).toBe('Mr Pugh');
  });

  it('takes for gone who goes down the steps from those who tell', () => {
    expect(
      namesIn('We waited on the quay. Noor was among us.', 'Noor laughed. She went down the steps with her shoes in her hand.'),
    ).not.toContain('Noor');
  });

  it('takes for dead who lies on a danger, and nobody on a stage', () => {
    expect(namesIn('Ada and Bo ran.', 'Bo got there first and put his body against the leak. Ada stood still.')).not.toContain('Bo');
    const played = read(
      'The audience sat down in front of the stage.',
      'Barry was Hamlet. "To be," said Barry.',
      'Barry died beautifully.',
    );
    expect(played.gravity).toBeUndefined();
    expect(played.people.map(({ name }) => name)).toContain('Barry');
  });

  it('takes for nobody what is only called after people, and those who are spoken of', () => {
    expect(namesIn('I drove south.', 'The drawer stood on the passenger seat. I looked at it.')).not.toContain('the passenger');
    expect(namesIn('Ada and Bo waited.', '"I stole his mother," Ada said. Bo laughed.')).not.toContain('his mother');
  });

  it('lets no dead man come back as another', () => {
    const story = read('The dead man owed Tom money.', 'Tom searched the pockets. A woman watched him.');
    expect(story.people.map(({ name }) => name)).not.toContain('the man');
  });

  it('lets a stranger who has just come be the next "he"', () => {
    const story = read('Colin and Brenda opened the cabinet.', 'In the cabinet was the vicar. He was cold. He wore three coats.');
    expect(latest(story)).toBe('the vicar');
  });

  it('means by "she" the one who acts, not one who was only mentioned in speech', () => {
    const story = read('The baker and I sat down.', 'The baker looked at her hands. "My mother left," she said.', 'She laughed.');
    expect(story.everybody.find(({ name }) => name !== 'I')?.name).toBe('the baker');
  });

  it('gives an animal its own deeds', () => {
    const story = read('The goat ran for mayor.', 'At six o’clock the goat ate the ballot box. "A draw," said Brenda, the goat’s manager.');
    expect(story.present).toContain('the goat');
  });

  it('goes on speaking with who was called by name', () => {
    const story = read('Vera and Frank Delaney waited.', 'The man smiled at Vera. "Evening, Delaney," the man said. "You are late."');
    expect(story.speech?.addressed?.name).not.toBe('Vera');
  });
});
