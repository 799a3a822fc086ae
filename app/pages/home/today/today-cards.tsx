import { useId } from 'react';
import { Link } from 'react-router';
import { PlayNow } from '~/arenas/word-games/play/play-now';
import { coverAddress, STORY_COVER } from '~/covers/story/cover-address';
import { ButtonLink } from '~/ui/actions/button-link';
import { TextLink } from '~/ui/actions/text-link';
import { Card } from '~/ui/layout/card';
import { CountUp } from '~/ui/motion/count-up';
import { ProgressSeats } from '~/ui/people/progress-seats';
import { withParts } from '~/ui/text/with-parts';
import type { LineOfDay, StoryOfDay, Today } from './today';
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
export function LevelCard({ progress }: { progress: Today['progress'] }) {
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
export function StoryToRead({ story }: { story: StoryOfDay }) {
  return (
    <Card as="section" aria-labelledby="story-of-day" className="relative flex min-w-0 gap-4">
      <img src={coverAddress(story.cover)} alt="" {...STORY_COVER} className="h-36 w-auto shrink-0 self-end" />
      <div className="min-w-0">
        <h2 id="story-of-day" className="display text-2xl">
          {texts.storyToRead}
        </h2>
        <p className="mt-2">
          <TextLink to={story.to} className="line-clamp-3 font-medium wrap-anywhere after:absolute after:inset-0 after:content-['']">
            {story.title}
          </TextLink>
          <span className="mt-1 block truncate text-sm text-muted">{story.author}</span>
        </p>
      </div>
    </Card>
  );
}

/** The opening of the Day's Line, and what its reader can do next. */
export function LineCard({ line }: { line: LineOfDay }) {
  return (
    <Card as="section" aria-labelledby="days-line" className="flex flex-col">
      <h2 id="days-line" className="display text-2xl">
        {texts.daysLine}
      </h2>
      <p dir="auto" className="mt-3 flex-1 border-l-2 border-bronze pl-4 font-prose text-xl wrap-anywhere">
        {line.opening}
      </p>
      <div className="mt-5">
        <ButtonLink to="/days-line" variant={line.next === 'read' ? 'outline' : 'gold'}>
          {texts.lineActions[line.next]}
        </ButtonLink>
      </div>
    </Card>
  );
}

/** Each fits on one line of a small phone. */
const STEP = 'w-full max-[22rem]:px-2 max-[22rem]:text-base';

/** For somebody who has nothing yet: a game, a prompt and a room, and all at once. */
export function FirstSteps({ prompt }: { prompt: { id: string; text: string } }) {
  return (
    <Card as="section" aria-labelledby="first-steps" className="grid gap-x-10 gap-y-5 lg:grid-cols-[auto_minmax(0,1fr)]">
      <div className="flex flex-col items-start gap-3">
        <h2 id="first-steps" className="display text-2xl">
          {texts.firstSteps}
        </h2>
        <PlayNow size="lg" className={STEP} />
        <ButtonLink to={`/creative-writing?prompt=${prompt.id}`} size="lg" variant="outline" className={STEP}>
          {texts.writeFromPrompt}
        </ButtonLink>
        <ButtonLink to="/storyweave" size="lg" variant="outline" className={STEP}>
          {texts.takeSeat}
        </ButtonLink>
      </div>
      <div className="self-center">
        <p className="text-sm font-semibold text-muted">{texts.promptOfDay}</p>
        <p className="mt-2 border-l-2 border-bronze pl-4 font-prose text-xl">{prompt.text}</p>
      </div>
    </Card>
  );
}
