import type { Board } from '~/progress/progress.tables';
import { ButtonLink } from '~/ui/actions/button-link';
import { boards, type LeaderboardView, leaderboardAddress } from './boards';

/** Selects the board of a tab. */
export function BoardFilter({ view, board }: { view: LeaderboardView; board: Board }) {
  return (
    <nav aria-label="Games" className="mb-6 flex flex-wrap gap-2">
      {boards.map(({ id, label }) => (
        <ButtonLink
          key={id}
          to={leaderboardAddress({ view, board: id })}
          size="sm"
          preventScrollReset
          variant={id === board ? 'outline' : 'quiet'}
          aria-current={id === board ? 'page' : undefined}
          className="min-h-11"
        >
          {label}
        </ButtonLink>
      ))}
    </nav>
  );
}
