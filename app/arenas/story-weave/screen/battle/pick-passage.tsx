import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { seededRandom } from '~/platform/random/random';
import { Button } from '~/ui/actions/button';
import { cx } from '~/ui/cx';
import type { BattleView } from '../../protocol/room.contract';
import { wovenProse } from '../../woven-stories/woven-part';
import { battleTexts as texts } from './battle-texts';

export interface PickPassageProps {
  battle: BattleView;
  viewerId: string | null;
  /** Undefined for people without a seat, who only read. */
  onPick: ((passage: number) => void) | undefined;
}

/** The passages of a round side by side, without names, in an order of the reader's own. */
export function PickPassage({ battle, viewerId, onPick }: PickPassageProps) {
  const { passages, round, own } = battle;
  const first = useRef<HTMLFieldSetElement>(null);
  const [chosen, setChosen] = useState<number>();
  const order = useMemo(() => seededRandom(seedOf(`${viewerId} ${round}`)).shuffle(passages), [viewerId, round, passages]);
  const ownText = own?.round === round ? own.text.trim() : '';
  const pick = own?.round === round ? own.pick : null;
  // The box that had the focus is gone.
  useEffect(() => {
    if (document.activeElement === document.body)
      first.current?.querySelector<HTMLInputElement>('input:enabled')?.focus({ preventScroll: true });
  }, []);
  // With its button, which a dock may cover.
  useEffect(() => {
    if (chosen !== undefined) first.current?.querySelector('[data-chosen]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== undefined) onPick?.(chosen);
  };
  return (
    <form onSubmit={submit}>
      <fieldset ref={first} data-read-from disabled={!onPick || pick !== null} className="grid gap-3 md:grid-cols-2">
        <legend className="mb-3 text-sm font-semibold text-muted">{texts.pickTitle}</legend>
        {order.map(({ id, text }, place) => {
          const isChosen = (pick ?? chosen) === id;
          const isOwn = ownText !== '' && text === ownText;
          return (
            <div
              key={id}
              data-chosen={isChosen || undefined}
              className="relative scroll-mt-4 scroll-mb-32 flex min-w-0 animate-drop flex-col overflow-hidden rounded-lg border border-edge bg-raised has-checked:border-gold has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-gold"
              style={{ animationDelay: `${place * 60}ms` }}
            >
              {isChosen && <Sweep />}
              <label className="flex min-h-11 grow items-start gap-3 px-4 py-3.5">
                <input
                  type="radio"
                  name="passage"
                  value={id}
                  checked={isChosen}
                  disabled={isOwn}
                  onChange={() => setChosen(id)}
                  className="mt-2 size-4 shrink-0 accent-(--gold)"
                />
                <span className="min-w-0">
                  <span dir="auto" className={cx(wovenProse, 'block')}>
                    {text}
                  </span>
                  {isOwn && <span className="mt-1 block text-sm text-muted">{texts.own}</span>}
                </span>
              </label>
              {/* With the passage, so that on a phone one need not scroll past the others to pick it. */}
              {isChosen && onPick && pick === null && (
                <Button type="submit" className="mx-4 mb-4 self-start">
                  {texts.pick}
                </Button>
              )}
            </div>
          );
        })}
      </fieldset>
    </form>
  );
}

/** A light that passes once over the passage that was chosen. */
function Sweep() {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 translate-x-full animate-sweep bg-linear-to-r from-transparent via-gold/25 to-transparent"
    />
  );
}

/** 32 bits from a text. */
function seedOf(text: string): number {
  let seed = 0;
  for (const character of text) seed = (Math.imul(seed, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return seed;
}
