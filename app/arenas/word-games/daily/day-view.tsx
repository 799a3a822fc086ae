import type { ReactNode } from 'react';
import { href } from 'react-router';
import type { Streak } from '~/progress/streak';
import { ButtonLink } from '~/ui/actions/button-link';
import { EmptyNote } from '~/ui/states/empty-note';
import { Notice } from '~/ui/states/notice';
import { type ArchGame, DailyArches } from './arches/daily-arches';
import { type BoardRow, DailyBoardTable } from './daily-board-table';
import type { DailyResult } from './share/share-text';
import { YourDay } from './share/your-day';
import { dailyTexts } from './texts';

export interface DayViewProps {
  day: string;
  dayText: string;
  past: boolean;
  games: readonly ArchGame[];
  result: DailyResult | undefined;
  standing: string | undefined;
  streak: Streak | undefined;
  board: readonly BoardRow[];
  followed: readonly BoardRow[];
  address: string;
  texts: { games: string; board: string; empty: string; signIn: string };
  /** Links below the boards. */
  children?: ReactNode;
}

/** A day of the daily set: the viewer's result, the arches of its games, and its boards. */
export function DayView({ texts, past, result, streak, games, board, followed, children, ...day }: DayViewProps) {
  return (
    <>
      {result && streak ? (
        <YourDay {...day} result={result} titles={games.map(({ game }) => game.title)} streak={past ? undefined : streak} />
      ) : (
        <Notice tone="info" actions={<SignInLinks />}>
          {texts.signIn}
        </Notice>
      )}
      <section aria-labelledby="games" className="mt-8">
        <h2 id="games" className="display mb-3 text-2xl">
          {texts.games}
        </h2>
        <DailyArches day={day.day} past={past} games={games} />
      </section>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-2 lg:gap-[1.375rem]">
        <Board id="board" title={texts.board} rows={board} empty={texts.empty} />
        {followed.length > 0 && <Board id="followed" title={dailyTexts.amongFollowed} rows={followed} />}
      </div>
      {children}
    </>
  );
}

function Board({ id, title, rows, empty }: { id: string; title: string; rows: readonly BoardRow[]; empty?: string }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="display mb-3 text-2xl">
        {title}
      </h2>
      {rows.length > 0 ? <DailyBoardTable caption={title} rows={rows} /> : <EmptyNote missing="seats">{empty}</EmptyNote>}
    </section>
  );
}

function SignInLinks() {
  return (
    <>
      <ButtonLink to={`${href('/signin')}?${new URLSearchParams({ to: href('/word-games/daily') })}`} size="sm">
        {dailyTexts.signIn}
      </ButtonLink>
      <ButtonLink to={href('/signup')} size="sm" variant="outline">
        {dailyTexts.createAccount}
      </ButtonLink>
    </>
  );
}
