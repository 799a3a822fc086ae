import { Form } from 'react-router';
import { PAIRS_A_DAY } from '../rules/deal-pair';
import type { OpenPair } from '../taking-part/pairs.server';
import { texts } from '../texts';
import { LineReport } from './line-report';

/** Two sentences, each a button that picks it. Nobody is told who wrote them. */
export function LinePair({ pair, busy }: { pair: OpenPair; busy: boolean }) {
  return (
    <Form method="post" preventScrollReset onSubmit={(event) => busy && event.preventDefault()}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="display text-2xl">{texts.pick}</h3>
        <p role="status" className="text-sm text-muted">
          {texts.pairNumber(pair.number, PAIRS_A_DAY)}
        </p>
      </div>
      <input type="hidden" name="intent" value="pick" />
      <input type="hidden" name="pair" value={pair.id} />
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {pair.sentences.map(({ id, body }, place) => (
          // By their place: the focus stays on it when the next pair comes.
          <li key={place} className="flex flex-col gap-1">
            <button
              type="submit"
              name="sentence"
              value={id}
              aria-disabled={busy || undefined}
              className="flex flex-1 flex-col justify-between gap-5 rounded-lg border border-edge bg-raised p-5 text-start transition-colors hover:border-gold"
            >
              <span dir="auto" className="font-prose text-xl leading-normal wrap-anywhere">
                {body}
              </span>
              <span className="font-semibold text-gold">{texts.pickThis}</span>
            </button>
            <span className="self-end">
              <LineReport id={id} name="" />
            </span>
          </li>
        ))}
      </ul>
    </Form>
  );
}
