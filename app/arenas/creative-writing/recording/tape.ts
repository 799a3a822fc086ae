import { applyStep, type Step } from './steps';

/** The longest pause that a replay keeps, in ms: nobody watches somebody think for minutes. */
const LONGEST_PAUSE_MS = 2_000;
/** Stages in which a replay is looked at without motion. */
const STAGES = 20;

/** A recording to watch: pauses are short in it, so its time is not the session's. */
export interface Tape {
  /** ms */
  length: number;
  /** What has been written by a time of the tape, in ms. */
  at(time: number): TapeMoment;
  /** The time one stage later or earlier; something changes on the way, as far as there is something. */
  stage(time: number, by: 1 | -1): number;
}

interface TapeMoment {
  /** How many steps have been made. */
  made: number;
  text: string;
  /** The last one. */
  step: Step | undefined;
}

/** Makes a tape of steps. It remembers where it was, so watching on costs one step and not all of them. */
export function createTape(steps: readonly Step[]): Tape {
  const times: number[] = [];
  let time = 0;
  for (const [index, { ms }] of steps.entries()) {
    time += Math.min(Math.max(ms - (steps[index - 1]?.ms ?? 0), 0), LONGEST_PAUSE_MS);
    times.push(time);
  }
  const length = time;
  let [made, text] = [0, ''];
  return {
    length,
    at(now) {
      if (made > 0 && (times[made - 1] ?? 0) > now) [made, text] = [0, ''];
      for (let step = steps[made]; step && (times[made] ?? 0) <= now; step = steps[made]) {
        text = applyStep(text, step);
        made += 1;
      }
      return { made, text, step: steps[made - 1] };
    },
    stage(now, by) {
      const stage = length / STAGES || 1;
      const next = (by === 1 ? Math.floor(now / stage + 1.001) : Math.ceil(now / stage - 1.001)) * stage;
      const before = times.findLastIndex((at) => at <= now);
      const change = by === 1 ? (times[before + 1] ?? length) : (times[before - 1] ?? 0);
      return Math.min(Math.max(by === 1 ? Math.max(next, change) : Math.min(next, change), 0), length);
    },
  };
}

/** Where a replay is. */
export interface Watching {
  /** ms of the tape. */
  time: number;
  playing: boolean;
  /** How many times as fast as it was written. */
  speed: number;
}

export type WatchEvent =
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'speed'; speed: number }
  | { type: 'seek'; time: number }
  /** Time went by, in ms of the reader's. */
  | { type: 'passed'; ms: number };

/** A replay after an event. @param length of the tape, in ms. */
export function watchStep(watching: Watching, length: number, event: WatchEvent): Watching {
  switch (event.type) {
    case 'play':
      return { ...watching, playing: true, time: watching.time >= length ? 0 : watching.time };
    case 'pause':
      return { ...watching, playing: false };
    case 'speed':
      return { ...watching, speed: event.speed };
    case 'seek':
      return { ...watching, time: Math.min(Math.max(event.time, 0), length) };
    case 'passed': {
      if (!watching.playing) return watching;
      const time = watching.time + event.ms * watching.speed;
      return time < length ? { ...watching, time } : { ...watching, time: length, playing: false };
    }
  }
}
