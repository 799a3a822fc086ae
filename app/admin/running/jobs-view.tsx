import { Moment } from '~/ui/text/moment';
import type { QueueState } from './site-state.server';

/** The queues of jobs: what waits, what runs, what has failed. */
export function JobsView({ queues }: { queues: readonly QueueState[] }) {
  if (queues.length === 0) return <p className="text-muted">No job is waiting, and none has failed in the last day.</p>;
  return (
    <>
      <p className="mb-5 text-muted">
        Jobs of about the last day. Failed jobs were retried as often as their queue allows; the log has the reasons.
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {queues.map(({ queue, waiting, active, failed, dueSince }) => (
          <li key={queue} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2.5">
            <span className="font-mono text-sm wrap-anywhere">{queue}</span>
            <span className="text-sm text-muted">
              {waiting} waiting, {active} running,{' '}
              <span className={failed > 0 ? 'font-semibold text-vermilion' : undefined}>{failed} failed</span>
              {dueSince && (
                <>
                  , due since <Moment at={dueSince} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
