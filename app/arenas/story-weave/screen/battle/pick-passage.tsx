import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { seededRandom } from '~/platform/random/random';
import { Button } from '~/ui/actions/button';
import { cx } from '~/ui/cx';
import type { BattleView, PassageMark } from '../../protocol/battle.contract';
import { wovenProse } from '../../woven-stories/woven-part';
import { battleTexts as texts } from './battle-texts';
import { PassageMarks } from './passage-marks';

export interface PickPassageProps {
  battle: BattleView;
  viewerId: string | null;
  /** Whether the viewer has a seat. */
  seated: boolean;
  /** Undefined for people who only read. */
  onPick: ((passage: number) => void) | undefined;
  /** Marks a passage beside the pick; undefined for people without a seat. */
  onMark: ((passage: number, kind: PassageMark, on: boolean) => void) | undefined;
}

type Passage = BattleView['passages'][number];

/** The passages that lie before a reader: those that they get, or all. */
function passagesOf({ passages, own, round }: BattleView): readonly Passage[] {
  const choices = own?.round === round ? own.choices : null;
  return choices ? passages.filter(({ id }) => choices.includes(id)) : passages;
}

function isOwn({ own, round }: BattleView, { text }: Passage): boolean {
  return own?.round === round && own.text.trim() !== '' && own.text.trim() === text;
}

/** Whether the viewer has two passages at least to choose between: with fewer, the others decide. */
export function mayPick(battle: BattleView): boolean {
  return passagesOf(battle).filter((passage) => !isOwn(battle, passage)).length > 1;
}

/** The passages of a round side by side, without names, in an order of the reader's own. */
export function PickPassage({ battle, viewerId, seated, onPick, onMark }: PickPassageProps) {
  const { round, own } = battle;
  const first = useRef<HTMLFieldSetElement>(null);
  const [chosen, setChosen] = useState<number>();
  // Where a reader gets only some passages, the room says which in a moment.
  const passages = battle.isDealt && seated && !own?.choices ? [] : passagesOf(battle);
  const seed = seedOf(`${viewerId} ${round}`);
  const key = passages.map(({ id }) => id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the passages are new with each vote, and the same.
  const order = useMemo(() => seededRandom(seed).shuffle(passages), [seed, key]);
  const pick = own?.round === round ? own.pick : null;
  const canPick = onPick !== undefined && pick === null && mayPick(battle);
  // The box that had the focus is gone, and what stands above the passages may fill a small window.
  useEffect(() => {
    const top = first.current?.getBoundingClientRect().top ?? 0;
    if (seated && top > window.innerHeight / 2) first.current?.scrollIntoView({ block: 'start' });
    if (document.activeElement === document.body)
      first.current?.querySelector<HTMLInputElement>('input:enabled')?.focus({ preventScroll: true });
  }, [seated]);
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
      <fieldset ref={first} data-read-from className="scroll-mt-4 grid gap-3 md:grid-cols-2">
        <legend className="mb-3 text-sm font-semibold text-muted">{texts.pickTitle}</legend>
        {order.map((passage, place) => {
          const { id } = passage;
          const isChosen = (pick ?? chosen) === id;
          const own = isOwn(battle, passage);
          return (
            <div
              key={id}
              data-chosen={isChosen || undefined}
              className="relative scroll-mt-4 scroll-mb-32 flex min-w-0 animate-drop flex-col overflow-hidden rounded-lg border border-edge bg-raised has-[input:checked]:border-gold has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-gold"
              style={{ animationDelay: `${place * 60}ms` }}
            >
              {isChosen && <Sweep />}
              <Choice passage={passage} own={own} checked={isChosen} canPick={canPick} onChoose={setChosen} />
              {((isChosen && canPick) || (onMark && !own)) && (
                <div className="flex flex-wrap items-center gap-x-3 px-4 pb-2">
                  {/* With the passage, so that on a phone one need not scroll past the others to pick it. */}
                  {isChosen && canPick && <Button type="submit">{texts.pick}</Button>}
                  {onMark && !own && <PassageMarks battle={battle} passage={id} onMark={onMark} />}
                </div>
              )}
            </div>
          );
        })}
      </fieldset>
    </form>
  );
}

interface ChoiceProps {
  passage: Passage;
  own: boolean;
  checked: boolean;
  canPick: boolean;
  onChoose(passage: number): void;
}

/** A passage with the control that chooses it, where one can choose. */
function Choice({ passage: { id, text }, own, checked, canPick, onChoose }: ChoiceProps) {
  const words = (
    <span className="min-w-0">
      <span dir="auto" className={cx(wovenProse, 'block')}>
        {text}
      </span>
      {own && <span className="mt-1 block text-sm text-muted">{texts.own}</span>}
    </span>
  );
  if (own || !(canPick || checked)) return <div className="grow px-4 py-3.5">{words}</div>;
  return (
    <label className="flex min-h-11 grow items-start gap-3 px-4 py-3.5">
      <input
        type="radio"
        name="passage"
        value={id}
        checked={checked}
        disabled={!canPick}
        onChange={() => onChoose(id)}
        className="mt-2 size-4 shrink-0 accent-(--gold)"
      />
      {words}
    </label>
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
