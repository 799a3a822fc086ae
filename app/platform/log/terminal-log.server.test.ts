import { describe, expect, it } from 'vitest';
import { createLog, type Log } from './log.server';
import { terminalLog } from './terminal-log.server';

function printed(write: (log: Log) => void, colours = false): string {
  const lines: string[] = [];
  const terminal = { write: (text: string) => lines.push(text) > 0, hasColors: () => colours };
  write(createLog({ destination: terminalLog(terminal as Parameters<typeof terminalLog>[0]) }));
  return lines.join('').replaceAll(/\d\d:\d\d:\d\d/g, 'AT');
}

describe('the log on a terminal', () => {
  it('is a sentence a line, with its facts behind it', () => {
    expect(printed((log) => log.info({ requestId: 'r', method: 'GET', path: '/library', status: 200, ms: 12 }, 'request'))).toBe(
      'AT GET /library 200 (ms 12)\n',
    );
    expect(printed((log) => log.info({ migrations: ['one', 'two'] }, 'the schema was brought up to date'))).toBe(
      'AT the schema was brought up to date (migrations one; two)\n',
    );
  });

  it('says that something is a warning, and where an error comes from', () => {
    const text = printed((log) => log.warn({ err: new Error('no room') }, 'a mail could not be sent'));
    expect(text).toMatch(/^AT warning a mail could not be sent\nError: no room\n {4}at /);
  });

  it('has colour where the terminal has', () => {
    const warn = (log: Log) => log.warn('careful');
    expect(printed(warn, true)).toContain('\u001B[33mwarning\u001B[39m');
    expect(printed(warn)).toBe('AT warning careful\n');
  });
});
