import { expect, it } from 'vitest';
import { endsStory } from './ending';

it.each([
  'He nearly did not know her. THE END',
  'And they ate him. "The end."',
  'They danced, and lived happily ever after!',
  'And that is how our story ends.',
  'Mara slept.\n\n~ Fin ~',
])('hears that people have closed their story: %j', (turn) => expect(endsStory(turn)).toBe(true));

it.each([
  'At the end. Of the pier stood Tom.',
  'He held the end of the rope.',
  'Was that the end?',
  "It had a shark's fin.",
  'The end was near.',
])('takes no other end for it: %j', (turn) => expect(endsStory(turn)).toBe(false));
