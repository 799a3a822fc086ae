import { describe, expect, it } from 'vitest';
import { createLog, requestContext } from './log.server';

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog({ destination: { write: (line) => void lines.push(line) } }));
  return lines.join('');
}

describe('the log', () => {
  it('holds no address, query, password, code or token, wherever they stand', () => {
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

  it('keeps of a database error its code and message, not the row that it quotes', () => {
    const error = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(mara@example.test) already exists.' });
    const text = logged((log) => log.error({ err: error }, 'failed'));
    expect(text).toContain('23505');
    expect(text).not.toContain('already exists');
  });

  it('carries the id of the request under way', () => {
    const text = logged((log) => requestContext.run({ requestId: 'r-1' }, () => log.info('deep inside')));
    expect(JSON.parse(text)).toMatchObject({ requestId: 'r-1', msg: 'deep inside' });
  });
});
