import { Form } from 'react-router';
import { Button } from '~/ui/actions/button';
import { cx } from '~/ui/cx';
import { RadioCard } from '~/ui/fields/radio-card';
import { Card } from '~/ui/layout/card';
import { SPRINTS } from '../rules/clock';
import { texts } from '../texts';
import type { Draw } from '../writing/draw.server';
import { CardFace, cardFrame } from './card-face';

/** Three cards, of which one is chosen, with how long its text may take. */
export function WriteCards({ draw, error, busy }: { draw: Draw; error: string | undefined; busy: boolean }) {
  return (
    <Card as="section" aria-labelledby="cards" className="grid gap-6 sm:p-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id="cards" className="display text-2xl">
            {texts.write.title}
          </h2>
          <p className="mt-1 text-muted">{texts.write.hint}</p>
        </div>
        {draw.left > 0 && (
          <Form method="post" preventScrollReset className="flex items-center gap-3">
            <Button type="submit" name="intent" value="again" variant="quiet" size="sm" pending={busy}>
              {texts.write.again}
            </Button>
            <span className="text-sm text-muted">{texts.write.left(draw.left)}</span>
          </Form>
        )}
      </div>
      <Form method="post" className="grid gap-6">
        <input type="hidden" name="intent" value="start" />
        <fieldset>
          <legend className="sr-only">{texts.write.title}</legend>
          {error && <p className="mb-2 font-medium text-vermilion">{error}</p>}
          <div className="grid gap-3 md:grid-cols-3">
            {draw.cards.map((card) => (
              <label
                key={card.id}
                className={cx(
                  cardFrame,
                  'cursor-pointer transition-colors hover:border-gold has-checked:border-gold has-focus-visible:outline-2 has-focus-visible:outline-gold',
                )}
              >
                <CardFace card={card}>
                  <input type="radio" name="card" value={card.id} required className="size-4 shrink-0 accent-(--gold)" />
                </CardFace>
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend className="mb-2 font-medium">{texts.write.time}</legend>
          <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
            <RadioCard name="clock" value="day" defaultChecked label={texts.write.day} />
            {SPRINTS.map((minutes) => (
              <RadioCard key={minutes} name="clock" value={String(minutes)} label={texts.write.sprint(minutes)} />
            ))}
          </div>
        </fieldset>
        <p>
          <Button type="submit" pending={busy}>
            {texts.write.start}
          </Button>
        </p>
      </Form>
    </Card>
  );
}
