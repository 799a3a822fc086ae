import { TextLink } from '~/ui/actions/text-link';
import { withParts } from '~/ui/text/with-parts';
import { Failing } from '../facts';
import type { HealthState } from '../health.server';
import { healthTexts } from '../texts';
import { type Answer, answersOf } from './answers';

/** Where the alerts stand on the page. */
export const ALERTS_ID = 'alerts';

/** The answers to what an operator asks every morning, and how many alerts would fire. */
export function Glance({ health }: { health: HealthState }) {
  const { length: alerts } = health.warnings;
  return (
    <section>
      <h2 className="display mb-2 text-xl">{healthTexts.atAGlance}</h2>
      {alerts > 0 && (
        <p className="mb-3">
          {withParts(healthTexts.alertsBelow(alerts), { alerts: (words: string) => <TextLink to={`#${ALERTS_ID}`}>{words}</TextLink> })}
        </p>
      )}
      <dl className="divide-y divide-line border-y border-line">
        {answersOf(health).map((answer) => (
          <Row key={answer.question} {...answer} />
        ))}
      </dl>
    </section>
  );
}

function Row({ question, isWrong, text, more }: Answer) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 py-2.5 md:grid-cols-[14rem_1fr]">
      <dt className="text-muted max-md:text-sm">{question}</dt>
      <dd className="min-w-0 wrap-anywhere">
        {isWrong ? <Failing>{text}</Failing> : <span className="font-semibold">{text}</span>}
        {more && <span className="block text-sm text-muted">{more}</span>}
      </dd>
    </div>
  );
}
