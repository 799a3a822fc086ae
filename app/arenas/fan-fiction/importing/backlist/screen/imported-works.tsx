import { useEffect } from 'react';
import { Form, useNavigation, useRevalidator } from 'react-router';
import { wordsText } from '~/stories/text/words-box';
import { Button } from '~/ui/actions/button';
import { TextLink } from '~/ui/actions/text-link';
import { Badge } from '~/ui/people/badge';
import { FactLine } from '~/ui/text/fact-line';
import { coAuthorsAddress } from '../../../co-authors/co-authors';
import { coAuthorTexts } from '../../../co-authors/texts';
import { storyViewAddress } from '../../../stories/story-links';
import type { ImportedWork, ImportState } from '../list-works.server';
import { backlistTexts as texts } from '../texts';

/** How often the page asks how far the publishing is, in ms. */
const LOOK_MS = 3_000;
/** The states from which a work can be published. */
const publishable: readonly ImportState[] = ['draft', 'failed'];
/** Those in which nobody else sees it yet and its author can delete it here. */
const discardable: readonly ImportState[] = ['draft', 'unfinished', 'asked', 'failed'];

/** What somebody has imported, with the ways to publish it: works that come out one after the other are watched. */
export function ImportedWorks({ works }: { works: readonly ImportedWork[] }) {
  useRepeatedLook(works.some(({ state }) => state === 'asked'));
  const sent = useNavigation().formData;
  const isAsking = sent?.get('intent') === 'publish-all';
  return (
    <section aria-labelledby="imported" className="mt-12">
      <h2 id="imported" className="text-xl font-semibold">
        {texts.imported}
      </h2>
      {works.length === 0 ? (
        <p className="mt-2 text-muted">{texts.none}</p>
      ) : (
        <>
          <p className="mt-2 text-muted">{texts.latest}</p>
          {works.some(({ state }) => publishable.includes(state)) && (
            <Form method="post" className="mt-4">
              <Button type="submit" name="intent" value="publish-all" pending={isAsking} pendingText={texts.publishing}>
                {texts.publishAll}
              </Button>
            </Form>
          )}
          <ul className="mt-4 divide-y divide-line rounded-md border border-line">
            {works.map((work) => (
              <Work key={work.id} work={work} busy={sent?.get('id') === work.id ? String(sent.get('intent')) : undefined} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Work({
  work: { id, title, fandom, state, chapters, words, firstPublished, failure, joint },
  busy,
}: {
  work: ImportedWork;
  busy: string | undefined;
}) {
  return (
    <li className="grid gap-2 px-4 py-4">
      <p>
        <Badge tone={state === 'published' ? undefined : state === 'draft' ? 'plain' : 'amber'}>{texts.states[state]}</Badge>
      </p>
      <h3 className="font-medium wrap-anywhere">
        {state === 'unfinished' ? <bdi>{title}</bdi> : <TextLink to={storyViewAddress(id, {})}>{title}</TextLink>}
      </h3>
      <FactLine className="tabular text-sm text-muted">
        <bdi>{fandom}</bdi>
        {texts.chapters(chapters)}
        {state !== 'unfinished' && wordsText(words)}
        {firstPublished && texts.firstPublished(firstPublished)}
      </FactLine>
      {failure && <p className="text-sm text-vermilion">{texts.failures[failure]}</p>}
      <Form method="post" className="flex flex-wrap items-center gap-3 empty:hidden">
        <input type="hidden" name="id" value={id} />
        {publishable.includes(state) && (
          <WorkButton
            {...{ title, intent: 'publish', busy, look: 'outline', doing: texts.publishing }}
            label={failure ? texts.tryAgain : texts.publish}
          />
        )}
        {joint && state !== 'published' && (
          <TextLink to={coAuthorsAddress(id)} className="inline-flex min-h-11 items-center text-sm">
            {coAuthorTexts.title}
            <span className="sr-only">{texts.about(title)}</span>
          </TextLink>
        )}
        {!joint && discardable.includes(state) && (
          <WorkButton {...{ title, intent: 'discard', busy, look: 'quiet', label: texts.discard, doing: texts.discarding }} />
        )}
      </Form>
    </li>
  );
}

interface WorkButtonProps {
  title: string;
  intent: 'publish' | 'discard';
  /** What is being done with this work. */
  busy: unknown;
  look: 'outline' | 'quiet';
  label: string;
  doing: string;
}

/** Does one thing with one work, which its name says to those who listen. */
function WorkButton({ title, intent, busy, look, label, doing }: WorkButtonProps) {
  return (
    <Button type="submit" size="sm" variant={look} name="intent" value={intent} pending={busy === intent} pendingText={doing}>
      {label}
      <span className="sr-only">{texts.about(title)}</span>
    </Button>
  );
}

function useRepeatedLook(isNeeded: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isNeeded) return;
    const timer = setInterval(() => void revalidate(), LOOK_MS);
    return () => clearInterval(timer);
  }, [isNeeded, revalidate]);
}
