import { describe, expect, it } from 'vitest';
import { type CaseFacts, handlersAmong, isTheirs, mayDecide, mayObject, mayReport, maySeeCase, mayTake } from './policy';

const mod = { id: 'mod', role: 'moderator' as const };
const ada = { id: 'ada', role: 'administrator' as const };
const tags = { id: 'tags', role: 'wrangler' as const };
const mara = { id: 'mara' };

const facts = (changed: Partial<CaseFacts> = {}): CaseFacts => ({
  ...{ urgency: 0, ownerId: 'mara', writerIds: [], reporterIds: ['ivo'], deciderId: null },
  ...{ staffIds: ['mod', 'ada', 'other'], takenBy: null, handlerIds: [] },
  ...changed,
});

describe('a report', () => {
  it('is open to everybody, except of what is their own', () => {
    expect(mayReport(undefined, { ownerId: null })).toBe(true);
    expect(mayReport(undefined, { ownerId: 'mara' })).toBe(true);
    expect(mayReport(mara, { ownerId: 'ivo' })).toBe(true);
    expect(mayReport(mara, { ownerId: null })).toBe(true);
    expect(mayReport(mara, { ownerId: 'mara' })).toBe(false);
  });
});

describe('a case', () => {
  it('is opened by moderators and administrators', () => {
    expect([mod, ada, tags, mara, undefined].map((person) => maySeeCase(person, facts()))).toEqual([true, true, false, false, false]);
    expect(maySeeCase(mod, facts({ urgency: 1 }))).toBe(true);
  });

  it('about harm to children is opened by administrators, and by moderators whom they named for it', () => {
    const handlerIds = handlersAmong([{ id: 'mod', handlesChildren: true }, { id: 'other', handlesChildren: false }, { id: 'ada' }]);
    expect(handlerIds).toEqual(['mod']);
    expect(maySeeCase(ada, { urgency: 2, handlerIds: [] })).toBe(true);
    expect(maySeeCase(mod, { urgency: 2, handlerIds: [] })).toBe(false);
    expect(maySeeCase(mod, { urgency: 2, handlerIds })).toBe(true);
    expect(maySeeCase({ ...mara, id: 'mod' }, { urgency: 2, handlerIds })).toBe(false);
  });

  it('is a person’s own where they wrote what it is about, alone or with others', () => {
    expect(isTheirs(mara, facts())).toBe(true);
    expect(isTheirs(mara, facts({ ownerId: null, writerIds: ['ivo', 'mara'] }))).toBe(true);
    expect(isTheirs(mara, facts({ ownerId: 'ivo', writerIds: ['ivo'] }))).toBe(false);
  });

  it('is decided and taken by a moderator to whom it is nothing', () => {
    for (const may of [mayDecide, mayTake]) {
      expect(may(mod, facts())).toBe(true);
      expect(may(mara, facts({ ownerId: null }))).toBe(false);
      expect(may(undefined, facts())).toBe(false);
      expect(may(mod, facts({ urgency: 2 }))).toBe(false);
      expect(may(mod, facts({ ownerId: 'mod' }))).toBe(false);
      expect(may(ada, facts({ ownerId: 'ada' }))).toBe(false);
      expect(may(mod, facts({ writerIds: ['ivo', 'mod'] }))).toBe(false);
      expect(may(mod, facts({ reporterIds: ['ivo', 'mod'] }))).toBe(false);
    }
  });

  it('about a person with a role is decided by administrators', () => {
    expect(mayDecide(mod, facts({ ownerId: 'other' }))).toBe(false);
    expect(mayDecide(ada, facts({ ownerId: 'other' }))).toBe(true);
    expect(mayDecide(mod, facts({ ownerId: null }))).toBe(true);
  });

  it('about an objection is decided by another person than the decision, where there is one', () => {
    expect(mayDecide(mod, facts({ deciderId: 'mod' }))).toBe(false);
    expect(mayDecide(mod, facts({ deciderId: 'ada' }))).toBe(true);
    expect(mayDecide(mod, facts({ deciderId: 'mod', staffIds: ['mod'] }))).toBe(true);
  });

  it('that a moderator works on is decided by them, and taken from them by administrators alone', () => {
    const taken = facts({ takenBy: 'mod' });
    expect([mayDecide(mod, taken), mayTake(mod, taken)]).toEqual([true, true]);
    expect([mayDecide(ada, taken), mayTake(ada, taken)]).toEqual([false, true]);
    expect([mayDecide({ ...mod, id: 'other' }, taken), mayTake({ ...mod, id: 'other' }, taken)]).toEqual([false, false]);
    expect(mayTake(ada, facts({ takenBy: 'mod', reporterIds: ['ada'] }))).toBe(false);
  });
});

describe('a decision', () => {
  const decided = { aboutId: 'mara', ageDays: 0, objected: false };

  it('can be objected to by the person whom it concerns, once, for six months', () => {
    expect(mayObject(mara, decided)).toBe(true);
    expect(mayObject(mara, { ...decided, ageDays: 184 })).toBe(true);
    expect(mayObject(mara, { ...decided, ageDays: 184.01 })).toBe(false);
    expect(mayObject(mara, { ...decided, objected: true })).toBe(false);
    expect(mayObject({ id: 'ivo' }, decided)).toBe(false);
    expect(mayObject(mara, { ...decided, aboutId: null })).toBe(false);
    expect(mayObject(undefined, decided)).toBe(false);
  });
});
