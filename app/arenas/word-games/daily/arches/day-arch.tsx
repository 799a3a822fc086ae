import { cx } from '~/ui/cx';
import type { GameId } from '../../games/games';
import { GameArch } from '../../hall/game-arch';
import { KEYSTONE_PATH } from './keystone-row';

/** open: the keystone is missing, and its gap is left. running: it hangs over its place. set: it is in. closed: it can no longer be played. */
export type ArchState = 'open' | 'running' | 'set' | 'closed';

/** An arch of the day: its keystone says how far the game is. */
export function DayArch({ game, state }: { game: GameId; state: ArchState }) {
  return (
    <div className={cx('relative', state === 'closed' && 'opacity-60 grayscale')}>
      <GameArch game={game} />
      <svg viewBox="0 0 240 300" aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
        {/* Hides the arch's own keystone. */}
        <path d="M102 2h36l-6 33h-24z" fill="var(--niche)" />
        {state === 'set' && (
          <g className="animate-keystone">
            <path
              d={KEYSTONE_PATH}
              transform="translate(95 -7)scale(1.79 1.5)"
              fill="var(--gold)"
              stroke="var(--niche)"
              strokeWidth="1.5"
            />
            <path d="M112 12l6 9 11-17" fill="none" stroke="var(--on-gold)" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
          </g>
        )}
        {state === 'running' && (
          <path d={KEYSTONE_PATH} transform="translate(101 -14)scale(1.35)" fill="var(--amber)" stroke="var(--niche)" strokeWidth="1.5" />
        )}
        {(state === 'open' || state === 'closed') && (
          <path d="M102 2l6 31M138 2l-6 31" stroke="var(--bronze)" strokeWidth="2" strokeLinecap="round" />
        )}
      </svg>
    </div>
  );
}
