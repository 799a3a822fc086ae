import { Form } from 'react-router';
import { Button } from '~/ui/actions/button';
import { TextLink } from '~/ui/actions/text-link';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { EmptyNote } from '~/ui/states/empty-note';
import { Notice } from '~/ui/states/notice';
import { withParts } from '~/ui/text/with-parts';
import type { Naming } from '../page.server';
import { namedTexts as texts } from '../texts';

interface NamingsProps {
  namings: readonly Naming[];
  /** Why the last press had no effect. */
  problems: readonly string[];
}

/** The stories that name somebody, and their answer to each. */
export function Namings({ namings, problems }: NamingsProps) {
  return (
    <Page width="text">
      <PageHeading title={texts.title} intro={texts.intro} />
      {problems.map((problem) => (
        <Notice key={problem} tone="error" className="mb-6">
          {problem}
        </Notice>
      ))}
      {namings.length === 0 && <EmptyNote missing="story">{texts.none}</EmptyNote>}
      <ul className="divide-y divide-line">
        {namings.map((naming) => (
          <NamingRow key={naming.id} naming={naming} />
        ))}
      </ul>
    </Page>
  );
}

function NamingRow({ naming: { id, kind, state, story } }: { naming: Naming }) {
  const title = story?.title ?? texts.notShown;
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
        <p>{texts[kind][state]}</p>
      </div>
      <Form method="post" preventScrollReset className="flex flex-wrap gap-3">
        <input type="hidden" name="mention" value={id} />
        {state !== 'agreed' && (
          <Button type="submit" name="intent" value="accept" size="sm" variant="outline">
            {state === 'asked' ? texts.accept : texts.acceptAfterAll}
            <span className="sr-only">: {title}</span>
          </Button>
        )}
        {state !== 'declined' && (
          <Button type="submit" name="intent" value="decline" size="sm" variant="quiet">
            {state === 'asked' ? texts.decline : texts.takeOff}
            <span className="sr-only">: {title}</span>
          </Button>
        )}
      </Form>
    </li>
  );
}
