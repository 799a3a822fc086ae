import { describe, expect, it } from 'vitest';
import type { FoundDraft, LocalDraft, ServerWords } from './local-draft';
import { baseOf } from './merging/word-base';
import { beginWith, openSaverPage, type SaverPageEvent, saverPageStep } from './saver-page';

const session: ServerWords = { title: 'Title', body: 'saved', version: 3, saveId: 'save-3' };
const onDevice = (body: string, more: Partial<LocalDraft> = {}): FoundDraft => ({
  key: `key of ${body}`,
  storyId: 'tale',
  draft: { title: 'Title', body, baseVersion: 3, page: 'page', at: 1, ...more },
});
const words = (body: string) => ({ title: 'Title', body });

/** The page after hydrating with this device's drafts, and after more events. */
function opened(drafts: FoundDraft[], ...events: SaverPageEvent[]) {
  let step = saverPageStep(openSaverPage(session), { type: 'opened', opening: beginWith(session, session, drafts, 'tale') }, () => 'id');
  const effects = [...step.effects];
  for (const event of events) {
    step = saverPageStep(step.state, event, () => 'id');
    effects.push(...step.effects);
  }
  return { ...step.state, effects };
}

describe('a page that hydrates', () => {
  it("shows the server's words when this device has no others", () => {
    const page = opened([onDevice('saved')]);
    expect(page).toMatchObject({ saver: { words: words('saved') }, restored: false, asides: [], effects: [] });
  });

  it('restores words of this device that continue the saved ones, and says so', () => {
    const page = opened([onDevice('saved and more'), onDevice('older')]);
    expect(page).toMatchObject({ saver: { words: words('saved and more') }, restored: true });
    expect(page.asides).toMatchObject([{ body: 'older' }]);
    expect(page.effects).toEqual([{ type: 'show', words: words('saved and more') }]);
  });

  it('asks which to keep when the two have diverged', () => {
    const page = opened([onDevice('another end', { baseVersion: 2 })]);
    expect(page).toMatchObject({ restored: false, saver: { words: words('another end'), obstacle: { kind: 'conflict' } } });
  });

  it('lets the server say whether it had words of an earlier version, and then leaves deleted ones deleted', () => {
    const mine = words('One. Two. Three. Four.');
    const sent = words('One. Two. Three. ');
    const copy = onDevice(mine.body, { baseVersion: 1, base: baseOf(words('One.'), mine), saveId: 'lost', sent: baseOf(sent, mine) });
    const typed = [
      { type: 'typed' as const, words: mine },
      { type: 'asked' as const, purpose: 'save' as const },
    ];
    const theirs = { version: 3, saveId: 'save-3', saves: ['save-3', 'lost'], ...words('Two. Three. ') };
    const page = opened([copy], ...typed, { type: 'answered', saveId: 'id', answer: { status: 'conflict', ...theirs } });
    expect(page).toMatchObject({ restored: true, saver: { words: words('Two. Three. Four.'), obstacle: undefined } });
    expect(page.effects.at(-1)).toMatchObject({ type: 'send', request: { body: 'Two. Three. Four.', baseVersion: 3 } });
  });

  it('only offers words that were not chosen before', () => {
    const page = opened([onDevice('set aside', { setAside: true })]);
    expect(page.saver.words).toEqual(words('saved'));
    expect(page.asides).toMatchObject([{ body: 'set aside' }]);
    expect(page.saver.rejected).toEqual([words('set aside')]);
  });

  it('makes an early key to the words that this device kept, however long they are', () => {
    const kept = `saved ${'and more '.repeat(1_700)}`;
    const opening = beginWith(session, words('savedxy'), [onDevice(kept)], 'tale');
    expect(opening.beginning.mine).toEqual(words(`${kept}xy`));
    expect(opening.adopted?.draft.body).toBe(kept);
  });

  it('continues with words typed before it hydrated when this device has no others', () => {
    expect(beginWith(session, words('typed early'), [], 'tale')).toMatchObject({ beginning: { mine: words('typed early') }, others: [] });
  });

  it('drops copies that the server has, or whose words are in its text, and asks nothing about them', () => {
    const copies = [onDevice('saved'), onDevice('save', { baseVersion: 1 }), onDevice('ave', { setAside: true })];
    const opening = beginWith(session, session, copies, 'tale');
    expect(opening).toMatchObject({ there: copies, others: [] });
    expect(opening.beginning.mine).toBeUndefined();
  });

  it('keeps a copy in which words of the same version were deleted', () => {
    expect(beginWith(session, session, [onDevice('sav')], 'tale')).toMatchObject({ there: [], beginning: { mine: words('sav') } });
  });

  it('keeps a copy with another title', () => {
    const copy = onDevice('save', { baseVersion: 1, title: 'Another title' });
    expect(beginWith(session, session, [copy], 'tale')).toMatchObject({ there: [], beginning: { apartSince: 1 } });
  });
});

describe('a page that is open', () => {
  it('offers the words that were not chosen for copying', () => {
    const page = opened([onDevice('mine', { baseVersion: 2 })], { type: 'chosen', keep: 'theirs' });
    expect(page.asides).toEqual([words('mine')]);
    expect(page.saver.words).toEqual(words('saved'));
  });

  it('knows whether its words outlive it', () => {
    expect(opened([]).kept).toBe(true);
    expect(opened([], { type: 'kept', kept: false }).kept).toBe(false);
  });
});
