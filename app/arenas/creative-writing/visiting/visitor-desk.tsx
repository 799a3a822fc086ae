import { useRef } from 'react';
import { Form, href, useNavigation } from 'react-router';
import { entrance } from '~/site/entrance';
import { DiscardWords } from '~/stories/text/discard-words';
import { useWordCount } from '~/stories/text/use-word-count';
import { WordsBox, wordsText } from '~/stories/text/words-box';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { Card } from '~/ui/layout/card';
import { Collapsible } from '~/ui/layout/collapsible';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { RoomScene } from '~/ui/layout/room-scene';
import { Notice } from '~/ui/states/notice';
import { SESSION_SECONDS } from '../saving/story-text';
import { DeskScene } from '../screen/desk-scene';
import { texts } from '../texts';
import { visitingTexts } from './texts';
import { useVisitorWords, type VisitorWordsOnDevice } from './use-visitor-words';

export interface VisitorDeskProps {
  prompt: { id: string; text: string };
  /** Why nothing was kept or started. */
  error: string | undefined;
  /** The words that were not kept. */
  refused: string | undefined;
}

/**
 * The desk as a visitor finds it: a prompt, and a box in which they can write at once. What they write stays on their
 * device until they sign up to keep it.
 */
export function VisitorDesk({ prompt, error, refused }: VisitorDeskProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const words = useVisitorWords(box, prompt.id);
  const navigation = useNavigation();
  const keeping = navigation.formData?.get('intent') === 'keep';
  return (
    <>
      <RoomScene drawing={<DeskScene />}>
        <PageHeading title={visitingTexts.creativeWriting} intro={visitingTexts.intro} />
      </RoomScene>
      <Page width="medium">
        {error && (
          <Notice tone="error" className="mb-6" actions={error === texts.startSignedOut && <SignIn promptId={prompt.id} />}>
            {error}
          </Notice>
        )}
        <Card as="section" aria-labelledby="prompt">
          <h2 id="prompt" className="text-base font-semibold text-muted">
            {visitingTexts.todaysPrompt}
          </h2>
          <p className="mt-2 font-prose text-xl leading-[1.6] sm:text-2xl sm:leading-normal">{prompt.text}</p>
          <Form method="post" autoComplete="off" className="mt-5">
            <input type="hidden" name="prompt" value={prompt.id} />
            <label htmlFor="visitor-words" className="sr-only">
              {visitingTexts.yourStory}
            </label>
            <textarea
              ref={box}
              id="visitor-words"
              name="body"
              rows={4}
              defaultValue={refused}
              onInput={words.typed}
              aria-describedby="visitor-words-kept"
              placeholder={visitingTexts.emptyPage}
              className="control field-sizing-content max-h-[60dvh] min-h-32 resize-y py-3 font-prose text-lg leading-[1.65]"
            />
            <p id="visitor-words-kept" className="mt-2 flex flex-wrap justify-between gap-x-4 text-sm text-muted">
              <span>{words.kept === false ? texts.visitorUnkept : texts.visitorKept}</span>
              <WordCount text={words.text} />
            </p>
            <div className="mt-5 flex flex-col gap-3 sm:flex-row">
              <Button type="submit" name="intent" value="keep" size="lg" pending={keeping} pendingText={visitingTexts.keeping}>
                {visitingTexts.keepBySignUp}
              </Button>
              <Button type="submit" name="intent" value="start" size="lg" variant="outline">
                {visitingTexts.start(SESSION_SECONDS / 60)}
              </Button>
            </div>
          </Form>
          <p className="mt-5 text-sm text-muted">{visitingTexts.startHint}</p>
        </Card>
        <OtherPrompts words={words} />
      </Page>
    </>
  );
}

function SignIn({ promptId }: { promptId: string }) {
  const here = `${href('/creative-writing')}?${new URLSearchParams({ prompt: promptId })}`;
  return (
    <ButtonLink variant="outline" size="sm" to={entrance('/signin', here, 'play')}>
      {visitingTexts.signIn}
    </ButtonLink>
  );
}

function WordCount({ text }: { text: string }) {
  return <span className="tabular">{wordsText(useWordCount(text))}</span>;
}

/** What was written on this device from other prompts. */
function OtherPrompts({ words: { others, discard } }: { words: VisitorWordsOnDevice }) {
  if (others.length === 0) return null;
  return (
    <div className="mt-6">
      <Collapsible title={visitingTexts.wordsForOthers(others.length)}>
        <ul className="flex flex-col gap-6">
          {others.map((found) => (
            <li key={found.key} className="flex flex-col gap-3">
              <WordsBox label={visitingTexts.wordsForAnother} words={found.draft} />
              <DiscardWords onDiscard={() => discard(found)} />
            </li>
          ))}
        </ul>
      </Collapsible>
    </div>
  );
}
