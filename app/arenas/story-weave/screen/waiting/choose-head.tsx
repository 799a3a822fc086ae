import { Button } from '~/ui/actions/button';
import { cx } from '~/ui/cx';
import { Collapsible } from '~/ui/layout/collapsible';
import { DrawnHead, drawnHeads } from '~/ui/people/drawn-head';
import type { SeatView } from '../../protocol/seat.contract';
import { headNames, waitingTexts as texts } from './waiting-texts';

/** One of twelve drawn heads for one's seat, or the initials of one's name. */
export function ChooseHead({ seat, onChoose }: { seat: SeatView; onChoose(head: number | null): void }) {
  const heads = [null, ...drawnHeads.keys()];
  return (
    <Collapsible title={texts.ownHead}>
      <ul className="grid grid-cols-5 gap-2 sm:grid-cols-7">
        {heads.map((head) => (
          <li key={head}>
            <Button
              variant="outline"
              aria-pressed={seat.head === head}
              onClick={() => onChoose(head)}
              className={cx('grid size-12 place-items-center p-0!', seat.head === head && 'border-gold text-gold')}
            >
              <span className="sr-only">{head === null ? texts.initials : headNames[head]}</span>
              <span aria-hidden="true" className="grid place-items-center">
                <DrawnHead head={head} name={seat.name} className="size-8" />
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </Collapsible>
  );
}
