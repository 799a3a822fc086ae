import { Fragment } from 'react';
import { numberText } from '~/platform/text/format';
import { TextLink } from '~/ui/actions/text-link';
import { Icon } from '~/ui/art/icon';
import { CIRCLE_ALERT } from '~/ui/art/icon-paths';
import { Notice } from '~/ui/states/notice';
import { Moment } from '~/ui/text/moment';
import { withParts } from '~/ui/text/with-parts';
import { guideAddress } from '../guide/guide-address';
import type { Community } from './community.server';
import { Fact, Failing, Section } from './facts';
import { ALERTS_ID, Glance } from './glance/glance';
import type { Growth, HealthState, WaitingJobs } from './health.server';
import { Slowest } from './slowest';
import { healthTexts } from './texts';
import { bytesText, durationText, spanText } from './units';
import { isAlerted } from './warnings';

const { outcomes } = healthTexts;
/** Outcomes of mails, of the language model and of payments that did not give what was asked for. */
const FAILURES = ['failed', 'refused', 'skipped'];

/** How the site is: what should be looked at first, then what an operator asks every morning. */
export function HealthView({ health }: { health: HealthState }) {
  return (
    <div className="flex flex-col gap-9">
      <div className="flex flex-col gap-3">
        {health.warnings.length === 0 && (
          <Notice tone="success" title={healthTexts.allWell}>
            {healthTexts.noAlert}
          </Notice>
        )}
        <Glance health={health} />
        <p className="text-sm text-muted">
          {withParts(healthTexts.taken, { at: <Moment at={health.takenAt} />, since: <Moment at={health.countedSince} /> })}
        </p>
      </div>
      {health.warnings.length > 0 && <Warnings warnings={health.warnings} />}
      <div className="grid gap-x-10 gap-y-9 md:grid-cols-2">
        <Section title={healthTexts.now}>
          <Fact label={healthTexts.jobs} failing={isAlerted(health.warnings, 'JobsWait')}>
            <Waiting queues={health.waitingJobs} />
          </Fact>
        </Section>
        <Section title={healthTexts.lastHour}>
          <Fact label={healthTexts.mails} failing={isAlerted(health.warnings, 'MailsWait', 'MailsFail')}>
            <Outcomes counts={health.mails} names={outcomes.mails} />
            {health.waitingMails.length > 0 && <Waiting queues={health.waitingMails} />}
          </Fact>
          <Fact label={healthTexts.models} failing={isAlerted(health.warnings, 'WritersFail')}>
            <Outcomes counts={health.models} names={outcomes.models} />
          </Fact>
          <Fact label={healthTexts.payments}>
            <Outcomes counts={health.payments} names={outcomes.payments} />
          </Fact>
        </Section>
      </div>
      <Slowest {...{ title: healthTexts.slowestPages, what: healthTexts.page, counted: healthTexts.requests, rows: health.routes }} />
      <Slowest {...{ title: healthTexts.slowestQueries, what: healthTexts.askedBy, counted: healthTexts.queries, rows: health.queries }} />
      <Section title={healthTexts.storage}>
        <Storage health={health} />
      </Section>
      <Section title={healthTexts.processes}>
        {health.processes.map((each) => (
          <Process key={each.place} report={each} />
        ))}
      </Section>
      <Section title={healthTexts.community}>
        <CommunityFacts community={health.community} />
      </Section>
    </div>
  );
}

