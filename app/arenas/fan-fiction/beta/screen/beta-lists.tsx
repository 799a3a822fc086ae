import type { ReactNode } from 'react';
import { AuthorLink } from '~/stories/writers/author-link';
import { TextLink } from '~/ui/actions/text-link';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { EmptyNote } from '~/ui/states/empty-note';
import { FactLine } from '~/ui/text/fact-line';
import { Moment } from '~/ui/text/moment';
import { withParts } from '~/ui/text/with-parts';
import { betaAddress } from '../beta';
import { betaListTexts as texts } from '../texts';
import type { ListedWork, BetaLists as Lists } from '../works.server';

/** Everything that a player reads along, and that they share. */
export function BetaLists({ reading, own }: Lists) {
  return (
    <Page width="text">
      <PageHeading title={texts.title} intro={texts.intro} />
      <div className="grid gap-10">
        <Works title={texts.reading} works={reading} none={texts.noReading}>
          {({ owner, ownerId }) => <span>{withParts(texts.by, { author: <AuthorLink name={owner} playerId={ownerId} /> })}</span>}
        </Works>
        <Works title={texts.own} works={own} none={texts.noOwn}>
          {({ readers }) => texts.readers(readers)}
        </Works>
      </div>
    </Page>
  );
}

interface WorksProps {
  title: string;
  works: readonly ListedWork[];
  none: string;
  /** What is said of each. */
  children(work: ListedWork): ReactNode;
}

function Works({ title, works, none, children }: WorksProps) {
  return (
    <section>
      <h2 className="display text-2xl">{title}</h2>
      {works.length === 0 ? (
        <EmptyNote missing="story">{none}</EmptyNote>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {works.map((work) => (
            <li key={work.id} className="py-3">
              <TextLink to={betaAddress(work.id)} className="inline-flex min-h-9 items-center font-prose text-lg wrap-anywhere">
                <bdi>{work.title}</bdi>
              </TextLink>
              <FactLine className="text-sm text-muted">
                {children(work)}
                <span>{withParts(texts.until, { end: <Moment at={work.end} /> })}</span>
              </FactLine>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
