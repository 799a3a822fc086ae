import type { Card } from '~/ai-writers/card';
import type { Saying } from '~/ai-writers/memory/story-memory';

const cardNames: Readonly<Record<Card['kind'], string>> = { thing: 'a thing', turn: 'a turn of events', want: 'a wish' };

/** Texts of a finished collaborative story. */
export const wovenTexts = {
  parts: 'Parts of the story',
  watch: 'Watch it being written',
  tags: 'Tags and summary',
  loading: 'Loading the replay...',
  failed: { title: 'Error', description: 'The replay could not be loaded. Please check your connection and try again.' },
  showAll: 'Show all',
  behindDoor: {
    children: 'Someone reported this passage as harming a child. No person has looked at it yet. Show it',
    threat: 'Someone reported this passage because a person may be in danger. No person has looked at it yet. Show it',
  },
  passageBy: (writer: string) => `the passage by ${writer}`,
  lineBy: (writer: string) => `the line by ${writer}`,
  told: 'The AI writers were told',
  laysCard: (writer: string, { kind }: Pick<Card, 'kind'>) => `${writer} plays a card: ${cardNames[kind]}`,
} as const;

/** Texts of the replay of one. */
export const replayTexts = {
  replay: 'Replay',
  previous: 'Previous part',
  next: 'Next part',
  play: 'Play',
  pause: 'Pause',
  part: (number: number, of: number) => `Part ${number} of ${of}`,
  partBy: (number: number, of: number, writer: string, isAi: boolean) => `Part ${number} of ${of}, by ${writer}${isAi ? ' (AI)' : ''}`,
  losingPassages: (count: number) => `Roads not taken (${count})`,
} as const;

/** What people said of the story, in a sentence for its readers; undefined for what changes nothing of it. */
export function sayingText(saying: Saying): string | undefined {
  switch (saying.about) {
    case 'person':
      return `${saying.name}: ${[saying.pronoun, saying.alive ? (saying.here ? 'here' : 'away') : 'dead'].filter(Boolean).join(', ')}`;
    case 'no-person':
      return `${saying.name} is not a person`;
    case 'same':
      return `${saying.name} is ${saying.as}`;
    case 'two':
      return `${saying.name} and ${saying.other} are different`;
    case 'thing':
      return `${saying.name}: ${[saying.holder && `${saying.holder} has it`, saying.place].filter(Boolean).join(', ') || 'somewhere'}`;
    case 'open':
      return `Open: ${saying.text}`;
    case 'closed':
      return `Settled: ${saying.text}`;
    case 'no-thing':
    case 'unasked':
      return undefined;
  }
}
