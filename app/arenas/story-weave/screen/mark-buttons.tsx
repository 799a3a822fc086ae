import { Heart, Laugh, type LucideIcon, Snowflake } from 'lucide-react';
import { cx } from '~/ui/cx';
import type { MarkKind } from '../protocol/mark.contract';
import type { OwnMark } from '../protocol/room.contract';
import { markLegend, markNames } from './room-texts';

export const markIcons: Readonly<Record<MarkKind, LucideIcon>> = { loved: Heart, laughed: Laugh, shivered: Snowflake };

export const markKinds: readonly MarkKind[] = ['loved', 'laughed', 'shivered'];

export interface MarkButtonsProps {
  /** The part's number. */
  number: number;
  writer: string;
  /** What the person marked in the room. */
  own: readonly OwnMark[];
  onMark(mark: OwnMark, on: boolean): void;
}

/** Three marks for a fresh part of another writer; how often a part was marked is shown at the end. */
export function MarkButtons({ number, writer, own, onMark }: MarkButtonsProps) {
  return (
    <fieldset className="flex gap-1 pl-2 md:max-lg:col-start-2 md:pl-3">
      <legend className="sr-only">{markLegend(writer)}</legend>
      {markKinds.map((kind) => {
        const Icon = markIcons[kind];
        const on = own.some((mark) => mark.number === number && mark.kind === kind);
        return (
          <button
            key={kind}
            type="button"
            aria-pressed={on}
            title={markNames[kind]}
            onClick={() => onMark({ number, kind }, !on)}
            className={cx('grid size-11 place-items-center rounded-full hover:bg-raised hover:text-gold', on ? 'text-gold' : 'text-muted')}
          >
            <Icon aria-hidden="true" className={cx('size-5', on && 'fill-current/25')} />
            <span className="sr-only">{markNames[kind]}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
