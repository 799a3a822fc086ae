import { href } from 'react-router';
import { TextLink } from '~/ui/actions/text-link';
import { Card } from '~/ui/layout/card';
import { EmptyNote } from '~/ui/states/empty-note';
import type { PlayerData } from './player-data.server';
import { playerTexts } from './texts';

/** A player's best score in each word game. */
export function BestScores({ scores }: { scores: PlayerData['scores'] }) {
  return (
    <Card as="section" aria-labelledby="scores">
      <h2 id="scores" className="display text-2xl">
        {playerTexts.bestScores}
      </h2>
      {scores.length === 0 ? (
        <div className="mt-4">
          <EmptyNote missing="word">{playerTexts.noScores}</EmptyNote>
        </div>
      ) : (
        <dl className="mt-3 divide-y divide-line">
          {scores.map(({ id, title, best }) => (
            <div key={id} className="flex items-baseline justify-between gap-4 py-2.5">
              <dt>
                <TextLink to={href('/word-games/:gameId', { gameId: id })}>{title}</TextLink>
              </dt>
              <dd className="tabular font-semibold">{best}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
