import { href } from 'react-router';
import type { BoardDeclaration } from '~/progress/boards';
import { ButtonLink } from '~/ui/actions/button-link';
import { EmptyState } from '~/ui/states/empty-state';
import { leaderboardTexts } from '../texts';
import { TwoArches } from './board-drawings';
import { BoardTable } from './board-table';
import { leaderboardAddress } from './boards';
import { PageLinks } from './page-links';
import type { BoardTableRow } from './player-link';
import { boardsTexts } from './texts';

export interface FriendsViewProps {
  board: BoardDeclaration;
  page: number;
  signedIn: boolean;
  /** Undefined while the viewer follows nobody. */
  friends: { rows: readonly BoardTableRow[]; next: number | undefined } | undefined;
}

/** The viewer and those they follow. */
export function FriendsView({ board, page, signedIn, friends }: FriendsViewProps) {
  if (!friends) return <NoFriends board={board} signedIn={signedIn} />;
  return (
    <>
      <BoardTable caption={boardsTexts.friends(leaderboardTexts.title, board.label)} scoreLabel={board.scoreLabel} rows={friends.rows} />
      <PageLinks
        first={page > 1 ? leaderboardAddress({ view: 'friends', board: board.slug }) : undefined}
        next={friends.next === undefined ? undefined : leaderboardAddress({ view: 'friends', board: board.slug, page: friends.next })}
      />
    </>
  );
}

function NoFriends({ board, signedIn }: { board: BoardDeclaration; signedIn: boolean }) {
  const back = leaderboardAddress({ view: 'friends', board: board.slug });
  return (
    <EmptyState
      title={leaderboardTexts.friendsEmpty}
      drawing={<TwoArches className="w-60 max-w-full" />}
      action={
        signedIn ? (
          <ButtonLink to={leaderboardAddress({ view: 'global', board: board.slug })} variant="outline">
            {leaderboardTexts.seeAll}
          </ButtonLink>
        ) : (
          <ButtonLink to={`${href('/signin')}?${new URLSearchParams({ to: back })}`}>{leaderboardTexts.signIn}</ButtonLink>
        )
      }
    >
      {signedIn ? leaderboardTexts.friendsHow : leaderboardTexts.friendsSignedOut}
    </EmptyState>
  );
}
