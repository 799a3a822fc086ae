import type { ReactNode } from 'react';
import { numberText } from '~/platform/text/format';
import { Notice } from '~/ui/states/notice';
import { Moment } from '~/ui/text/moment';
import { withParts } from '~/ui/text/with-parts';
import type { Community } from './community.server';
import type { HealthState } from './health.server';
import type { ProcessReport } from './process-report';
import { healthTexts, timedName } from './texts';
import { bytesText, durationText, outcomesText, spanText } from './units';

const { outcomes } = healthTexts;

/** How the site is: what should be looked at first, then what an operator asks every morning. */
export function HealthView({ health }: { health: HealthState }) {
  return (
    <div className="flex flex-col gap-9">
      <Warnings warnings={health.warnings} />
      <div className="grid gap-x-10 gap-y-9 md:grid-cols-2">
        <Section title={healthTexts.now}>
          <Fact label={healthTexts.rooms}>
            {healthTexts.roomsOpen(numberText(health.rooms.open), numberText(health.rooms.occupied))}
            {health.rooms.late > 0 && healthTexts.late(health.rooms.late)}
          </Fact>
          <Fact label={healthTexts.jobs}>
            {health.queues.length === 0
              ? healthTexts.none
              : health.queues.map(({ queue, jobs, oldestSeconds }) => healthTexts.jobsIn(jobs, queue, spanText(oldestSeconds))).join('; ')}
          </Fact>
        </Section>
        <Section title={healthTexts.lastHour}>
          <Fact label={healthTexts.mails}>{outcomesText(health.mails, outcomes.mails)}</Fact>
          <Fact label={healthTexts.models}>{outcomesText(health.models, outcomes.models)}</Fact>
          <Fact label={healthTexts.payments}>{outcomesText(health.payments, outcomes.payments)}</Fact>
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
  if (warnings.length === 0)
    return (
      <Notice tone="success" title={healthTexts.allWell}>
        {healthTexts.noAlert}
      </Notice>
    );
  return (
    <ul className="flex flex-col gap-3">
      {warnings.map(({ alert, text, section }) => (
        <li key={alert} className="rounded-md border border-l-4 border-line border-l-vermilion bg-surface py-3 pr-4 pl-3.5">
          <p className="font-semibold">{text}</p>
          <p className="text-sm text-muted">{healthTexts.alertFires(alert, section)}</p>
        </li>
      ))}
    </ul>
  );
}

function Storage({ health: { disk, database, backup } }: { health: HealthState }) {
  return (
    <>
      {disk && <Fact label={healthTexts.disk}>{healthTexts.freeOf(bytesText(disk.free), bytesText(disk.free + disk.used))}</Fact>}
      {database && (
        <Fact label={healthTexts.database}>
          {bytesText(database.bytes)}
          {database.growth &&
            (database.growth.bytes < 0 ? healthTexts.shrunk : healthTexts.grown)(
              bytesText(Math.abs(database.growth.bytes)),
              database.growth.days,
            )}
        </Fact>
      )}
      {database?.logBytes !== undefined && <Fact label={healthTexts.databaseLog}>{bytesText(database.logBytes)}</Fact>}
      <Fact label={healthTexts.lastBackup}>
        {!backup && healthTexts.noBackups}
        {backup &&
          (backup.bytes === undefined ? healthTexts.noBackupYet : healthTexts.ago(spanText(backup.ageSeconds), bytesText(backup.bytes)))}
        {backup && healthTexts.every(spanText(backup.everySeconds))}
      </Fact>
    </>
  );
}

interface SlowestProps {
  title: string;
  /** What the first two columns hold. */
  what: string;
  counted: string;
  rows: HealthState['routes'];
}

function Slowest({ title, what, counted, rows }: SlowestProps) {
  return (
    <section>
      <h2 className="mb-2 font-display text-xl">{title}</h2>
      {rows.length === 0 ? (
        <p className="text-muted">{healthTexts.tooFew}</p>
      ) : (
        <div className="overflow-x-auto">
          <table className="w-full text-sm">
            <thead className="text-left text-muted">
              <tr className="border-b border-line">
                <th className="py-2 pr-4 font-normal">{what}</th>
                <th className="py-2 pr-4 text-right font-normal">{counted}</th>
                <th className="py-2 text-right font-normal">{healthTexts.slowestTwentieth}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, count, p95Ms }) => (
                <tr key={name} className="border-b border-line">
                  <td className="py-2 pr-4 font-mono wrap-anywhere">{timedName(name)}</td>
                  <td className="py-2 pr-4 text-right tabular-nums">{numberText(count)}</td>
                  <td className="py-2 text-right whitespace-nowrap tabular-nums">{durationText(p95Ms)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function Process({ report }: { report: ProcessReport }) {
  return (
    <Fact label={report.place}>
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

function CommunityFacts({ community: { back, rooms, stories, medianDaysToReader, medianSecondsToFirstReader } }: { community: Community }) {
  const of = (some: number, all: number) => (all === 0 ? healthTexts.none : healthTexts.someOf(numberText(some), numberText(all)));
  return (
    <>
      {back.map(({ days, joined, returned }) => (
        <Fact key={days} label={healthTexts.backAfter(days)}>
          {of(returned, joined)}
        </Fact>
      ))}
      <Fact label={healthTexts.sharedRooms}>{of(rooms.shared, rooms.opened)}</Fact>
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

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 font-display text-xl">{title}</h2>
      <dl className="divide-y divide-line border-y border-line">{children}</dl>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2.5">
      <dt>{label}</dt>
      <dd className="min-w-0 text-sm text-muted wrap-anywhere">{children}</dd>
    </div>
  );
}
