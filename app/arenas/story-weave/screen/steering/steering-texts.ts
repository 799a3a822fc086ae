import type { StoryTone } from '~/ai-writers/card';
import { pluralText } from '~/platform/text/format';
import type { SteeringView } from '../../protocol/room.contract';
import type { RoomNote } from '../../rules/note';

/** Texts about steering an AI writer's part. */
export const steeringTexts = {
  steer: (writer: string) => `What ${writer} wrote`,
  another: (left: number) => pluralText(left, { one: 'Another one (once more)', other: 'Another one' }),
  strike: 'Remove it',
  change: 'Change the words',
  save: 'Save',
  cancel: 'Cancel',
  undo: 'Ask to undo this',
  objected: 'You asked to undo this',
  takeBack: 'Undo',
  wordsOf: (writer: string) => `${writer}’s words`,
  missed: (writer: string) => `Your words for ${writer}’s part came too late`,
  awaited: (writer: string) => `${writer} is thinking of another one...`,
  noOther: (writer: string) => `${writer} has nothing else to offer.`,
};

/** Who did what to a part, in a sentence. */
export function whatWasDone({ kind, writer: who }: NonNullable<SteeringView['done']>, writer: string, isOwn: boolean): string {
  const subject = isOwn ? 'You' : who;
  if (kind === 'another') return `${subject} asked ${writer} for another one.`;
  return `${subject} ${kind === 'strike' ? 'removed' : 'changed'} what ${writer} wrote.`;
}

/** Texts about the note to the AI writers. */
export const noteTexts = {
  title: 'The AI writers',
  edit: 'Tell them how to write',
  jokesOff: 'No jokes',
  jokesOn: 'Jokes again',
  tone: 'Tone',
  asItComes: 'As the story goes',
  writers: 'AI writers, at most',
  none: 'AI writers: none',
  nobody: 'None: people only',
  letIn: 'Let AI writers in',
  words: 'A note to them',
  save: 'Save',
  cancel: 'Cancel',
};

export const toneNames: Readonly<Record<StoryTone, string>> = {
  plain: 'Plain',
  funny: 'Funny',
  eerie: 'Eerie',
  tender: 'Tender',
  children: 'For children',
};

/** What is said of the AI writers, in a line. */
export function noteLine({ tone, jokes, words, writers }: RoomNote): string {
  const facts = [tone && toneNames[tone], !jokes && 'no jokes', writers < 3 && `${writers} at most`, words && `“${words}”`].filter(Boolean);
  return facts.length > 0 ? `AI writers: ${facts.join(', ')}` : 'AI writers: as the story goes';
}
