import { Form, useNavigation } from 'react-router';
import { FormErrors } from '~/accounts/screen/auth-page';
import { Button } from '~/ui/actions/button';
import { Notice } from '~/ui/states/notice';
import { Moment } from '~/ui/text/moment';
import { withParts } from '~/ui/text/with-parts';
import type { FailedJob } from './failed-jobs.server';
import type { JobReply } from './job-action.server';
import type { QueueState } from './site-state.server';
import { runningTexts } from './texts';

interface JobsViewProps {
  queues: readonly QueueState[];
  failed: readonly FailedJob[];
  reply: JobReply | undefined;
}

/** The queues of jobs: what waits, what runs, what has failed, and why. */
export function JobsView({ queues, failed, reply }: JobsViewProps) {
  const busy = useNavigation().formData;
  return (
    <div className="flex flex-col gap-9">
      <div role="status" className="empty:-mb-9">
        {reply?.result && <Notice tone="success">{reply.result.said}</Notice>}
        {reply?.form.error && <FormErrors errors={reply.form.error[''] ?? undefined} />}
      </div>
      <Queues queues={queues} />
      {failed.length > 0 && (
        <section>
          <h2 className="display mb-2 text-xl">{runningTexts.failedJobs}</h2>
          <ul className="divide-y divide-line border-y border-line">
            {failed.map((job) => (
              <Failed key={job.id} job={job} busy={busy?.get('job') === job.id ? String(busy.get('intent')) : undefined} />
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2 className="display mb-2 text-xl">{runningTexts.testMail}</h2>
        <p className="mb-4 text-muted">{runningTexts.testMailIntro}</p>
        <Form method="post">
          <Button
            type="submit"
            name="intent"
            value="send-test-mail"
            variant="outline"
            pending={busy?.get('intent') === 'send-test-mail'}
            pendingText={runningTexts.oneMoment}
          >
            {runningTexts.sendTestMail}
          </Button>
        </Form>
      </section>
    </div>
  );
}

function Queues({ queues }: Pick<JobsViewProps, 'queues'>) {
  if (queues.length === 0) return <p className="text-muted">{runningTexts.noJobs}</p>;
  return (
    <section>
      <p className="mb-5 text-muted">{runningTexts.jobsIntro}</p>
      <ul className="divide-y divide-line border-y border-line">
        {queues.map(({ queue, waiting, active, failed, dueSince, lastFailure }) => (
          <li key={queue} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2.5">
            <span className="font-mono text-sm wrap-anywhere">{queue}</span>
            <span className="text-sm text-muted">
              {runningTexts.waitingAndRunning(waiting, active)}{' '}
              <span className={failed > 0 ? 'font-semibold text-vermilion' : undefined}>{runningTexts.failed(failed)}</span>
              {dueSince && withParts(runningTexts.dueSince, { since: <Moment at={dueSince} /> })}
            </span>
            {lastFailure && <span className="basis-full wrap-anywhere">{runningTexts.lastFailure(lastFailure)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Failed({ job: { id, queue, tries, failedAt, reason }, busy }: { job: FailedJob; busy: string | undefined }) {
  return (
    <li className="flex flex-col gap-2 py-3">
      <p className="text-sm text-muted">
        <span className="font-mono text-text">{queue}</span>, <Moment at={failedAt} />
        {runningTexts.after(tries)}
      </p>
      <p className="wrap-anywhere">{reason || runningTexts.noReason}</p>
      <Form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="job" value={id} />
        <Button type="submit" name="intent" value="run-job-again" variant="outline" size="sm" pending={busy === 'run-job-again'}>
          {runningTexts.runAgain}
        </Button>
        <Button type="submit" name="intent" value="drop-job" variant="quiet" size="sm" pending={busy === 'drop-job'}>
          {runningTexts.drop}
        </Button>
      </Form>
    </li>
  );
}
