import { describe, expect, it } from 'vitest';
import { readSentences } from '../../language/tokens';
import { echoOf, looseTopic, topicPhraseOf, withoutVocative } from './matters';
import { saidBack } from './said-back';

const tokensOf = (words: string) => readSentences(words).flat();

describe('what a listener takes out of a speech', () => {
  it.each([
    ['I left it on the table.', 'the table'],
    ['You broke my roof.', 'your roof'],
    ['It was you who took the boxes.', 'the boxes'],
  ])('%j ends with %j', (words, echo) => expect(echoOf(withoutVocative(tokensOf(words)))).toBe(echo));

  it.each(['yours first', 'What is the part?', 'Is it far, captain?', 'I did it for no reason.'])('%j ends with nothing whole', (words) =>
    expect(echoOf(withoutVocative(tokensOf(words)))).toBeUndefined(),
  );

  it('is not whom the speech calls at its end', () => {
    const words = withoutVocative(tokensOf('Where is the boat, son?')).map(({ lower }) => lower);
    expect(words).toEqual(['where', 'is', 'the', 'boat', '?']);
  });

  it('is no half of a phrase', () => {
    const words = tokensOf('It was the longest fight in the history of the village.');
    expect(topicPhraseOf(words)).not.toBe('the history');
    expect(looseTopic(tokensOf('There was some wear.'))).toBeUndefined();
  });

  it.each(["Dad don't", 'My name is Wednesday.', "I'm Tom."])('nobody says %j back', (words) =>
    expect(saidBack(tokensOf(words))).toBeUndefined(),
  );

  it('says a short sentence back whole', () => expect(saidBack(tokensOf('I pressed it.'))).toBe('You pressed it'));
});
