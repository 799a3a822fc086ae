import { lazy, Suspense, useState } from 'react';
import { Button } from '~/ui/button';
import { cx } from '~/ui/cx';
import { WovenPart, wovenProse } from './woven-part';
import type { SeatPlace } from './writer-mark';

/** A finished part, as a reader sees it. */
export interface StoryPart {
  number: number;
  seat: SeatPlace;
  writer: string;
  ai: boolean;
  text: string;
}

export interface WovenStoryProps {
  starter: string;
  parts: readonly StoryPart[];
}

// Most readers read; what writes a story once more comes with the first replay.
const WovenReplay = lazy(() => import('./woven-replay'));

/** A woven story to read, with its writers marked, or to see being written once more. */
export function WovenStory({ starter, parts }: WovenStoryProps) {
  const [replaying, setReplaying] = useState(false);
  return (
    <>
      <WovenStarter starter={starter} />
      {replaying ? (
        <Suspense fallback={<p role="status">Loading the replay...</p>}>
          <WovenReplay parts={parts} onEnd={() => setReplaying(false)} />
        </Suspense>
      ) : (
        <>
          <ol aria-label="Parts of the story" className="flex flex-col gap-7">
            {parts.map((part) => (
              <ReadPart key={part.number} part={part} text={part.text} />
            ))}
          </ol>
          {parts.length > 0 && (
            <p className="mt-8">
              <Button variant="outline" onClick={() => setReplaying(true)}>
                Watch it being written
              </Button>
            </p>
          )}
        </>
      )}
    </>
  );
}

/** One part, as far as it is shown. */
export function ReadPart({ part, text }: { part: StoryPart; text: string }) {
  return (
    <WovenPart seat={part.seat} name={part.writer} ai={part.ai}>
      <p className={wovenProse}>{text}</p>
    </WovenPart>
  );
}

function WovenStarter({ starter }: { starter: string }) {
  if (starter === '') return null;
  return <p className={cx(wovenProse, 'drop-cap mt-8 mb-7')}>{starter}</p>;
}
