import { useEffect, useRef } from 'react';
import { Form, href, Link, useNavigation } from 'react-router';
import { numberText } from '~/platform/text/format';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { cx } from '~/ui/cx';
import { BackLink } from '~/ui/layout/back-link';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { Notice } from '~/ui/states/notice';
import { scoreInTime } from '../../fair-play/set-time';
import type { GameFacts } from '../../hall/game-list.server';
import { outcomeOf, ROUNDS } from '../challenge';
import type { BoardedRun, ChallengeView } from '../challenge-view';
import { challengeTexts as texts } from '../texts';
import { ComparedPuzzles } from './compared-puzzles';
import { ChallengeLink } from './send-run';

interface ChallengePageProps {
  challenge: ChallengeView;
  game: GameFacts;
  guest: boolean;
  address: string;
  back: { to: string; label: string };
  error: string | undefined;
}

/** A challenge once one's own run is over: who won, the little board, both runs puzzle by puzzle, and what comes next. */
export function ChallengePage({ challenge, game, guest, address, back, error }: ChallengePageProps) {
  const { board, compared, series, closed, round, isMaker } = challenge;
  return (
    <Page width="medium">
      <p className="mb-4">
        <BackLink to={back.to}>{back.label}</BackLink>
      </p>
      <PageHeading title={texts.title(game.title)} intro={series ? texts.round(round, ROUNDS) : undefined}>
        {series && (
          <p className="tabular text-lg font-semibold" role="status">
            {board.length > 1 && `${texts.outcomes[outcomeOf(board, series)]} · `}
            {texts.standing(series.own, series.other)}
          </p>
        )}
      </PageHeading>
      <div className="grid gap-8">
        {error && <Notice tone="error">{error}</Notice>}
        {guest && <Notice tone="info">{texts.waitsForAccount}</Notice>}
        <Board rows={board} />
        {board.length < 2 && <p className="text-muted">{texts.waiting}</p>}
        <NextSteps challenge={challenge} />
        <LinkUntilClosed closed={closed} address={address} />
        {compared && <ComparedPuzzles name={compared.name ?? texts.guest} puzzles={compared.puzzles} />}
        {isMaker && !closed && (
          <Form method="post">
            <Button type="submit" name="intent" value="close" variant="quiet">
              {texts.close}
            </Button>
          </Form>
        )}
      </div>
    </Page>
  );
}

/** The link, until the challenge is closed. What says so takes the focus of the button that closed it. */
function LinkUntilClosed({ closed, address }: { closed: boolean; address: string }) {
  const note = useRef<HTMLParagraphElement>(null);
  const wasClosed = useRef(closed);
  useEffect(() => {
    if (closed && !wasClosed.current) note.current?.focus();
    wasClosed.current = closed;
  }, [closed]);
  if (!closed) return <ChallengeLink address={address} />;
  return (
    <p ref={note} tabIndex={-1} className="text-muted outline-none">
      {texts.closedNote}
    </p>
  );
}

function Board({ rows }: { rows: readonly BoardedRun[] }) {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{texts.board}</caption>
        <thead className="border-b border-line text-sm text-muted">
          <tr>
            <th scope="col" className="w-14 px-3 py-3 font-medium">
              {texts.rank}
            </th>
            <th scope="col" className="px-3 py-3 font-medium">
              {texts.player}
            </th>
            <th scope="col" className="px-3 py-3 text-right font-medium">
              {texts.score}
            </th>
          </tr>
        </thead>
        <tbody className="tabular divide-y divide-line">
          {rows.map((row) => (
            <tr key={row.runId} className={cx(row.own && 'bg-raised')}>
              <td className="px-3 py-2.5">{row.rank ?? '–'}</td>
              <th scope="row" className={cx('px-3 py-2.5 wrap-anywhere', row.own ? 'font-semibold' : 'font-normal')}>
                <PersonName row={row} />
                {row.own && <span className="text-muted"> ({texts.you})</span>}
                {row.unranked && <span className="block text-sm font-normal text-muted">{texts.unranked[row.unranked]}</span>}
              </th>
              <td className="px-3 py-2.5 text-right font-semibold whitespace-nowrap">
                {scoreInTime(numberText(row.score), row.finishedMs)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PersonName({ row: { playerId, name } }: { row: BoardedRun }) {
  if (playerId === undefined || name === undefined) return texts.guest;
  return (
    <Link to={href('/players/:playerId', { playerId })} discover="none" className="hover:text-gold hover:underline">
      {name}
    </Link>
  );
}

/** The next round, where there is one or can be, and a rematch. */
function NextSteps({ challenge: { next, mayGoOn, mayRematch } }: { challenge: ChallengeView }) {
  const busy = useNavigation().formData?.get('intent');
  if (!next && !mayRematch) return null;
  return (
    <Form method="post" className="flex flex-wrap gap-3">
      {next && (
        <ButtonLink to={href('/word-games/challenges/:challengeId', { challengeId: next })} size="lg">
          {texts.nextRound}
        </ButtonLink>
      )}
      {mayGoOn && (
        <Button type="submit" name="intent" value="round" size="lg" pending={busy === 'round'}>
          {texts.deal}
        </Button>
      )}
      {mayRematch && (
        <Button type="submit" name="intent" value="rematch" variant="outline" size="lg" pending={busy === 'rematch'}>
          {texts.rematch}
        </Button>
      )}
    </Form>
  );
}
