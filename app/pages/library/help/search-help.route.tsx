import { href } from 'react-router';
import { publicHead } from '~/covers/public-head';
import { pageTitle } from '~/site/page-title';
import { TextLink } from '~/ui/actions/text-link';
import { BackLink } from '~/ui/layout/back-link';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import type { Route } from './+types/search-help.route';
import { searchHelpTexts as texts } from './texts';

export const meta: Route.MetaFunction = (page) => [
  { title: pageTitle(texts.title) },
  { name: 'description', content: texts.intro },
  ...publicHead(page),
];

/** What a search understands, with examples to try. @see docs/product/library.md */
export default function SearchHelp() {
  const { words, fields, together } = texts;
  return (
    <Page width="text">
      <p className="mb-4">
        <BackLink to={href('/stories')}>{texts.library}</BackLink>
      </p>
      <PageHeading title={texts.title} intro={texts.intro} />
      <div className="grid gap-10">
        <Examples {...words} />
        <Examples {...fields} />
        <Examples {...together} />
      </div>
    </Page>
  );
}

interface ExamplesProps {
  title: string;
  intro?: string;
  examples: readonly { search: string; says: string }[];
}

function Examples({ title, intro, examples }: ExamplesProps) {
  return (
    <section>
      <h2 className="display mb-2 text-2xl">{title}</h2>
      {intro && <p className="mb-4 text-muted">{intro}</p>}
      <dl className="grid gap-4">
        {examples.map(({ search, says }) => (
          <div key={search}>
            <dt>
              <TextLink
                to={`${href('/stories')}?${new URLSearchParams({ q: search })}`}
                className="inline-flex min-h-9 items-center wrap-anywhere"
              >
                <code>{search}</code>
              </TextLink>
            </dt>
            <dd className="text-muted">{says}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
