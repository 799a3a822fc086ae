import { numberText } from '~/platform/text/format';

/** What administrators read about the AI writers. */
export const writersTexts = {
  intro: 'What the language model was asked for. The built-in writer writes whatever the model cannot. None of the texts are recorded.',
  noModel: 'No language model was asked for anything in the last week. Where none is set up, the built-in writer writes everything.',
  newest: 'The newest texts',
  standIns: 'When the built-in writer stepped in, last 7 days',
  standInsSum: (standIns: number, asked: number) => `${numberText(standIns)} of ${numberText(asked)} texts.`,
  noStandIns: (asked: number) => `Never, in ${numberText(asked)} texts.`,
  builtIn: 'The built-in writer',
  passed: 'passed',
  compare: 'Read and compare',
  compareIntro: 'Each writer of this site answers the same turn of a sample story, as in a room. The model gets its 15 seconds.',
  takeSamples: 'Ask for sample parts',
  asking: 'They are writing...',
  turn: 'The turn they answer',
  noPart: (fault: string) => `No part: ${fault}`,
  kinds: { prompt: 'Prompt', starter: 'Opening line', content: 'Part' },
  outcomes: { answered: '', failed: 'the model failed', refused: 'what the model wrote was refused', skipped: 'the model was not asked' },
  why: (outcome: string, reason: string) => `${outcome}: ${reason}`,
} as const;
