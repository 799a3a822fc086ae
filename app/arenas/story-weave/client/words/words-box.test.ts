import { describe, expect, it } from 'vitest';
import { openPage } from './box-fixture';

function pageOnTurn(turn = 3) {
  const page = openPage();
  page.tell({ type: 'connected' });
  page.see(turn);
  return page;
}

describe('the box for one’s own words', () => {
  it('keeps words written ahead on the device, and sends them once the turn has begun', () => {
    const page = openPage();
    page.tell({ type: 'connected' });
    page.tell({ type: 'typed', words: 'Ahead' });
    expect(page.kept).toEqual({ words: 'Ahead', piece: undefined });
    page.tell({ type: 'submitted', submitId: 'too early' });
    page.tell({ type: 'due' });
    expect(page.sent).toEqual([]);
    page.see(3);
    page.tell({ type: 'due' });
    expect(page.sent).toMatchObject([{ piece: 3, words: 'Ahead', submitId: undefined }]);
  });

  it('joins words written ahead to what another tab has in the turn, with a space', () => {
    const page = openPage();
    page.tell({ type: 'typed', words: 'and nobody came.' });
    page.see(3, [], 'The gate stood open,');
    expect(page.box.words).toBe('The gate stood open, and nobody came.');
  });

  it('keeps every change on the device at once and sends one message at a time', () => {
    const page = pageOnTurn();
    page.tell({ type: 'typed', words: 'Once' });
    expect(page.kept).toEqual({ words: 'Once', piece: 3 });
    page.tell({ type: 'due' });
    page.tell({ type: 'typed', words: 'Once upon' });
    page.tell({ type: 'due' });
    expect(page.sent.map(({ words }) => words)).toEqual(['Once']);
    page.tell({ type: 'taken', id: 1 });
    page.tell({ type: 'due' });
    expect(page.sent.map(({ words }) => words)).toEqual(['Once', 'Once upon']);
  });

  it('hands back what was typed after the time was up, and puts it into the next turn', () => {
    const page = pageOnTurn();
    page.tell({ type: 'typed', words: 'Once upon a time' });
    page.see(undefined, [{ number: 3, text: 'Once upon' }]);
    expect(page.box).toMatchObject({ words: 'a time ', piece: undefined, handedBack: true });
    expect(page.kept).toEqual({ words: 'a time ', piece: undefined });
    page.see(7, [{ number: 3, text: 'Once upon' }]);
    expect(page.box).toMatchObject({ words: 'a time ', piece: 7 });
    page.tell({ type: 'typed', words: `${page.box.words}of need` });
    page.tell({ type: 'due' });
    expect(page.sent.at(-1)).toMatchObject({ piece: 7, words: 'a time of need' });
  });

  it('tells a turn that its writer ended from one that ran out', () => {
    const page = pageOnTurn();
    page.tell({ type: 'typed', words: 'Once.' });
    page.tell({ type: 'submitted', submitId: 'end' });
    expect(page.sent.at(-1)).toMatchObject({ words: 'Once.', submitId: 'end' });
    page.see(undefined, [{ number: 3, text: 'Once.' }]);
    expect(page.effects).toContainEqual({ type: 'piece-ended', by: 'writer', wrote: true, handedBack: false });
    expect(page.kept).toBeUndefined();
  });

  it('says when the end of a turn did not reach the server, and not of words that are still being typed', () => {
    const page = pageOnTurn();
    page.tell({ type: 'typed', words: 'Once.' });
    page.tell({ type: 'due' });
    page.tell({ type: 'lost', id: 1 });
    expect(page.effects.map(({ type }) => type)).toEqual(['due-in']);
    page.tell({ type: 'submitted', submitId: 'end' });
    page.tell({ type: 'lost', id: 2 });
    expect(page.effects.map(({ type }) => type)).toEqual(['due-in', 'end-failed']);
    page.tell({ type: 'due' });
    page.tell({ type: 'refused', id: 3, text: 'Please wait a moment.' });
    expect(page.effects).toEqual([{ type: 'end-failed' }]);
  });

  it('leaves it to the room to say that a turn was over before its end arrived', () => {
    const page = pageOnTurn();
    page.tell({ type: 'typed', words: 'Once.' });
    page.tell({ type: 'submitted', submitId: 'end' });
    page.tell({ type: 'refused', id: 1, text: undefined });
    expect(page.effects).toEqual([]);
  });

  it('does not send an empty turn', () => {
    const page = pageOnTurn();
    page.tell({ type: 'submitted', submitId: 'end' });
    expect(page.sent).toEqual([]);
  });

  it('sends what was typed without a connection when it is back', () => {
    const page = pageOnTurn();
    page.tell({ type: 'disconnected' });
    page.tell({ type: 'typed', words: 'Once' });
    page.tell({ type: 'due' });
    page.tell({ type: 'submitted', submitId: 'end' });
    expect(page.sent).toEqual([]);
    page.tell({ type: 'connected' });
    expect(page.sent).toMatchObject([{ words: 'Once', submitId: 'end' }]);
  });

  it('goes on with words that were kept over a reload, and those typed before the script ran', () => {
    const page = openPage({ words: 'Once upon', piece: 3 });
    page.see(3, [], 'Once');
    page.tell({ type: 'typed-early', words: 'a time' });
    expect(page.kept).toEqual({ words: 'Once upon a time', piece: 3 });
    page.tell({ type: 'connected' });
    expect(page.sent.at(-1)).toMatchObject({ words: 'Once upon a time', piece: 3 });
  });

  it('lets words that the server refused be changed and sent again', () => {
    const page = pageOnTurn();
    page.tell({ type: 'typed', words: 'too long' });
    page.tell({ type: 'due' });
    page.tell({ type: 'refused', id: 1, text: 'Too long.' });
    expect(page.box.problem).toBe('Too long.');
    page.tell({ type: 'typed', words: 'short' });
    page.tell({ type: 'due' });
    expect(page.sent.at(-1)).toMatchObject({ words: 'short' });
  });

  it('follows what its writer types in another tab', () => {
    const page = pageOnTurn();
    page.tell({ type: 'typed-elsewhere', piece: 3, words: 'elsewhere' });
    expect(page.box.words).toBe('elsewhere');
    page.tell({ type: 'typed', words: 'elsewhere and here' });
    page.tell({ type: 'typed-elsewhere', piece: 3, words: 'elsewhere again' });
    expect(page.box.words).toBe('elsewhere and here');
  });

  it('sends the whole text again when the server has lost what it was to be added to', () => {
    const page = pageOnTurn();
    page.tell({ type: 'typed', words: 'Once' });
    page.tell({ type: 'due' });
    page.tell({ type: 'taken', id: 1 });
    page.tell({ type: 'typed', words: 'Once upon' });
    page.tell({ type: 'due' });
    expect(page.sent.at(-1)).toMatchObject({ words: 'Once upon', base: 'Once' });
    page.tell({ type: 'again', id: 2 });
    expect(page.sent.at(-1)).toMatchObject({ id: 3, words: 'Once upon', base: '' });
  });
});
