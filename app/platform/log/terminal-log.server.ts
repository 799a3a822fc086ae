import type { WriteStream } from 'node:tty';
import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

/** How a level looks, from this number of pino's on. */
const LEVELS: readonly { from: number; name: string; style: Style }[] = [
  { from: 50, name: 'error', style: 'red' },
  { from: 40, name: 'warning', style: 'yellow' },
  { from: 30, name: '', style: 'reset' },
  { from: 0, name: 'debug', style: 'dim' },
];
/** What every line of JSON has, and what the sentence says already. */
const LEFT_OUT = new Set(['level', 'time', 'pid', 'build', 'msg', 'err', 'requestId', 'traceId', 'method', 'path', 'status', 'sampled']);

/** The log as sentences for the person at a terminal, in colour where it has some. @param terminal standard output. */
export function terminalLog(terminal: Pick<WriteStream, 'write' | 'hasColors'>): { write(line: string): void } {
  const hasColours = terminal.hasColors() && !process.env.NO_COLOR;
  const paint = (style: Style, text: string) => (hasColours ? styleText(style, text, { validateStream: false }) : text);
  return { write: (line) => void terminal.write(`${sentence(JSON.parse(line) as LogLine, paint)}\n`) };
}

interface LogLine {
  level: number;
  /** ISO 8601, UTC. */
  time: string;
  msg?: string;
  method?: string;
  path?: string;
  status?: number;
  err?: { message?: string; stack?: string };
  [fact: string]: unknown;
}

function sentence(line: LogLine, paint: (style: Style, text: string) => string): string {
  const level = LEVELS.find(({ from }) => line.level >= from);
  const facts = Object.entries(line)
    .filter(([name, value]) => !LEFT_OUT.has(name) && value !== undefined)
    .map(([name, value]) => `${name} ${plain(value)}`);
  const said = line.msg === 'request' ? `${line.method} ${line.path} ${line.status}` : (line.msg ?? '');
  const words = [
    paint('dim', line.time.slice(11, 19)),
    ...(level?.name ? [paint(level.style, level.name)] : []),
    said,
    ...(facts.length > 0 ? [paint('dim', `(${facts.join(', ')})`)] : []),
  ];
  return words.join(' ') + (line.err ? `\n${paint('dim', line.err.stack || line.err.message || '')}` : '');
}

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join('; ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
