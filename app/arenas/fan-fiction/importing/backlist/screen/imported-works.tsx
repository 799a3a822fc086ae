import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Form, useLocation, useNavigation, useRevalidator } from 'react-router';
import { wordsText } from '~/stories/text/words-box';
import { Button } from '~/ui/actions/button';
import { ConfirmButton } from '~/ui/actions/confirm-button';
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

/** What a player has imported, with the ways to publish it: works that come out one after the other are watched. */
export function ImportedWorks({ works }: { works: readonly ImportedWork[] }) {
  useRepeatedLook(works.some(({ state }) => state === 'asked'));
  const sent = useNavigation().formData;
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterPress(heading);
  const isAsking = sent?.get('intent') === 'publish-all';
  return (
    <section aria-labelledby="imported" className="mt-12">
      <h2 id="imported" ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
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
      {state === 'asked' && <p className="text-sm text-muted">{texts.askedHint}</p>}
      {failure && <p className="text-sm text-vermilion">{texts.failures[failure]}</p>}
      <div className="flex flex-wrap items-center gap-3 empty:hidden">
        {publishable.includes(state) && (
          <WorkForm id={id} intent="publish">
            <Button type="submit" size="sm" variant="outline" pending={busy === 'publish'} pendingText={texts.publishing}>
              {failure ? texts.tryAgain : texts.publish}
              <About title={title} />
            </Button>
          </WorkForm>
        )}
        {joint && state !== 'published' && (
          <TextLink to={coAuthorsAddress(id)} className="inline-flex min-h-11 items-center text-sm">
            {coAuthorTexts.title}
            <About title={title} />
          </TextLink>
        )}
        {!joint && discardable.includes(state) && <Discard {...{ id, title }} pending={busy === 'discard'} />}
      </div>
    </li>
  );
}

interface WorkFormProps {
  id: string;
  intent: 'publish' | 'discard';
  children: ReactNode;
  ref?: RefObject<HTMLFormElement | null>;
}

/** Does one thing with one work. */
function WorkForm({ id, intent, children, ref }: WorkFormProps) {
  return (
    <Form method="post" ref={ref} preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="intent" value={intent} />
      {children}
    </Form>
  );
}

/** Deletes a draft once its author has said that they mean it: they may have gone on writing it here. */
function Discard({ id, title, pending }: { id: string; title: string; pending: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <WorkForm ref={form} id={id} intent="discard">
      <ConfirmButton
        type="submit"
        size="sm"
        variant="quiet"
        pending={pending}
        pendingText={texts.discarding}
        question={texts.discardQuestion(title)}
        onConfirm={() => form.current?.requestSubmit()}
      >
        {texts.discard}
        <About title={title} />
      </ConfirmButton>
    </WorkForm>
  );
}

/** Which work a button is about, for those who listen. */
function About({ title }: { title: string }) {
  return <span className="sr-only">{texts.about(title)}</span>;
}

/** The pressed button is often gone with what it did: the list's heading has the focus then. */
function useFocusAfterPress(heading: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const seen = useRef(key);
  useEffect(() => {
    if (key !== seen.current && document.activeElement === document.body) heading.current?.focus();
    seen.current = key;
  }, [key, heading]);
}

function useRepeatedLook(isNeeded: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isNeeded) return;
    const timer = setInterval(() => void revalidate(), LOOK_MS);
    return () => clearInterval(timer);
  }, [isNeeded, revalidate]);
}
