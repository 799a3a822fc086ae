const WIDTH = 30;

export interface ProgressBar {
  /** Shows what is under way. */
  begin(name: string): void;
  /** Advances by a share of the whole, 0 to 1. */
  move(share: number): void;
  end(): void;
}

/** A bar on a terminal; elsewhere a line for each step. Writes to standard error. */
export function progressBar(): ProgressBar {
  const started = performance.now();
  const onTerminal = process.stderr.isTTY;
  let done = 0;
  let under = '';

  const time = () => `${Math.round((performance.now() - started) / 1000)} s`;
  const draw = () => {
    if (!onTerminal) return;
    const filled = Math.round(Math.min(1, done) * WIDTH);
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
    process.stderr.write(`\r\x1b[2K${bar} ${Math.floor(Math.min(1, done) * 100)}% · ${time()} · ${under}`);
  };

  return {
    begin(name) {
      under = name;
      if (onTerminal) draw();
      else process.stderr.write(`${Math.floor(Math.min(1, done) * 100)}% · ${time()} · ${name}\n`);
    },
    move(share) {
      done += share;
      draw();
    },
    end() {
      process.stderr.write(`${onTerminal ? '\r\x1b[2K' : ''}Done in ${time()}.\n`);
    },
  };
}
