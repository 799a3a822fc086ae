import { describe, expect, it } from 'vitest';
import { createLog, requestContext } from './log.server';

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog({ destination: { write: (line) => void lines.push(line) } }));
  return lines.join('');
}

describe('the log', () => {
  it('contains no address, query, password, code or token in any field', () => {
    const text = logged((log) => {
      log.info(
        { email: 'mara@example.test', password: 'Quill-7', user: { token: 'abc123', code: '482913' } },
        'mail to mara@example.test failed',
      );
      log.error({ err: new Error('GET /verify-email?token=482913&email=mara@example.test') }, 'see /reset-password?token=482913');
    });
    expect(text).not.toMatch(/mara@|Quill-7|abc123|482913/);
    expect(text).toContain('[address]');
  });

  it('contains code and message of a database error, but not the quoted row', () => {
    const error = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(mara@example.test) already exists.' });
    const text = logged((log) => log.error({ err: error }, 'failed'));
    expect(text).toContain('23505');
    expect(text).not.toContain('already exists');
  });

  it.each([
    ['debug', ['small', 'plain', 'odd']],
    ['info', ['plain', 'odd']],
    ['warn', ['odd']],
    ['silent', []],
  ])('at LOG_LEVEL %s holds what is at least as grave', (level, expected) => {
    const lines: string[] = [];
    const log = createLog({ level, destination: { write: (line) => void lines.push(line) } });
    log.debug('small');
    log.info('plain');
    log.warn('odd');
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(expected);
  });

  it('includes the id of the current request', () => {
    const text = logged((log) => requestContext.run({ requestId: 'r-1' }, () => log.info('deep inside')));
    expect(JSON.parse(text)).toMatchObject({ requestId: 'r-1', msg: 'deep inside' });
  });
});
