import { describe, expect, it } from 'vitest';
import type { Deed } from '../journal';
import { auditTexts, auditValues } from './texts';

function deed(given: Partial<Deed>): Deed {
  return { kind: 'chapter', key: 'ax1x', personId: 'p', target: 't', value: '', state: 'acknowledged', floating: false, ...given };
}

describe('what people wrote once', () => {
  it('is lost when it was acknowledged and is nowhere', () => {
    expect(auditTexts([deed({})], ['The lamp kept ax11x.'])).toMatchObject([{ kind: 'lost' }]);
    expect(auditTexts([deed({ state: 'sent', floating: true })], [])).toEqual([]);
  });

  it('is doubled when it is there twice, acknowledged or not', () => {
    const texts = ['The lamp kept ax1x.', 'The lamp kept ax1x.'];
    expect(auditTexts([deed({})], texts)).toMatchObject([{ kind: 'doubled' }]);
    expect(auditTexts([deed({ state: 'sent', floating: true })], texts)).toMatchObject([{ kind: 'doubled' }]);
  });

  it('must not be there when it was refused and all its requests were answered', () => {
    const refused = deed({ state: 'refused' });
    expect(auditTexts([refused], ['ax1x'])).toMatchObject([{ kind: 'inconsistent' }]);
    expect(auditTexts([{ ...refused, floating: true }], ['ax1x'])).toEqual([]);
  });
});

describe('what people changed', () => {
  const changes = [deed({ kind: 'comment', value: 'one' }), deed({ kind: 'edit', value: 'two' })];

  it('is as the last acknowledged change left it', () => {
    expect(auditValues(changes, new Map([['t', 'two']]))).toEqual([]);
    expect(auditValues(changes, new Map([['t', 'one']]))).toMatchObject([{ kind: 'lost' }]);
    expect(auditValues(changes, new Map())).toMatchObject([{ kind: 'lost' }]);
  });

  it('may be as a request left it that nobody saw answered', () => {
    const floating = deed({ kind: 'edit', value: 'three', state: 'sent', floating: true });
    expect(auditValues([...changes, floating], new Map([['t', 'three']]))).toEqual([]);
    expect(auditValues([...changes, floating], new Map([['t', 'two']]))).toEqual([]);
    expect(auditValues([...changes, floating], new Map([['t', 'four']]))).toMatchObject([{ kind: 'lost' }]);
  });

  it('is gone once a removal was acknowledged', () => {
    const removed = [...changes, deed({ kind: 'removal' })];
    expect(auditValues(removed, new Map())).toEqual([]);
    expect(auditValues(removed, new Map([['t', 'two']]))).toMatchObject([{ kind: 'lost' }]);
  });
});