function Warnings({ warnings }: Pick<HealthState, 'warnings'>) {
  return (
    <ul id={ALERTS_ID} className="flex scroll-mt-20 flex-col gap-3">
      {warnings.map(({ alert, text, section }) => (
        <li key={alert} className="flex gap-3 rounded-md border border-l-4 border-line border-l-vermilion bg-surface py-3 pr-4 pl-3.5">
          <Icon path={CIRCLE_ALERT} className="mt-0.5 size-5 shrink-0 text-vermilion" />
          <div className="min-w-0">
            <p className="font-semibold">{text}</p>
            <p className="text-sm text-muted">
              {withParts(healthTexts.alertFires(alert), { section: <TextLink to={guideAddress(section)}>{section}</TextLink> })}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What waits, and why it does where a try has failed. */
function Waiting({ queues }: { queues: readonly WaitingJobs[] }) {
  if (queues.length === 0) return healthTexts.none;
  return queues.map(({ queue, jobs, oldestSeconds, lastFailure }) => (
    <span key={queue} className="block">
      {healthTexts.waitingIn(numberText(jobs), queue, spanText(oldestSeconds))}
      {lastFailure && (
        <>
          {' '}
          <Failing>{healthTexts.lastTry(lastFailure)}</Failing>
        </>
      )}
    </span>
  ));
}

interface OutcomesProps {
  counts: Readonly<Record<string, number>>;
  /** What outcomes are called, where not by their codes. */
  names: Readonly<Record<string, string>>;
}

/** Counts by outcome, such as '12 sent, 1 × failed'. */
function Outcomes({ counts, names }: OutcomesProps) {
  const counted = Object.entries(counts);
  if (counted.length === 0) return healthTexts.none;
  return counted.map(([outcome, count], place) => {
    const text = `${numberText(count)} ${names[outcome] ?? outcome}`;
    return (
      <Fragment key={outcome}>
        {place > 0 && ', '}
        {FAILURES.includes(outcome) ? <Failing>{text}</Failing> : text}
      </Fragment>
    );
  });
}

/** By how much something has grown or shrunk, such as ', up by 2 MB in 7 days'; nothing where that is not known yet. */
function grownText(growth: Growth | undefined, more = healthTexts.grown, less = healthTexts.shrunk): string | undefined {
  return growth && (growth.bytes < 0 ? less : more)(bytesText(Math.abs(growth.bytes)), growth.days);
}

function Storage({ health }: { health: HealthState }) {
  const { disk, database, databaseLog, backup } = health;
  return (
    <>
      {disk && (
        <Fact label={healthTexts.disk} failing={isAlerted(health.warnings, 'DiskFillsUp')}>
          {healthTexts.freeOf(bytesText(disk.free), bytesText(disk.free + disk.used))}
          {grownText(disk.growth, healthTexts.moreUsed, healthTexts.lessUsed)}
        </Fact>
      )}
      {database && (
        <Fact label={healthTexts.database}>
          {bytesText(database.bytes)}
          {grownText(database.growth)}
        </Fact>
      )}
      {databaseLog && (
        <Fact label={healthTexts.databaseLog} failing={isAlerted(health.warnings, 'LogGrows')}>
          {bytesText(databaseLog.bytes)}
          {grownText(databaseLog.growth)}
        </Fact>
      )}
      <Fact label={healthTexts.lastBackup} failing={isAlerted(health.warnings, 'BackupOld')}>
        {!backup && healthTexts.noBackups}
        {backup &&
          (backup.bytes === undefined ? healthTexts.noBackupYet : healthTexts.ago(spanText(backup.ageSeconds), bytesText(backup.bytes)))}
        {backup && healthTexts.every(spanText(backup.everySeconds))}
      </Fact>
    </>
  );
}

function Process({ report }: { report: HealthState['processes'][number] }) {
  return (
    <Fact label={report.place} failing={report.isHeldUp}>
      {withParts(healthTexts.processFacts, {
        since: <Moment at={report.startedAt} />,
        build: report.build,
        schema: report.schema,
        memory: bytesText(report.memoryBytes),
        hold: durationText(report.eventLoopP99Ms),
      })}
    </Fact>
  );
}

function CommunityFacts({ community }: { community: Community }) {
  const { back, rooms, wordRooms, stories, medianDaysToReader, medianSecondsToFirstReader } = community;
  const of = (some: number, all: number) => (all === 0 ? healthTexts.none : healthTexts.someOf(numberText(some), numberText(all)));
  return (
    <>
      {back.map(({ days, joined, returned }) => (
        <Fact key={days} label={healthTexts.backAfter(days)}>
          {of(returned, joined)}
        </Fact>
      ))}
      <Fact label={healthTexts.sharedRooms}>{of(rooms.shared, rooms.opened)}</Fact>
      <Fact label={healthTexts.sharedWordRooms}>{of(wordRooms.shared, wordRooms.opened)}</Fact>
      <Fact label={healthTexts.readSoon}>{of(stories.readSoon, stories.published)}</Fact>
      <Fact label={healthTexts.firstReaderAfter}>
        {medianDaysToReader === undefined ? healthTexts.noReaderYet : healthTexts.median(medianDaysToReader)}
      </Fact>
      <Fact label={healthTexts.firstReader}>
        {medianSecondsToFirstReader === undefined
          ? healthTexts.noFirstReaderYet
          : healthTexts.toTheEnd(spanText(medianSecondsToFirstReader))}
      </Fact>
    </>
  );
}
