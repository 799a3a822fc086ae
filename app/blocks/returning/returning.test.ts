import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Likeness, mayBeBack, namesAlike } from './returning';

const likeness: fc.Arbitrary<Likeness> = fc.record({
  standing: fc.constantFrom('banned', 'suspended', 'blocked', undefined),
  sameBrowser: fc.boolean(),
  sameAddress: fc.boolean(),
  alike: fc.boolean(),
  sameTarget: fc.boolean(),
});

it('a network address alone holds nobody, no matter who else uses it', () => {
  fc.assert(fc.property(likeness, (all) => !mayBeBack({ ...all, sameAddress: true, sameBrowser: false, alike: false, sameTarget: false })));
});

it('nothing in common with people who are welcome holds anybody', () => {
  fc.assert(fc.property(likeness, (all) => !mayBeBack({ ...all, standing: undefined })));
});

it('a name or a target in common says nothing without a browser or an address', () => {
  fc.assert(fc.property(likeness, (all) => !mayBeBack({ ...all, sameBrowser: false, sameAddress: false })));
});

it('a browser, or an address with a name or a target beside it, tells of an unwanted person', () => {
  const none = { sameBrowser: false, sameAddress: false, alike: false, sameTarget: false };
  for (const standing of ['banned', 'suspended', 'blocked'] as const) {
    expect(mayBeBack({ ...none, standing, sameBrowser: true })).toBe(true);
    expect(mayBeBack({ ...none, standing, sameAddress: true, alike: true })).toBe(true);
    expect(mayBeBack({ ...none, standing, sameAddress: true, sameTarget: true })).toBe(true);
  }
});

it.each([
  ['Troll', 'Troll 2', true],
  ['Troll', 'tr0ll_', true],
  ['Vex Grimm', 'V3x Gr1mm 2', true],
  ['Night Rider', 'NightRider77', true],
  ['Mara', 'Ivo', false],
  ['Ann', 'Anna', false],
])('%s and %s look alike: %s', (one, other, alike) => {
  expect(namesAlike(one, other)).toBe(alike);
  expect(namesAlike(other, one)).toBe(alike);
});
