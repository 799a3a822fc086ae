import { Button } from '~/ui/actions/button';
import { cx } from '~/ui/cx';
import type { LiveRoom } from '../../client/room/use-room';
import { battleTexts as texts } from './battle-texts';

export interface HandedInProps {
  round: number;
  /** What the viewer has handed in; empty where they passed. */
  text: string;
  room: LiveRoom;
  low: boolean;
}

/** One's own passage or line once it is handed in: it stays in sight, and can be taken back until the last has handed in. */
export function HandedIn({ round, text, room, low }: HandedInProps) {
  return (
    <section
      aria-label={texts.yourPassage}
      className={cx('mt-2 flex items-start justify-end gap-3', !low && 'max-sm:flex-col max-sm:items-end')}
    >
      <p
        dir="auto"
        hidden={text === ''}
        className={cx(
          'min-w-0 grow border-l-2 border-gold pl-3 font-prose',
          low ? 'line-clamp-1' : 'max-h-[22dvh] overflow-y-auto max-sm:self-stretch',
        )}
      >
        {text}
      </p>
      <Button size="sm" variant="outline" disabled={!room.box.connected} onClick={() => void room.call('passageBack', { round })}>
        {texts.takeBack}
      </Button>
    </section>
  );
}
