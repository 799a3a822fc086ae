import { describe, expect, it } from 'vitest';
import { hasBroken, receivedError, sentError } from './engine';

const saidBy = (severity: string) => Object.assign(new Error('said by PostgreSQL'), { severity, code: 'XX000' });

describe('an error of the engine', () => {
  it.each([
    ['a panic', saidBy('PANIC'), true],
    ['a trap of WebAssembly', new WebAssembly.RuntimeError('unreachable'), true],
    ['a refused statement', saidBy('ERROR'), false],
    ['a full file system, which throws an object', { errno: 51 }, false],
  ])('%s tells whether the engine can still be used', (_name, error, broken) => {
    expect(hasBroken(error)).toBe(broken);
  });

  it('arrives in another thread as what it was', () => {
    const error = saidBy('ERROR');
    expect(receivedError(structuredClone(sentError(error)))).toEqual(error);
    expect(receivedError(structuredClone(sentError({ errno: 51 })))).toEqual({ errno: 51 });
  });
});
