import { href } from 'react-router';
import type { Board } from '~/progress/progress.tables';
import { ButtonLink } from '~/ui/actions/button-link';
import { TextLink } from '~/ui/actions/text-link';
import { EmptyState } from '~/ui/states/empty-state';
import { leaderboardTexts } from '../texts';
import { EmptyPodium } from './board-drawings';
import { BoardTable } from './board-table';
import { boardLabel, leaderboardAddress } from './boards';
import { PageLinks } from './page-links';
import type { BoardTableRow } from './player-link';

export interface GlobalViewProps {
  board: Board;
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

const wordGames = { to: href('/word-games'), label: 'Play Word Games' };

/** Links to where points for each board are earned. */
const waysOnto: Record<Board, { to: string; label: string }> = {
  all: wordGames,
  story_weave: { to: href('/storyweave'), label: 'Start Story Weave' },
  creative_writing: { to: href('/creative-writing'), label: 'Start Creative Writing' },
  fan_fic: { to: href('/fan-fiction'), label: 'Start Fan Fiction' },
  word_games: wordGames,
};

/** All players of a board, 100 on each page. */
export function GlobalView({ board, after, rows, ownRow, ownMissing, next, countedAt }: GlobalViewProps) {
  if (rows.length === 0) return <NoRows board={board} below={after !== undefined} />;
  return (
    <>
      <BoardTable
        caption={`${leaderboardTexts.title}: ${boardLabel(board)}`}
        scoreLabel={board === 'all' ? 'XP' : 'Score'}
        rows={rows}
        ownRow={ownRow}
      />
      {ownMissing && (
        <p className="mt-4 text-muted">
          {leaderboardTexts.ownUnranked} <TextLink to={waysOnto[board].to}>{waysOnto[board].label}</TextLink>
        </p>
      )}
      {countedAt && <p className="mt-4 text-sm text-muted">{leaderboardTexts.countedAt(countedAt)}</p>}
      <PageLinks
        first={after === undefined ? undefined : leaderboardAddress({ view: 'global', board })}
        next={next && leaderboardAddress({ view: 'global', board, after: next })}
      />
    </>
  );
}

function NoRows({ board, below }: { board: Board; below: boolean }) {
  if (below) {
    const top = <ButtonLink to={leaderboardAddress({ view: 'global', board })}>To the top</ButtonLink>;
    return <EmptyState title={leaderboardTexts.pageEmpty} action={top} />;
  }
  const { to, label } = waysOnto[board];
  const start = (
    <ButtonLink to={to} variant="outline">
      {label}
    </ButtonLink>
  );
  return (
    <EmptyState title={leaderboardTexts.empty} action={start} drawing={<EmptyPodium className="w-72 max-w-full" />}>
      {leaderboardTexts.emptyNext[board]}
    </EmptyState>
  );
}
