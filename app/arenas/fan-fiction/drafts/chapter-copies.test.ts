import { describe, expect, it } from 'vitest';
import type { FormDraft } from '../chapters/form/form-draft';
import { chapterCopies } from './chapter-copies';

const copy = (id: string | undefined, content: string, more: Record<string, string> = {}): FormDraft => ({
  key: `key of ${content}`,
  at: 1,
  fields: { ...(id !== undefined && { id }), title: 'Title', content, ...more },
});
const nothing = { id: 'new', version: 0, base: undefined };

describe('what a device has of a chapter that is opened', () => {
  it('goes on with a draft that the server does not have yet', () => {
    const { id, found } = chapterCopies([copy('mine', 'Once', { version: '0' })], nothing, []);
    expect(id).toBe('mine');
    expect(found).toMatchObject([{ draft: { body: 'Once', baseVersion: 0 } }]);
    expect(found[0]?.draft.setAside).toBeUndefined();
  });

  it('goes on with copies of earlier releases, which name no version', () => {
    expect(chapterCopies([copy('mine', 'Once')], nothing, []).id).toBe('mine');
    expect(chapterCopies([copy(undefined, 'Once')], nothing, [])).toMatchObject({ id: 'new', found: [{ draft: { baseVersion: 0 } }] });
  });

  it('belongs to the server’s draft when it builds on it', () => {
    const { id, found } = chapterCopies(
      [copy('kept', 'Once', { version: '3', save: 'save-3' })],
      { ...nothing, id: 'kept', version: 3 },
      [],
    );
    expect(id).toBe('kept');
    expect(found).toMatchObject([{ draft: { baseVersion: 3, saveId: 'save-3' } }]);
  });

  it('says what it was made from', () => {
    const onto = { title: 'Title', start: 4, end: 0, text: '' };
    const found = chapterCopies([copy('mine', 'Once upon', { version: '0', onto: JSON.stringify(onto) })], nothing, []).found;
    expect(found).toMatchObject([{ draft: { base: onto } }]);
  });

  it('is only offered when its draft was published or deleted', () => {
    const { id, found } = chapterCopies([copy('gone', 'Once', { version: '2' })], nothing, []);
    expect(id).toBe('new');
    expect(found).toMatchObject([{ draft: { body: 'Once', setAside: true } }]);
  });

  it('waits for its own draft when the page lists that one', () => {
    expect(chapterCopies([copy('listed', 'Once', { version: '2' })], nothing, ['listed']).found).toEqual([]);
  });

  it('builds on a published chapter only if that is unchanged', () => {
    const edited = { id: 'chapter', version: 0, base: 5 };
    expect(chapterCopies([copy('chapter', 'Once', { base: '5' })], edited, []).found).toMatchObject([{ draft: { baseVersion: 0 } }]);
    expect(chapterCopies([copy('chapter', 'Once', { base: '4' })], edited, []).found).toMatchObject([{ draft: { baseVersion: -1 } }]);
  });
});
