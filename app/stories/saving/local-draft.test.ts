import { beforeEach, describe, expect, it } from 'vitest';
import { memoryStorage } from '~/platform/testing/memory-storage';
import { createDraftStore, type DraftWords, findDrafts, reconcile } from './local-draft';

const kept = (body: string, at = 1, baseVersion = 1): DraftWords => ({ title: 'Title', body, baseVersion, at });
const server = { title: 'Title', body: 'saved', version: 3, saveId: 'save-3' };

describe('words stored on a device', () => {
  let storage: ReturnType<typeof memoryStorage>;
  const store = (pageId: string, playerId = 'ann', storyId = 'tale') => createDraftStore(storage, { playerId, storyId, pageId });
  beforeEach(() => {
    storage = memoryStorage();
  });

  it('are found by player and story', () => {
    store('tab').keep(kept('Once'));
    expect([...storage.entries.keys()]).toEqual(['quillarena:draft:ann:tale']);
    expect(findDrafts(storage, 'ann')).toMatchObject([{ storyId: 'tale', draft: { body: 'Once', baseVersion: 1 } }]);
  });

  it('are never shown to somebody else on the same computer', () => {
    store('tab').keep(kept('Once'));
    expect(findDrafts(storage, 'bob')).toEqual([]);
    expect(findDrafts(storage, 'an')).toEqual([]);
  });

  it('are deleted once the server has them', () => {
    const tab = store('tab');
    tab.keep(kept('Once'));
    tab.forget();
    expect(storage.entries.size).toBe(0);
  });

  it('of two tabs do not overwrite each other, and use one key per tab', () => {
    const first = store('first');
    const second = store('second');
    for (let round = 0; round < 5; round += 1) {
      first.keep(kept(`first ${round}`, round * 2));
      second.keep(kept(`second ${round}`, round * 2 + 1));
    }
    expect(findDrafts(storage, 'ann').map(({ draft }) => draft.body)).toEqual(['second 4', 'first 4']);
    second.forget();
    expect(findDrafts(storage, 'ann').map(({ draft }) => draft.body)).toEqual(['first 4']);
    first.forget();
    expect(storage.entries.size).toBe(0);
  });

  it('left by an earlier page belong to the page that continues them', () => {
    store('closed').keep(kept('Once'));
    const page = store('page');
    const [found] = findDrafts(storage, 'ann');
    if (found) page.adopt(found);
    page.keep(kept('Once upon', 2));
    expect(findDrafts(storage, 'ann').map(({ draft }) => draft.body)).toEqual(['Once upon']);
    page.forget();
    expect(storage.entries.size).toBe(0);
  });

  it('are reported as not stored when the browser has no space or no storage', () => {
    expect(createDraftStore(memoryStorage(100), { playerId: 'ann', storyId: 'tale', pageId: 'tab' }).keep(kept('x'.repeat(200)))).toBe(
      false,
    );
    expect(createDraftStore(undefined, { playerId: 'ann', storyId: 'tale', pageId: 'tab' }).keep(kept('Once'))).toBe(false);
  });

  it('that were not chosen stay for copying', () => {
    const tab = store('tab');
    tab.setAside(kept('the other version'));
    tab.keep(kept('the chosen one'));
    tab.forget();
    expect(findDrafts(storage, 'ann')).toMatchObject([{ draft: { body: 'the other version', setAside: true } }]);
  });

  it('are skipped when they are unreadable', () => {
    storage.setItem('quillarena:draft:ann:tale', '{"body":');
    storage.setItem('quillarena:draft:ann:other', '{"body":5}');
    expect(findDrafts(storage, 'ann')).toEqual([]);
  });
});

describe('words found when a page opens', () => {
  const draft = (over: object) => ({ ...kept('mine', 1, 3), page: 'tab', ...over });

  it('need no action when the server has the same', () => {
    expect(reconcile(draft({ body: 'saved', baseVersion: 1 }), server)).toBe('there');
  });

  it('are restored when they continue the server’s words', () => {
    expect(reconcile(draft({}), server)).toBe('restore');
  });

  it('are restored when the server has an earlier save of the same page', () => {
    expect(reconcile(draft({ baseVersion: 2, saveId: 'save-3' }), server)).toBe('restore');
  });

  it('require a choice when something else was saved in the meantime', () => {
    expect(reconcile(draft({ baseVersion: 2, saveId: 'save-2' }), server)).toBe('choose');
    expect(reconcile(draft({ baseVersion: 2 }), server)).toBe('choose');
  });
});
