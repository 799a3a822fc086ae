import type { ReactNode } from 'react';
import { href } from 'react-router';
import { daysIn } from '~/platform/text/format-dates';
import { entrance } from '~/site/entrance';
import { ButtonLink } from '~/ui/actions/button-link';
import { Notice } from '~/ui/states/notice';
import { Fact } from '../play/fact';
import { playTexts } from '../play/texts';
import { pageTexts } from '../texts';
import type { LostWordList } from './lost-words.server';
import { lostWordTexts as texts } from './texts';

export interface LostWordsListProps {
  /** Undefined for a visitor. */
  list: LostWordList | undefined;
  /** The viewer's time zone. */
  zone: string;
  /** The button that begins a practice. */
  start: ReactNode;
}

/** Why there is nothing to practice, and where words get away meanwhile. */
function NothingDue({ list: { waiting, wonBack } }: { list: LostWordList }) {
  return (
    <>
      <p className="text-muted">{waiting.length > 0 ? texts.noneDue : wonBack > 0 ? texts.allWon : texts.none}</p>
      <ButtonLink to={href('/word-games/puzzles')} variant="outline">
        {texts.find}
      </ButtonLink>
    </>
  );
}

/** The words that got away: how many are due, won back and on their way, and when each comes back. */
export function LostWordsList({ list, zone, start }: LostWordsListProps) {
  const dayText = daysIn(zone);
  return (
    <section aria-label={texts.title} className="mt-4 flex flex-col items-start gap-5 rounded-lg border border-line bg-surface p-5 sm:p-7">
      <p className="max-w-prose text-lg">{texts.intro}</p>
      <noscript>
        <Notice tone="info">{pageTexts.noScript}</Notice>
      </noscript>
      {list ? (
        <>
          <dl className="tabular flex flex-wrap gap-x-8 gap-y-3">
            <Fact name={texts.due}>{texts.count(list.due)}</Fact>
            <Fact name={texts.waiting}>{texts.count(list.onTheWay)}</Fact>
            <Fact name={texts.wonBack}>{texts.count(list.wonBack)}</Fact>
          </dl>
          {list.due > 0 ? start : <NothingDue list={list} />}
          {list.waiting.length > 0 && (
            <div className="w-full">
              <h2 className="mb-2 text-sm text-muted">{texts.list}</h2>
              <ul className="divide-y divide-line border-y border-line">
                {list.waiting.map(({ word, known, dueAt }) => (
                  <li key={word} className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5">
                    <span>
                      <strong className="font-semibold wrap-anywhere">{word}</strong>{' '}
                      <span className="text-sm text-muted">{texts.known(known)}</span>
                    </span>
                    <span className="tabular text-sm text-muted">{dayText(dueAt)}</span>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </>
      ) : (
        <>
          <p>{texts.signIn}</p>
          <ButtonLink to={entrance('/signin', href('/word-games/lost-words'))} size="lg">
            {playTexts.signIn}
          </ButtonLink>
        </>
      )}
    </section>
  );
}
