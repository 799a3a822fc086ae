import { describe, expect, it } from 'vitest';
import type { Operation } from '../journal';
import { auditTexts, auditValues } from './texts';

function operation(given: Partial<Operation>): Operation {
  return { kind: 'chapter', key: 'ax1x', personId: 'p', target: 't', value: '', state: 'acknowledged', indeterminate: false, ...given };
}

describe('a text written once', () => {
  it('is lost if it was acknowledged but is not stored', () => {
    expect(auditTexts([operation({})], ['The lamp kept ax11x.'])).toMatchObject([{ kind: 'lost' }]);
    expect(auditTexts([operation({ state: 'sent', indeterminate: true })], [])).toEqual([]);
  });

  it('is doubled if it is stored twice, acknowledged or not', () => {
    const texts = ['The lamp kept ax1x.', 'The lamp kept ax1x.'];
    expect(auditTexts([operation({})], texts)).toMatchObject([{ kind: 'doubled' }]);
    expect(auditTexts([operation({ state: 'sent', indeterminate: true })], texts)).toMatchObject([{ kind: 'doubled' }]);
  });

  it('must not be stored if it was refused and every request was answered', () => {
    const refused = operation({ state: 'refused' });
    expect(auditTexts([refused], ['ax1x'])).toMatchObject([{ kind: 'inconsistent' }]);
    expect(auditTexts([{ ...refused, indeterminate: true }], ['ax1x'])).toEqual([]);
  });
});

describe('a value that people change', () => {
  const changes = [operation({ kind: 'comment', value: 'one' }), operation({ kind: 'edit', value: 'two' })];

  it('must match the last acknowledged change', () => {
    expect(auditValues(changes, new Map([['t', 'two']]))).toEqual([]);
    expect(auditValues(changes, new Map([['t', 'one']]))).toMatchObject([{ kind: 'lost' }]);
    expect(auditValues(changes, new Map())).toMatchObject([{ kind: 'lost' }]);
  });

  it('may match a request that was never answered', () => {
    const indeterminate = operation({ kind: 'edit', value: 'three', state: 'sent', indeterminate: true });
    expect(auditValues([...changes, indeterminate], new Map([['t', 'three']]))).toEqual([]);
    expect(auditValues([...changes, indeterminate], new Map([['t', 'two']]))).toEqual([]);
    expect(auditValues([...changes, indeterminate], new Map([['t', 'four']]))).toMatchObject([{ kind: 'lost' }]);
  });

  it('must be gone after an acknowledged removal', () => {
    const removed = [...changes, operation({ kind: 'removal' })];
    expect(auditValues(removed, new Map())).toEqual([]);
    expect(auditValues(removed, new Map([['t', 'two']]))).toMatchObject([{ kind: 'lost' }]);
  });
});
