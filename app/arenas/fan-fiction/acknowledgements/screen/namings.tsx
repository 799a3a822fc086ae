import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '~/ui/actions/button';
import { TextLink } from '~/ui/actions/text-link';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { EmptyNote } from '~/ui/states/empty-note';
import { Notice } from '~/ui/states/notice';
import { withParts } from '~/ui/text/with-parts';
import type { Naming } from '../page.server';
import type { AskedSource } from '../source-rows.server';
import { namedTexts as texts } from '../texts';

interface NamingsProps {
  namings: readonly Naming[];
  /** Stories that come from one of theirs. */
  sources: readonly AskedSource[];
  /** Why the last press had no effect. */
  problems: readonly string[];
}

/** The stories that name a player or a story of theirs, and their answer to each. */
export function Namings({ namings, sources, problems }: NamingsProps) {
  return (
    <Page width="text">
      <PageHeading title={texts.title} intro={texts.intro} />
      {problems.map((problem) => (
        <Notice key={problem} tone="error" className="mb-6">
          {problem}
        </Notice>
      ))}
      {namings.length + sources.length === 0 && <EmptyNote missing="story">{texts.none}</EmptyNote>}
      <ul className="divide-y divide-line">
        {namings.map(({ id, kind, state, pen, story }) => (
          <Row key={id} story={story} state={state} field={{ mention: id }} intents={['accept', 'decline']} takeOff={texts.takeOff}>
            {pen === undefined ? texts[kind][state] : withParts(texts.thanksPen[state], { pen: <bdi>{pen}</bdi> })}
          </Row>
        ))}
        {sources.map(({ id, kind, state, work, own }) => (
          <Row
            key={id}
            story={work}
            state={state}
            field={{ source: id }}
            intents={['accept-source', 'decline-source']}
            takeOff={texts.takeSourceOff}
          >
            {withParts(state === 'declined' ? texts.sourceDeclined : texts.source[kind][state], {
              own: (
                <TextLink to={own.address}>
                  <bdi>{own.title}</bdi>
                </TextLink>
              ),
            })}
          </Row>
        ))}
      </ul>
    </Page>
  );
}

interface RowProps {
  /** Undefined where they may not read it. */
  story: Naming['story'];
  state: Naming['state'];
  /** Names what they answer. */
  field: { mention: string } | { source: string };
  /** For a yes and for a no. */
  intents: readonly [string, string];
  takeOff: string;
  /** What it says, or asks. */
  children: ReactNode;
}

function Row({ story, state, field, intents: [accept, decline], takeOff, children }: RowProps) {
  const title = story?.title ?? texts.notShown;
  const [[name, value] = []] = Object.entries(field);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0">
        <p className="font-prose text-lg wrap-anywhere">
          {story ? (
            <TextLink to={story.address} className="inline-flex min-h-9 items-center">
              <bdi>{title}</bdi>
            </TextLink>
          ) : (
            title
          )}
        </p>
        {story && <p className="text-sm text-muted wrap-anywhere">{withParts(texts.by, { author: <bdi>{story.author}</bdi> })}</p>}
        <p className="wrap-anywhere">{children}</p>
      </div>
      <Form method="post" preventScrollReset className="flex flex-wrap gap-3">
        <input type="hidden" name={name} value={value} />
        {state !== 'agreed' && (
          <Button type="submit" name="intent" value={accept} size="sm" variant="outline">
            {state === 'asked' ? texts.accept : texts.acceptAfterAll}
            <span className="sr-only">: {title}</span>
          </Button>
        )}
        {state !== 'declined' && (
          <Button type="submit" name="intent" value={decline} size="sm" variant="quiet">
            {state === 'asked' ? texts.decline : takeOff}
            <span className="sr-only">: {title}</span>
          </Button>
        )}
      </Form>
    </li>
  );
}
