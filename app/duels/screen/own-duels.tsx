import { Form, href } from 'react-router';
import { Button } from '~/ui/actions/button';
import { TextLink } from '~/ui/actions/text-link';
import { EmptyNote } from '~/ui/states/empty-note';
import type { OwnDuel } from '../outcome/own-duels.server';
import { texts } from '../texts';

/** One's latest duels, and where each stands. */
export function OwnDuels({ own }: { own: readonly OwnDuel[] }) {
  return (
    <section aria-labelledby="own">
      <h2 id="own" className="display text-2xl">
        {texts.own.title}
      </h2>
      {own.length === 0 ? (
        <EmptyNote missing="story">{texts.own.none}</EmptyNote>
      ) : (
        <ul className="mt-3 divide-y divide-line">
          {own.map((duel) => (
            <li key={duel.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
              <div className="min-w-0 flex-1 basis-60">
                <p dir="auto" className="truncate font-medium">
                  {duel.title}
                </p>
                <p className="text-sm text-muted">{stateText(duel)}</p>
              </div>
              <DuelWay duel={duel} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function stateText(duel: OwnDuel): string {
  switch (duel.state) {
    case 'waiting':
      return texts.own.waiting;
    case 'reading':
      return texts.own.reading;
    case 'hidden':
      return texts.outcome.hidden;
    case 'decided':
      return texts.own.decided(duel.missing);
    case 'open':
      return texts.outcome.result(duel.result, duel.own, duel.others);
  }
}

/** Leads to the outcome, or takes a text out that nobody has judged and moderators do not hide. */
function DuelWay({ duel }: { duel: OwnDuel }) {
  if (duel.state === 'open') {
    return (
      <TextLink to={href('/duels/:textId', { textId: duel.id })} className="inline-flex min-h-11 items-center">
        {texts.own.see}
      </TextLink>
    );
  }
  if (duel.state === 'decided' || duel.state === 'hidden') return null;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="text" value={duel.id} />
      <Button type="submit" name="intent" value="withdraw" variant="quiet" size="sm">
        {texts.own.withdraw}
      </Button>
    </Form>
  );
}
