import type { SubmissionResult } from '@conform-to/react';
import { href } from 'react-router';
import { coverAddress, STORY_COVER } from '~/covers/story/cover-address';
import { entrance } from '~/site/entrance';
import { ButtonLink } from '~/ui/actions/button-link';
import { TextLink } from '~/ui/actions/text-link';
import { Card } from '~/ui/layout/card';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { Notice } from '~/ui/states/notice';
import { Moment } from '~/ui/text/moment';
import { preloadProse } from '~/ui/text/preload-prose';
import { withParts } from '~/ui/text/with-parts';
import type { ListedAnthology } from '../anthology/read-anthology.server';
import type { ChallengeNow } from '../challenge.server';
import { texts } from '../texts';
import { EntryForm } from './entry-form';

export interface ChallengePageProps extends Omit<ChallengeNow, 'ends'> {
  /** ISO 8601. */
  ends: string;
  /** Undefined for a visitor. */
  playerId: string | undefined;
  done: string | null;
  reply: { form: SubmissionResult<string[]> } | undefined;
}

/** The prompt of the week, one's own entry, and the anthologies of weeks before. */
export function ChallengePage({ prompt, ends, entries, anthologies, playerId, done, ...week }: ChallengePageProps) {
  preloadProse();
  const [latest, ...earlier] = anthologies;
  return (
    <Page width="medium">
      <PageHeading title={texts.title} intro={texts.intro} />
      <div className="grid gap-8">
        {done === 'sealed' && <Notice tone="success">{texts.done.sealed}</Notice>}
        <section aria-labelledby="prompt" className="border-l-2 border-bronze pl-4 sm:pl-6">
          <h2 id="prompt" className="text-sm font-semibold text-muted">
            {texts.prompt}
          </h2>
          <p className="mt-1 font-prose text-2xl sm:text-3xl">{prompt}</p>
          <p className="mt-3 flex flex-wrap gap-x-4 text-sm text-muted">
            <span>{withParts(texts.ends, { end: <Moment at={ends} /> })}</span>
            {entries > 0 && <span className="tabular">{texts.entries(entries)}</span>}
          </p>
        </section>
        {playerId === undefined ? <VisitorSteps /> : <EntryForm key={week.monday} {...week} playerId={playerId} />}
        {latest && <Latest anthology={latest} />}
        {earlier.length > 0 && (
          <section aria-labelledby="earlier">
            <h2 id="earlier" className="display text-2xl">
              {texts.earlier}
            </h2>
            <ul className="mt-2 divide-y divide-line">
              {earlier.map(({ monday, title, stories }) => (
                <li key={monday} className="flex flex-wrap items-baseline justify-between gap-x-6 py-2">
                  <TextLink to={href('/challenge/:week?', { week: monday })} className="inline-flex min-h-9 items-center">
                    {title}
                  </TextLink>
                  <span className="text-sm text-muted">
                    <time dateTime={monday}>{texts.weekOfYear(monday)}</time> · {texts.stories(stories)}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Page>
  );
}

/** How it works, for who has no account. */
function VisitorSteps() {
  return (
    <div>
      <ol className="grid gap-3">
        {texts.steps.map((step, index) => (
          <li key={step} className="flex items-baseline gap-4 text-lg">
            <span aria-hidden="true" className="display w-5 shrink-0 text-2xl text-gold">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <p className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={entrance('/signup', href('/challenge/:week?'))}>{texts.signUp}</ButtonLink>
        <ButtonLink to={entrance('/signin', href('/challenge/:week?'))} variant="outline">
          {texts.signIn}
        </ButtonLink>
      </p>
    </div>
  );
}

function Latest({ anthology: { monday, title, cover, stories } }: { anthology: ListedAnthology }) {
  return (
    <Card as="section" aria-labelledby="latest" className="flex flex-wrap items-center gap-5 sm:gap-8">
      <img src={coverAddress(cover)} alt="" {...STORY_COVER} loading="lazy" className="h-44 w-auto shrink-0" />
      <div className="min-w-0 flex-1 basis-52">
        <h2 id="latest" className="text-sm font-semibold text-muted">
          {texts.latest}
        </h2>
        <p className="display mt-1 text-3xl wrap-anywhere">{title}</p>
        <p className="mt-1 text-sm text-muted">
          {texts.week(monday)} · {texts.stories(stories)}
        </p>
        <p className="mt-4">
          <ButtonLink to={href('/challenge/:week?', { week: monday })} variant="outline">
            {texts.read}
          </ButtonLink>
        </p>
      </div>
    </Card>
  );
}
