import { describe, expect, it } from 'vitest';
import { isDiskFull } from './disk-full';

describe('a full disk', () => {
  it('is recognized by the database’s code or the system’s message', () => {
    expect(isDiskFull(Object.assign(new Error('could not extend file "base/5/16385"'), { code: '53100' }))).toBe(true);
    expect(isDiskFull(new Error('could not write to file "pg_wal/xlogtemp.1": No space left on device'))).toBe(true);
    expect(isDiskFull({ name: 'ErrnoError', errno: 51 })).toBe(true);
    expect(isDiskFull(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }))).toBe(true);
  });

  it('is not confused with other errors', () => {
    expect(isDiskFull(Object.assign(new Error('duplicate key'), { code: '23505' }))).toBe(false);
    expect(isDiskFull({ name: 'ErrnoError', errno: 44 })).toBe(false);
    expect(isDiskFull('No space left on device')).toBe(false);
  });
});
