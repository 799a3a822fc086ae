import { Form, href } from 'react-router';
import { WordsBox, wordsText } from '~/stories/text/words-box';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { Card } from '~/ui/layout/card';
import { Notice } from '~/ui/states/notice';
import { visitingTexts } from './texts';
import type { BroughtWords } from './visitor-words.server';

/** What a player wrote as a visitor, once they have an account: kept as a draft with the sign-up, after a sign-in offered. */
export function Brought({ words }: { words: BroughtWords }) {
  if (words.kind === 'kept') {
    const goOn = (
      <ButtonLink size="sm" to={href('/creative-writing/:storyId/revise', { storyId: words.storyId })}>
        {visitingTexts.goOnWriting}
      </ButtonLink>
    );
    return (
      <Notice tone="success" title={visitingTexts.wordsKept} actions={goOn} className="mb-6">
        {visitingTexts.draftHint(wordsText(words.wordCount))}
      </Notice>
    );
  }
  return (
    <Card as="section" aria-labelledby="brought" className="mb-6 flex flex-col gap-4">
      <h2 id="brought" className="display text-2xl">
        {visitingTexts.writtenBefore}
      </h2>
      <WordsBox label={visitingTexts.wordsBefore} words={{ title: '', body: words.body }} />
      <Form method="post">
        <Button type="submit" name="intent" value="take">
          {visitingTexts.keepDraft}
        </Button>
      </Form>
    </Card>
  );
}
