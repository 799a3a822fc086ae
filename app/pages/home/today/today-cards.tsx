import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { coverAddress, STORY_COVER } from '~/covers/story/cover-address';
import { TextLink } from '~/ui/actions/text-link';
import type { Missing } from '~/ui/art/empty-arch';
import { Card } from '~/ui/layout/card';
import { CountUp } from '~/ui/motion/count-up';
import { ProgressSeats } from '~/ui/people/progress-seats';
import { EmptyNote } from '~/ui/states/empty-note';
import type { StoryOfDay, Today } from './today';

const figures = new Intl.NumberFormat('en-US');

interface Line {
  title: string;
  to: string;
  about?: string;
}

export interface LineListProps {
  title: string;
  /** Undefined while they are being read. */
  lines: readonly Line[] | undefined;
  /** What is drawn for when there are none. */
  missing: Missing;
  /** One sentence that invites, for when there are none. */
  children: ReactNode;
}

/** A card of up to three lines that each lead somewhere. It has room for three from the start. */
export function LineList({ title, lines, missing, children }: LineListProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} aria-busy={!lines} className="flex min-h-67 min-w-0 flex-col">
      <h2 id={id} className="display text-2xl">
        {title}
      </h2>
      {lines && lines.length > 0 ? (
        <ul className="mt-2 divide-y divide-line">
          {lines.map((line) => (
            <li key={line.to + line.title}>
              <Link to={line.to} discover="none" className="group block py-2">
                <span dir="auto" className="block truncate font-medium group-hover:underline">
                  {line.title}
                </span>
                {line.about && <span className="block truncate text-sm text-muted">{line.about}</span>}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        lines && (
          <div className="my-auto">
            <EmptyNote missing={missing}>{children}</EmptyNote>
          </div>
        )
      )}
    </Card>
  );
}

/** XP, and the seats to the next level. */
export function LevelCard({ progress }: { progress: Today['progress'] | undefined }) {
  return (
    <Card as="section" aria-labelledby="level" aria-busy={!progress} className="flex min-h-67 flex-col">
      <h2 id="level" className="display text-2xl">
        {progress ? `Level ${progress.level}` : 'Your level'}
      </h2>
      {progress && (
        <div className="my-auto">
          <p className="tabular mb-4 font-display text-4xl">
            <CountUp value={progress.xp} /> <span className="font-sans text-base text-muted">XP</span>
          </p>
          <ProgressSeats
            value={progress.xp - progress.from}
            max={progress.to - progress.from}
            label={`Level ${progress.level}, on the way to level ${progress.level + 1}`}
          />
          <p className="mt-3 text-muted">
            {progress.xp === 0 && 'Play or write for your first seat. '}
            {figures.format(progress.to - progress.xp)} XP to level {progress.level + 1}
          </p>
        </div>
      )}
    </Card>
  );
}

/** One story to read, all of whose card leads to it. */
export function StoryToRead({ story }: { story: StoryOfDay | undefined }) {
  return (
    <Card as="section" aria-labelledby="story-of-day" className="relative flex min-h-50 min-w-0 gap-4">
      {story && <img src={coverAddress(story.cover)} alt="" {...STORY_COVER} className="h-36 w-auto shrink-0 self-end" />}
      <div className="min-w-0">
        <h2 id="story-of-day" className="display text-2xl">
          One to read
        </h2>
        {story ? (
          <p className="mt-2">
            <TextLink to={story.to} className="line-clamp-3 font-medium wrap-anywhere after:absolute after:inset-0 after:content-['']">
              {story.title}
            </TextLink>
            <span className="mt-1 block truncate text-sm text-muted">{story.author}</span>
          </p>
        ) : (
          <p className="mt-2 text-muted">
            The shelf is yours to fill. <TextLink to="/creative-writing">Write the first story</TextLink>.
          </p>
        )}
      </div>
    </Card>
  );
}
