import type { Random } from '../../../app/platform/random/random.ts';

const WORDS = 'lamp rain gate ink river quiet tower letter salt window orchard thread winter copper sparrow'.split(' ');

const SPEECH = [
  ...['What is your name?', 'What do you want?', 'Where have you been?', 'What happened?', 'Are you sure?', 'Who are you?'],
  ...['Why not?', 'Do you trust me?', 'What are you doing here?', 'Is it far?', 'What do we do now?', 'How did you know?'],
  ...['You are late.', 'I can explain.', 'Come in.', 'I have an idea.', 'Do not open it.', 'Wait.', 'Follow me.', 'It was you.'],
];

/** A speech that AI writers mostly have an answer to: it says to whom it is said. */
export function speechBehind(random: Random): string {
  return `"${random.pick(SPEECH)}" Mara said to Tom.`;
}

/** A sentence that contains a key as a separate word. */
export function sentenceWith(key: string, random: Random): string {
  const words = Array.from({ length: 4 + random.integer(8) }, () => random.pick(WORDS));
  return `The ${words.join(' ')} kept ${key} and went on.`;
}
