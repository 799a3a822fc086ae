import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { minutesSecondsText } from '~/platform/clock/format-times';
import { percentText } from '~/platform/text/format-numbers';
import { Button } from '~/ui/actions/button';
import { useFollow } from '~/ui/motion/use-follow';
import { useReducedMotion } from '~/ui/motion/use-reduced-motion';
import type { Step } from './steps';
import { createTape, type WatchEvent, type Watching, watchStep } from './tape';
import { recordingTexts } from './texts';

/** How many times as fast as it was written. */
const SPEEDS = [1, 5, 20, 60];
/** Steps of the slider from end to end. */
const SLIDER = 200;

export interface RecordedTextProps {
  steps: readonly Step[];
  /** Whether the session's time is shown. */
  timed: boolean;
  /** Called when the end has been reached. */
  onWatched(): void;
}

/** A text as it was written, with everything needed to watch it; with reduced motion it is walked through in stages. */
export function RecordedText({ steps, timed, onWatched }: RecordedTextProps) {
  const reducedMotion = useReducedMotion();
  const tape = useMemo(() => createTape(steps), [steps]);
  const [watching, setWatching] = useState<Watching>({ time: 0, playing: false, speed: 20 });
  const text = useRef<HTMLDivElement>(null);
  const controls = useRef<HTMLElement>(null);
  useFollow(text, controls);
  const tell = (event: WatchEvent) => setWatching((now) => watchStep(now, tape.length, event));
  const { time, speed } = watching;
  const playing = watching.playing && !reducedMotion;
  usePassingTime(playing, (ms) => tell({ type: 'passed', ms }));

  const over = time >= tape.length;
  const ended = useEffectEvent(onWatched);
  useEffect(() => {
    if (over) ended();
  }, [over]);

  const moment = tape.at(time);
  const share = percentText(tape.length === 0 ? 100 : (time / tape.length) * 100);
  const written = timed ? writtenAt(moment.step, steps.at(-1)) : share;
  return (
    <>
      <div ref={text} className="min-h-[40dvh] pb-6">
        <WrittenText {...moment} />
      </div>
      <section
        ref={controls}
        aria-label={recordingTexts.replay}
        className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-2 border-t border-line bg-surface px-4 py-3 sm:mx-0 sm:rounded-t-lg sm:border-x"
      >
        <div className="flex basis-full items-center gap-3">
          <input
            type="range"
            min={0}
            max={SLIDER}
            value={tape.length === 0 ? SLIDER : Math.floor((time / tape.length) * SLIDER)}
            aria-label={recordingTexts.time}
            aria-valuetext={written}
            onChange={(event) => tell({ type: 'seek', time: (Number(event.target.value) / SLIDER) * tape.length })}
            className="h-11 min-w-0 flex-1 accent-(--gold)"
          />
          <p className="tabular text-sm whitespace-nowrap text-muted">{written}</p>
        </div>
        <Button
          variant="quiet"
          onClick={() => tell({ type: 'seek', time: tape.stage(time, -1) })}
          aria-label={recordingTexts.earlier}
          className="px-3"
        >
          <SkipBack aria-hidden="true" />
        </Button>
        {!reducedMotion && (
          <Button onClick={() => tell({ type: playing ? 'pause' : 'play' })} className="min-w-28">
            {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
            {playing ? recordingTexts.pause : recordingTexts.play}
          </Button>
        )}
        <Button
          variant="quiet"
          onClick={() => tell({ type: 'seek', time: tape.stage(time, 1) })}
          aria-label={recordingTexts.later}
          className="px-3"
        >
          <SkipForward aria-hidden="true" />
        </Button>
        {!reducedMotion && (
          <label className="flex min-h-11 items-center gap-2 text-sm text-muted">
            {recordingTexts.speed}
            <select
              value={speed}
              onChange={(event) => tell({ type: 'speed', speed: Number(event.target.value) })}
              className="min-h-11 rounded-md border border-edge bg-raised px-2 text-text"
            >
              {SPEEDS.map((one) => (
                <option key={one} value={one}>
                  {recordingTexts.timesAsFast(one)}
                </option>
              ))}
            </select>
          </label>
        )}
      </section>
    </>
  );
}

/** The text of a moment; what has just come into it is marked, and named if it was pasted. */
function WrittenText({ text, step }: { text: string; step: Step | undefined }) {
  if (!step) return <p className="desk-text text-muted">{recordingTexts.empty}</p>;
  const end = step.at + step.text.length;
  return (
    <>
      <p dir="auto" className="desk-text whitespace-pre-wrap [unicode-bidi:plaintext]">
        {text.slice(0, step.at)}
        <mark className={step.pasted ? 'rounded-sm bg-bronze/30 text-text' : 'bg-transparent text-gold'}>{text.slice(step.at, end)}</mark>
        {text.slice(end)}
      </p>
      <p role="status" className="mt-2 text-sm text-muted">
        {step.pasted && step.text !== '' && recordingTexts.pasted(step.text.length)}
      </p>
    </>
  );
}

/** Such as '3:20 of 28:14', in the time of the session. */
function writtenAt(step: Step | undefined, last: Step | undefined): string {
  const at = (one: Step | undefined) => minutesSecondsText(Math.floor((one?.ms ?? 0) / 1000));
  return recordingTexts.writtenAt(at(step), at(last));
}

/** Tells how much time has passed, in ms, once a frame. */
function usePassingTime(running: boolean, onPassed: (ms: number) => void): void {
  const passed = useEffectEvent(onPassed);
  useEffect(() => {
    if (!running) return;
    let before = performance.now();
    let frame = requestAnimationFrame(function look(now) {
      passed(now - before);
      before = now;
      frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [running]);
}
