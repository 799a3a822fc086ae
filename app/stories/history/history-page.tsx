import { Form, Link, useNavigation } from 'react-router';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { cx } from '~/ui/cx';
import { Select } from '~/ui/fields/select';
import { BackLink } from '~/ui/layout/back-link';
import { Card } from '~/ui/layout/card';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { Badge } from '~/ui/people/badge';
import { EmptyState } from '~/ui/states/empty-state';
import { Notice } from '~/ui/states/notice';
import { Moment, useMomentText } from '~/ui/text/moment';
import { withParts } from '~/ui/text/with-parts';
import { wordsText } from '../text/words-box';
import { ComparedWords } from './compared-words';
import { type Comparison, comparisonQuery, type ShownHistory, type ShownVersion } from './history';
import { historyTexts } from './history-texts';

interface HistoryPageProps {
  history: ShownHistory;
  /** Why the last version was not brought back. */
  problem: string | undefined;
}

/** The earlier versions of a text: a list, and two of them compared. It works without script. */
export function HistoryPage({ history, problem }: HistoryPageProps) {
  const { title, back, versions, comparison } = history;
  return (
    <Page width="medium">
      <p className="mb-4">
        <BackLink to={back.to}>{back.label}</BackLink>
      </p>
      <PageHeading
        title={historyTexts.heading}
        intro={
          <>
            <bdi className="font-semibold text-text wrap-anywhere">{title}</bdi>
            <br />
            {historyTexts.intro}
          </>
        }
      />
      {problem && (
        <Notice tone="error" className="mb-6">
          {problem}
        </Notice>
      )}
      {comparison ? (
        <div className="grid gap-8 lg:grid-cols-[17rem_minmax(0,1fr)]">
          <VersionList versions={versions} shown={comparison.earlier.id} />
          <Compared comparison={comparison} versions={versions} bringsBack={history.bringsBack} />
        </div>
      ) : (
        <EmptyState missing="time" title={historyTexts.empty} action={<ButtonLink to={back.to}>{back.label}</ButtonLink>}>
          {historyTexts.emptyText}
        </EmptyState>
      )}
    </Page>
  );
}

function VersionList({ versions, shown }: { versions: readonly ShownVersion[]; shown: string }) {
  return (
    <nav
      aria-label={historyTexts.versions}
      className="max-h-72 overflow-y-auto rounded-md border border-line lg:max-h-[80vh] lg:self-start"
    >
      <ul className="divide-y divide-line">
        {versions.map((version) => (
          <li key={version.id}>
            <Link
              to={comparisonQuery(version.id)}
              preventScrollReset
              aria-current={version.id === shown ? 'true' : undefined}
              className={cx(
                'tabular block min-h-11 border-l-4 px-4 py-2.5 text-sm no-underline hover:bg-raised',
                version.id === shown ? 'border-gold bg-raised' : 'border-transparent',
              )}
            >
              <span className="block font-medium">
                <Moment at={version.savedAt} />
              </span>
              <span className="flex flex-wrap items-center gap-2 text-muted">
                {wordsText(version.words)}
                {version.published && <Badge>{historyTexts.published}</Badge>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ComparedProps {
  comparison: Comparison;
  versions: readonly ShownVersion[];
  bringsBack: string;
}

function Compared({ comparison, versions, bringsBack }: ComparedProps) {
  const { earlier, later, titles, passages, problem } = comparison;
  return (
    <section aria-labelledby="compared" className="min-w-0">
      <h2 id="compared" className="text-lg font-semibold">
        {later
          ? withParts(historyTexts.comparedWith, { earlier: <Moment at={earlier.savedAt} />, later: <Moment at={later.savedAt} /> })
          : withParts(historyTexts.comparedWithNow, { earlier: <Moment at={earlier.savedAt} /> })}
      </h2>
      <CompareForm key={`${earlier.id} ${later?.id}`} earlier={earlier} later={later} versions={versions} />
      <BringBack version={earlier} bringsBack={bringsBack} />
      {problem ? <Notice tone="error">{problem}</Notice> : <ComparedTexts titles={titles} passages={passages} />}
    </section>
  );
}

function ComparedTexts({ titles, passages }: Pick<Comparison, 'titles' | 'passages'>) {
  const isSame = !titles && passages.every(({ kind }) => kind === 'same');
  return (
    <>
      <p className="mb-4 text-sm text-muted">{isSame ? historyTexts.same : historyTexts.legend}</p>
      <Card>
        {titles && (
          <h3 className="mb-4 text-xl font-semibold wrap-anywhere">
            <ComparedWords
              passages={[
                { kind: 'removed', text: titles.earlier },
                { kind: 'added', text: titles.later },
              ]}
            />
          </h3>
        )}
        <ComparedWords passages={passages} />
      </Card>
    </>
  );
}

function CompareForm({
  earlier,
  later,
  versions,
}: Omit<ComparedProps, 'comparison' | 'bringsBack'> & Pick<Comparison, 'earlier' | 'later'>) {
  const momentText = useMomentText();
  const options = versions
    .filter(({ id }) => id !== earlier.id)
    .map(({ id, savedAt, words }) => ({ value: id, label: `${momentText(savedAt)} · ${wordsText(words)}` }));
  return (
    <Form method="get" preventScrollReset className="my-4 flex flex-wrap items-end gap-3">
      <input type="hidden" name="version" value={earlier.id} />
      <Select
        label={historyTexts.compareWith}
        name="with"
        defaultValue={later?.id ?? ''}
        options={[{ value: '', label: historyTexts.now }, ...options]}
        className="max-w-full flex-wrap"
      />
      <Button type="submit" variant="outline">
        {historyTexts.compare}
      </Button>
    </Form>
  );
}

function BringBack({ version, bringsBack }: { version: ShownVersion; bringsBack: string }) {
  const { formData } = useNavigation();
  return (
    <Form method="post" className="mb-6 grid justify-items-start gap-3">
      <input type="hidden" name="version" value={version.id} />
      <p id="brings-back" className="text-muted">
        {bringsBack}
      </p>
      <Button type="submit" aria-describedby="brings-back" pending={formData !== undefined} pendingText={historyTexts.bringingBack}>
        {historyTexts.bringBack}
      </Button>
    </Form>
  );
}
