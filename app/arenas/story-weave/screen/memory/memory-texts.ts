import type { MemoryPronoun, MemoryQuestion, Saying } from '~/ai-writers/memory/story-memory';
import type { MemoryView } from '../../protocol/memory.contract';

/** Where a person of a story is, in a word. */
export const personStates = ['here', 'away', 'dead'] as const;
export type PersonState = (typeof personStates)[number];

type KnownPerson = MemoryView['people'][number];
type KnownThing = MemoryView['things'][number];

/** Texts about what is known of a story. */
export const memoryTexts = {
  title: 'What the AI writers know',
  intro: 'They rely on this. A question mark means a guess; what you correct stays.',
  nothing: 'Nothing yet. This fills up as you write.',
  people: 'Who is in it',
  things: 'What is where',
  open: 'Open questions',
  mend: (name: string) => `Correct: ${name}`,
  add: 'Add',
  addPerson: 'Add someone',
  addThing: 'Add a thing',
  addOpen: 'Add an open question',
  name: 'Name',
  pronoun: 'Pronoun',
  state: 'Is',
  place: 'Where it is',
  holder: 'Who has it',
  openText: 'Open question',
  sameAs: 'Is the same as',
  nobodyElse: 'Nobody else',
  save: 'Save',
  cancel: 'Cancel',
  noPerson: 'Not a person',
  noThing: 'Remove it',
  isTwo: (other: string) => `${other} is someone else`,
  settled: 'Settled',
  settle: (text: string) => `Settled: ${text}`,
  skip: 'Never mind',
  question: 'A question about the story',
};

export const pronounNames: Readonly<Record<MemoryPronoun | '', string>> = {
  '': 'not known',
  she: 'she',
  he: 'he',
  they: 'they',
  it: 'it',
};

export const stateNames: Readonly<Record<PersonState, string>> = { here: 'here', away: 'away', dead: 'dead' };

/** Where a person is. */
export function stateOf({ here, alive }: Pick<KnownPerson, 'here' | 'alive'>): PersonState {
  if (!alive) return 'dead';
  return here ? 'here' : 'away';
}

/** What is known of a person, such as 'she, here' or 'away; she, he or they?; also the keeper'. */
export function personLine(person: KnownPerson): string {
  const { pronoun, also, doubts } = person;
  const state = [pronoun, stateNames[stateOf(person)]].filter(Boolean).join(', ');
  const doubt = pronoun === null && doubts.includes('pronoun') ? 'she, he or they?' : '';
  return [state, doubt, also.length > 0 && `also ${also.join(', ')}`].filter(Boolean).join('; ');
}

/** Where a thing is, or who has it. */
export function thingLine({ place, holder }: KnownThing): string {
  if (holder) return place ? `${holder} has it, ${place}` : `${holder} has it`;
  return place || 'somewhere';
}

/** A question, and the answers to tap. */
export function asked(
  question: MemoryQuestion,
  memory: MemoryView,
): { text: string; answers: readonly { label: string; saying: Saying }[] } {
  const { name } = question;
  const known = memory.people.find((person) => person.name === name);
  const person = {
    about: 'person',
    name,
    pronoun: known?.pronoun ?? null,
    here: known?.here ?? true,
    alive: known?.alive ?? true,
  } as const;
  switch (question.ask) {
    case 'person':
      return {
        text: `${name}: a person or a place?`,
        answers: [
          { label: 'A person', saying: { ...person, here: true } },
          { label: 'A place or a thing', saying: { about: 'no-person', name } },
        ],
      };
    case 'same':
      return {
        text: `${name} and ${question.other}: one?`,
        answers: [
          { label: 'The same', saying: { about: 'same', name: question.other, as: name } },
          { label: 'Different', saying: { about: 'two', name, other: question.other } },
        ],
      };
    case 'pronoun':
      return {
        text: `${name}: she, he or they?`,
        answers: (['she', 'he', 'they'] as const).map((pronoun) => ({ label: pronounNames[pronoun], saying: { ...person, pronoun } })),
      };
    case 'here':
      return {
        text: question.alive ? `${name}: still ${person.here ? 'here' : 'away'}?` : `${name}: dead?`,
        answers: question.alive
          ? [
              { label: person.here ? 'Still here' : 'Still away', saying: person },
              { label: person.here ? 'Away now' : 'Here now', saying: { ...person, here: !person.here, alive: true } },
            ]
          : [
              { label: 'Dead', saying: { ...person, alive: false, here: false } },
              { label: 'Alive', saying: { ...person, alive: true } },
            ],
      };
  }
}
