import { href } from 'react-router';
import { dayText } from '~/platform/text/format-dates';
import { storyAddress } from '~/stories/sharing/story-address';
import { AuthorLink } from '~/stories/writers/author-link';
import { ButtonLink } from '~/ui/actions/button-link';
import { TextLink } from '~/ui/actions/text-link';
import { BackLink } from '~/ui/layout/back-link';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { ErrorState } from '~/ui/states/error-state';
import type { LineDay, LineWeek } from '../days/read-week.server';
import type { Line } from '../days/standing-sentences.server';
import { startOf } from '../rules/days';
import { texts } from '../texts';
import { LineReport } from './line-report';

/** The sentences that the days of a week chose, with the runners-up beside them. */
export function WeekPage({ week }: { week: LineWeek }) {
  return (
    <Page width="medium">
      <p className="mb-4">
        <BackLink to={href('/days-line/:week?')}>{texts.backToDay}</BackLink>
      </p>
      <PageHeading title={texts.weekTitle(week.monday)}>
        {week.storyId && <ButtonLink to={storyAddress('story_weave', week.storyId)}>{texts.readStory}</ButtonLink>}
      </PageHeading>
      <p dir="auto" className="border-l-2 border-bronze pl-4 font-prose text-2xl">
        {week.opening}
      </p>
      <ol className="mt-8 grid gap-8">
        {week.days.map((day) => (
          <Day key={day.day} {...day} />
        ))}
      </ol>
      <p className="mt-10 flex flex-wrap gap-x-6">
        {week.earlier && <TextLink to={href('/days-line/:week?', { week: week.earlier })}>{texts.earlier}</TextLink>}
        {week.later && <TextLink to={href('/days-line/:week?', { week: week.later })}>{texts.later}</TextLink>}
      </p>
    </Page>
  );
}

function Day({ day, running, line, runnersUp }: LineDay) {
  return (
    <li className="grid gap-x-10 gap-y-4 border-t border-line pt-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div>
        <h2 className="text-base font-semibold text-muted">
          <time dateTime={day}>{dayText(startOf(day))}</time>
        </h2>
        {line ? <Sentence line={line} large /> : <p className="mt-2 text-muted">{running ? texts.runs : texts.none}</p>}
      </div>
      {runnersUp.length > 0 && (
        <div>
          <h3 className="text-sm font-semibold text-muted">{texts.runnersUp}</h3>
          <ol className="grid gap-3">
            {runnersUp.map((other) => (
              <li key={other.id}>
                <Sentence line={other} />
              </li>
            ))}
          </ol>
        </div>
      )}
    </li>
  );
}

function Sentence({ line, large = false }: { line: Line; large?: boolean }) {
  return (
    <>
      <p dir="auto" className={large ? 'mt-2 font-prose text-2xl wrap-anywhere' : 'mt-2 font-prose wrap-anywhere'}>
        {line.body}
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <AuthorLink name={line.name} playerId={line.playerId} />
        {line.compared > 0 && <span className="tabular">{texts.tally(line)}</span>}
        <LineReport id={line.id} name={line.name} />
      </p>
    </>
  );
}

/** Instead of a week that there is not. */
export function WeekMissing() {
  return (
    <Page width="text">
      <ErrorState page title={texts.missingWeek} action={<ButtonLink to={href('/days-line/:week?')}>{texts.backToDay}</ButtonLink>}>
        {texts.missingWeekText}
      </ErrorState>
    </Page>
  );
}
