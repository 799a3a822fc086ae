import { Laugh, Star } from 'lucide-react';
import { cx } from '~/ui/cx';
import type { BattleView, PassageMark } from '../../protocol/battle.contract';
import { battleTexts as texts } from './battle-texts';

const markIcons = { funniest: Laugh, 'best-line': Star } as const;

export interface PassageMarksProps {
  battle: BattleView;
  passage: number;
  onMark(passage: number, kind: PassageMark, on: boolean): void;
}

/** What one can say of a passage beside the pick: each of it of one passage in a round. */
export function PassageMarks({ battle, passage, onMark }: PassageMarksProps) {
  const { own, round } = battle;
  const given = own?.round === round ? own.marks : [];
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">{texts.markLegend}</legend>
      {(['funniest', 'best-line'] as const).map((kind) => {
        const Icon = markIcons[kind];
        const on = given.some((mark) => mark.passage === passage && mark.kind === kind);
        return (
          <button
            key={kind}
            type="button"
            aria-pressed={on}
            onClick={() => onMark(passage, kind, !on)}
            className={cx('flex min-h-11 items-center gap-1.5 rounded-full px-2 text-sm hover:text-gold', on ? 'text-gold' : 'text-muted')}
          >
            <Icon aria-hidden="true" className={cx('size-5', on && 'fill-current/25')} />
            {texts.marks[kind]}
          </button>
        );
      })}
    </fieldset>
  );
}
