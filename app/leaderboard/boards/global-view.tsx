import type { BoardDeclaration } from '~/progress/boards';
import { ButtonLink } from '~/ui/actions/button-link';
import { TextLink } from '~/ui/actions/text-link';
import { EmptyState } from '~/ui/states/empty-state';
import { leaderboardTexts } from '../texts';
import { EmptyPodium } from './board-drawings';
import { BoardTable } from './board-table';
import { leaderboardAddress } from './boards';
import { PageLinks } from './page-links';
import type { BoardTableRow } from './player-link';

export interface GlobalViewProps {
  board: BoardDeclaration;
  /** The cursor at the end of the previous page. */
  after: string | undefined;
  rows: readonly BoardTableRow[];
  ownRow: BoardTableRow | undefined;
  /** The viewer has no points on this board. */
  ownMissing: boolean;
  next: string | undefined;
  /** Time of day when approximate ranks were counted. */
  countedAt: string | undefined;
}

/** All players of a board, 100 on each page. */
export function GlobalView({ board, after, rows, ownRow, ownMissing, next, countedAt }: GlobalViewProps) {
  if (rows.length === 0) return <NoRows board={board} below={after !== undefined} />;
  return (
    <>
      <BoardTable caption={`${leaderboardTexts.title}: ${board.label}`} scoreLabel={board.scoreLabel} rows={rows} ownRow={ownRow} />
      {ownMissing && (
        <p className="mt-4 text-muted">
          {leaderboardTexts.ownUnranked} <TextLink to={board.wayOnto.to}>{board.wayOnto.label}</TextLink>
        </p>
      )}
      {countedAt && <p className="mt-4 text-sm text-muted">{leaderboardTexts.countedAt(countedAt)}</p>}
      <PageLinks
        first={after === undefined ? undefined : leaderboardAddress({ view: 'global', board: board.slug })}
        next={next && leaderboardAddress({ view: 'global', board: board.slug, after: next })}
      />
    </>
  );
}

function NoRows({ board, below }: { board: BoardDeclaration; below: boolean }) {
  if (below) {
    const top = <ButtonLink to={leaderboardAddress({ view: 'global', board: board.slug })}>{leaderboardTexts.toTop}</ButtonLink>;
    return <EmptyState title={leaderboardTexts.pageEmpty} action={top} />;
  }
  const { to, label } = board.wayOnto;
  const start = (
    <ButtonLink to={to} variant="outline">
      {label}
    </ButtonLink>
  );
  return (
    <EmptyState title={leaderboardTexts.empty} action={start} drawing={<EmptyPodium className="w-72 max-w-full" />}>
      {board.empty}
    </EmptyState>
  );
}
