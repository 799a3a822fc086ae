import type { SteeringView } from '../../protocol/room.contract';

/** Texts about steering an AI writer's part. */
export const steeringTexts = {
  steer: (writer: string) => `What ${writer} wrote`,
  another: (left: number) => (left === 1 ? 'Another one (once more)' : 'Another one'),
  strike: 'Strike',
  change: 'Change the words',
  save: 'Save',
  cancel: 'Cancel',
  undo: 'I want that undone',
  objected: 'You want that undone',
  takeBack: 'Undo',
  wordsOf: (writer: string) => `The words of ${writer}`,
  awaited: (writer: string) => `${writer} thinks of another one...`,
  noOther: (writer: string) => `${writer} has no other one.`,
};

const deeds = { another: 'asked for another one', strike: 'struck what was here', change: 'changed the words' } as const;

/** Who did what to a part, in a sentence. */
export function whatWasDone({ kind, writer: who }: NonNullable<SteeringView['done']>, writer: string, isOwn: boolean): string {
  return `${isOwn ? 'You' : who} ${deeds[kind]}, by ${writer}.`;
}
