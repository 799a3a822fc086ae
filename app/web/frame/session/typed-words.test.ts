// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { boxes, hasTypedWords, noteTyping } from './typed-words';

function show(html: string): void {
  document.body.innerHTML = html;
}

function type(selector: string, words: string): void {
  const box = document.querySelector<HTMLTextAreaElement | HTMLInputElement>(selector);
  if (!box) throw new Error(`There is no ${selector}.`);
  box.value = words;
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

beforeEach(() => boxes.clear());

describe('words typed on a page', () => {
  it('are noticed while somebody types, and no longer once the box has gone', () => {
    show('<form method="post"><textarea name="bio"></textarea></form>');
    const stop = noteTyping();
    expect(hasTypedWords()).toBe(false);
    type('textarea', 'I keep lighthouses.');
    expect(hasTypedWords()).toBe(true);
    show('');
    expect(hasTypedWords()).toBe(false);
    stop();
  });

  it('are noticed too where they were typed before anything listened', () => {
    show('<form method="post"><input name="name" value="Ada"><textarea name="bio">Old words.</textarea></form>');
    type('textarea', 'New words.');
    const stop = noteTyping();
    expect([...boxes].map((box) => box.getAttribute('name'))).toEqual(['bio']);
    stop();
  });

  it('are neither what a form was sent with nor searches and passwords', () => {
    show(
      '<form method="get"><input name="q"></form><form method="post"><input type="password" name="p"><input name="name" value="Ada"></form>',
    );
    type('[name=q]', 'owls');
    type('[name=p]', 'secret');
    const stop = noteTyping();
    type('[name=q]', 'cats');
    expect(hasTypedWords()).toBe(false);
    stop();
  });
});
