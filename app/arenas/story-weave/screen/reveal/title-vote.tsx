import { type FormEvent, useId, useState } from 'react';
import { Button } from '~/ui/actions/button';
import { cx } from '~/ui/cx';
import { controlStyle } from '~/ui/fields/field-frame';
import { type EndingView, MAX_ROOM_TITLE } from '../../protocol/room.contract';
import { votesText } from '../battle/battle-texts';
import { revealTexts } from './reveal-texts';

export interface TitleVoteProps {
  /** What stands above it. */
  heading: string;
  /** What it is about. */
  text?: string;
  poll: Pick<EndingView, 'titles' | 'canVote' | 'canPropose' | 'ownVote'>;
  onPropose(title: string): void;
  onVote(place: number): void;
}

/** The titles that the writers proposed: they vote, and may propose one each. Others see how it stands. */
export function TitleVote({ heading, text, poll, onPropose, onVote }: TitleVoteProps) {
  const { titles, canVote, canPropose, ownVote } = poll;
  const id = useId();
  const [own, setOwn] = useState('');
  if (titles.length === 0 && !canPropose) return null;
  const propose = (event: FormEvent) => {
    event.preventDefault();
    // It stays in its field, which goes once the title stands among the others.
    if (own.trim() !== '') onPropose(own);
  };
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-semibold">
        {heading}
      </h3>
      {canVote && text && <p className="mt-1 text-sm text-muted">{text}</p>}
      {titles.length > 0 && (
        <ul aria-live="polite" className="mt-3 flex flex-col gap-2">
          {titles.map(({ place, title, votes }) => (
            <li key={place} className="flex flex-wrap items-center gap-x-4 gap-y-1">
              {canVote ? (
                <Button
                  size="sm"
                  variant="outline"
                  aria-pressed={ownVote === place}
                  onClick={() => onVote(place)}
                  className={cx(
                    'min-h-11 max-w-full py-1.5 text-left wrap-anywhere whitespace-normal!',
                    ownVote === place && 'border-gold text-gold',
                  )}
                >
                  {title}
                </Button>
              ) : (
                <span className="min-w-0 wrap-anywhere">{title}</span>
              )}
              <span className="text-sm text-muted">{votesText(votes)}</span>
            </li>
          ))}
        </ul>
      )}
      {canPropose && (
        <form onSubmit={propose} className="mt-3 flex flex-wrap gap-2">
          <input
            value={own}
            onChange={(event) => setOwn(event.currentTarget.value)}
            maxLength={MAX_ROOM_TITLE}
            aria-label={revealTexts.ownTitle}
            placeholder={revealTexts.ownTitle}
            className={cx(controlStyle, 'min-h-11 min-w-0 flex-[1_1_14rem]')}
          />
          <Button type="submit" variant="outline" disabled={own.trim() === ''}>
            {revealTexts.propose}
          </Button>
        </form>
      )}
    </section>
  );
}
