import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { Fragment, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '~/ui/actions/button';
import { useFollow } from '~/ui/motion/use-follow';
import { useReducedMotion } from '~/ui/motion/use-reduced-motion';
import { splitParagraphs } from '~/ui/text/split-paragraphs';
import { WriterName } from '../screen/writer-mark';
import { AboutPassage } from './about-passage';
import { type LosingPassage, ReadPart, type StoryPart } from './read-part';
import { freshReplay, type ReplayEvent, replayedLength, replayStep, standingLetters } from './replay';
import { TableCards, ToldWriters } from './table-cards';
import { replayTexts, wovenTexts } from './texts';

export interface WovenReplayProps {
  parts: readonly StoryPart[];
  /** Whether the reader is signed in, who may then mute and block. */
  signedIn?: boolean;
  /** What scrolls, where that is not the window: such a replay is part of a page, and leaves the focus where it is. */
  box?: RefObject<HTMLElement | null>;
  /** The way to the whole story. */
  whole: ReactNode;
}

/** Replays a story part by part. Where motion is reduced, one that is part of a page waits to be played. */
export default function WovenReplay({ parts, signedIn = false, box, whole }: WovenReplayProps) {
  const reducedMotion = useReducedMotion();
  const [replay, setReplay] = useState(freshReplay);
  const text = useRef<HTMLDivElement>(null);
  const controls = useRef<HTMLElement>(null);
  const playButton = useRef<HTMLButtonElement>(null);
  useFollow(text, controls, box);

  // Split once, by the whole text: half of a text might be split differently and would jump when the rest comes.
  const texts = useMemo(() => parts.map((part) => splitParagraphs(part.text)), [parts]);
  const lengths = texts.map((paragraphs) => paragraphs.join('').length);
  const tell = (event: ReplayEvent) => setReplay((now) => replayStep(now, lengths, reducedMotion, event));
  const latest = useRef(tell);
  latest.current = tell;
  const isPart = box !== undefined;
  useEffect(() => {
    if (!isPart) playButton.current?.focus({ preventScroll: true });
    else if (matchMedia('(prefers-reduced-motion: reduce)').matches) latest.current({ type: 'pause' });
  }, [isPart]);
  const { playing } = replay;
  useEffect(() => {
    if (!playing) return;
    let before = performance.now();
    let frame = requestAnimationFrame(function look(now) {
      latest.current({ type: 'passed', ms: now - before });
      before = now;
      frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [playing]);

  const current = parts[replay.part];
  const begun = standingLetters(texts[replay.part] ?? [], replayedLength(replay, lengths[replay.part] ?? 0, reducedMotion));
  return (
    <>
      <div ref={text} className="flex-1 pb-6">
        <ol aria-label={wovenTexts.parts} className="flex flex-col gap-7">
          {parts.slice(0, replay.part + 1).map((part, place) => (
            <Fragment key={part.number}>
              <ReadPart
                part={part}
                paragraphs={place < replay.part ? (texts[place] ?? []) : begun}
                below={
                  place < replay.part &&
                  (part.cards || part.told) && (
                    <>
                      {part.cards && <TableCards cards={part.cards} />}
                      {part.told && <ToldWriters told={part.told} />}
                    </>
                  )
                }
              />
              {place < replay.part && part.losingPassages && <LosingPassages passages={part.losingPassages} signedIn={signedIn} />}
            </Fragment>
          ))}
        </ol>
      </div>
      <section
        ref={controls}
        aria-label={replayTexts.replay}
        className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-2 border-t border-line bg-surface px-4 py-3 sm:mx-0 sm:rounded-t-lg sm:border-x"
      >
        <Button variant="quiet" onClick={() => tell({ type: 'previous' })} aria-label={replayTexts.previous} className="px-3">
          <SkipBack aria-hidden="true" />
        </Button>
        <Button
          ref={playButton}
          variant={isPart ? 'outline' : 'gold'}
          onClick={() => tell({ type: playing ? 'pause' : 'play' })}
          className="min-w-32"
        >
          {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          {playing ? replayTexts.pause : replayTexts.play}
        </Button>
        <Button variant="quiet" onClick={() => tell({ type: 'next' })} aria-label={replayTexts.next} className="px-3">
          <SkipForward aria-hidden="true" />
        </Button>
        <p aria-live="polite" className="tabular min-w-0 flex-1 basis-32 text-sm text-muted wrap-anywhere">
          {current
            ? replayTexts.partBy(replay.part + 1, parts.length, current.writer, current.ai)
            : replayTexts.part(replay.part + 1, parts.length)}
        </p>
        {whole}
      </section>
    </>
  );
}

/** The passages of a battle round that the story did not follow. */
function LosingPassages({ passages, signedIn }: { passages: readonly LosingPassage[]; signedIn: boolean }) {
  return (
    <li>
      <details className="pl-4 text-muted md:pl-5">
        <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-medium hover:text-gold">
          {replayTexts.losingPassages(passages.length)}
        </summary>
        <ul className="flex flex-col gap-3 pb-2">
          {passages.map((passage) => (
            <li key={`${passage.seat} ${passage.writer}`}>
              <div className="relative flex flex-wrap items-center justify-between">
                <WriterName seat={passage.seat} name={passage.writer} ai={passage.ai} player={passage.player} />
                <AboutPassage passage={passage} signedIn={signedIn} />
              </div>
              <p dir="auto" className="font-prose wrap-anywhere">
                {passage.text}
              </p>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
