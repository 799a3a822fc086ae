import { type ComponentType, createElement, useId } from 'react';
import { Link } from 'react-router';
import { DailyCard } from '~/arenas/word-games/hall/daily-card';
import { coverAddress, STORY_COVER } from '~/covers/story/cover-address';
import type { TodayCards as Cards, TodayCard } from '~/site/today';
import { ButtonLink } from '~/ui/actions/button-link';
import { TextLink } from '~/ui/actions/text-link';
import { Card } from '~/ui/layout/card';
import { CountUp } from '~/ui/motion/count-up';
import { ProgressSeats } from '~/ui/people/progress-seats';
import { withParts } from '~/ui/text/with-parts';
import { todayTexts as texts } from './today-texts';

interface Line {
  title: string;
  to: string;
  about?: string;
}

export interface LineListProps {
  title: string;
  /** None: there is no card. */
  lines: readonly Line[];
}

/** A card of up to three lines that each lead somewhere. */
export function LineList({ title, lines }: LineListProps) {
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={id} className="flex min-w-0 flex-col">
      <h2 id={id} className="display text-2xl">
        {title}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {lines.map((line) => (
          <li key={line.to + line.title}>
            <Link to={line.to} discover="none" className="group block py-2">
              <span dir="auto" className="line-clamp-2 font-medium group-hover:underline">
                {line.title}
              </span>
              {line.about && <span className="block truncate text-sm text-muted">{line.about}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** XP, and the seats to the next level. */
function LevelCard(progress: Cards['level']) {
  return (
    <Card as="section" aria-labelledby="level" className="flex flex-col">
      <h2 id="level" className="display text-2xl">
        {texts.level(progress.level)}
      </h2>
      <div className="my-auto pt-3">
        <p className="tabular mb-4 font-display text-4xl">
          {withParts(texts.xp, {
            amount: <CountUp value={progress.xp} />,
            unit: (unit) => <span className="font-sans text-base text-muted">{unit}</span>,
          })}
        </p>
        <ProgressSeats value={progress.xp - progress.from} max={progress.to - progress.from} label={texts.onTheWay(progress.level)} />
        <p className="mt-3 text-muted">{texts.toNextLevel(progress.to - progress.xp, progress.level)}</p>
      </div>
    </Card>
  );
}

/** One story to read, all of whose card leads to it. */
function StoryCard({ heading, title, author, cover, to }: Cards['story']) {
  return (
    <Card as="section" aria-labelledby="story-of-day" className="relative flex min-w-0 gap-4">
      <img src={coverAddress(cover)} alt="" {...STORY_COVER} className="h-36 w-auto shrink-0 self-end" />
      <div className="min-w-0">
        <h2 id="story-of-day" className="display text-2xl">
          {heading}
        </h2>
        <p className="mt-2">
          <TextLink to={to} className="line-clamp-3 font-medium wrap-anywhere after:absolute after:inset-0 after:content-['']">
            {title}
          </TextLink>
          <span className="mt-1 block truncate text-sm text-muted">{author}</span>
        </p>
      </div>
    </Card>
  );
}

/** A passage, and what its reader can do with it. */
function PassageCard({ heading, passage, to, action, variant }: Cards['passage']) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col">
      <h2 id={id} className="display text-2xl">
        {heading}
      </h2>
      <p dir="auto" className="mt-3 flex-1 border-l-2 border-bronze pl-4 font-prose text-xl wrap-anywhere">
        {passage}
      </p>
      <div className="mt-5">
        <ButtonLink to={to} variant={variant}>
          {action}
        </ButtonLink>
      </div>
    </Card>
  );
}

const components: { [Kind in keyof Cards]: ComponentType<Cards[Kind]> } = {
  'daily-set': DailyCard,
  passage: PassageCard,
  level: LevelCard,
  story: StoryCard,
};

/** Cards that features bring. */
export function TodayCards({ cards }: { cards: readonly TodayCard[] }) {
  return cards.map(({ kind, card }, place) =>
    createElement(components[kind] as ComponentType<typeof card>, { ...card, key: kind + place }),
  );
}
