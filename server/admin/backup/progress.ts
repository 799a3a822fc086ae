import type { ProgressListener } from '../../../app/platform/backup/backup-format';
import type { Clock } from '../../../app/platform/clock/clock';
import { numberText } from '../../../app/platform/text/format';
import { percentText } from '../../../app/platform/text/format-numbers';

/** How often a line is written where there is no terminal, and a terminal's line is renewed, in ms. */
const LINE_MS = 10_000;
const TERMINAL_MS = 250;

interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

/**
 * Shows how far long work is: on a terminal in one line that is renewed, elsewhere in a line every ten seconds. Nothing of work
 * that is done sooner.
 * @param what stands before the rows.
 * @returns to be called with the rows done and their total.
 */
export function progressShownOn(output: Output, clock: Clock, what = ''): ProgressListener {
  let began = clock.now().getTime();
  const every = output.isTTY ? TERMINAL_MS : LINE_MS;
  let shown = began;
  let isShown = false;
  return (done, total) => {
    const now = clock.now().getTime();
    // What comes before the first row, such as making its tables, says nothing about the pace.
    if (done === 0) began = now;
    if (output.isTTY && done === total && isShown) return void output.write('\r\u001b[K');
    if (now - shown < every) return;
    shown = now;
    isShown = true;
    const text = `${what}${progressText(done, total, now - began)}`;
    output.write(output.isTTY ? `\r${text}\u001b[K` : `${text}\n`);
  };
}

/** @param ms since the work began. */
export function progressText(done: number, total: number | undefined, ms: number): string {
  const rows = `${numberText(done)} ${total === undefined ? '' : `of ${numberText(total)} `}rows`;
  if (!total || done === 0) return rows;
  const share = Math.min(1, done / total);
  return `${percentText(Math.floor(share * 100))}, ${rows}, about ${timeText((ms / share) * (1 - share))} left`;
}

function timeText(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}
