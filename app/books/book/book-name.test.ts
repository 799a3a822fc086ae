import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '~/platform/testing/hostile-texts';
import { bookDisposition } from './book-name';

describe('the name of a book as a file', () => {
  it('is the title, in ASCII and in full', () => {
    expect(bookDisposition('The Ninth Gate')).toBe(`attachment; filename="The Ninth Gate.epub"; filename*=UTF-8''The%20Ninth%20Gate.epub`);
    expect(bookDisposition('Café (書)')).toBe(`attachment; filename="Cafe.epub"; filename*=UTF-8''Caf%C3%A9%20%28%E6%9B%B8%29.epub`);
    expect(bookDisposition('../../etc/passwd')).toContain('filename="etc passwd.epub"');
    expect(bookDisposition('書')).toContain('filename="story.epub"');
  });

  it('never breaks the header or names a folder', () => {
    fc.assert(
      fc.property(anyText, (title) => {
        const disposition = bookDisposition(title);
        expect(() => new Headers({ 'Content-Disposition': disposition })).not.toThrow();
        const [, plain = '', full = ''] =
          /^attachment; filename="([\w .-]+)\.epub"; filename\*=UTF-8''([\w.!~%-]+)\.epub$/.exec(disposition) ?? [];
        expect(plain).toMatch(/^[^.\s]/);
        expect(decodeURIComponent(full)).not.toMatch(/[\\/:*?"<>|\p{Cc}]/u);
        expect([...decodeURIComponent(full)].length).toBeLessThanOrEqual(80);
      }),
    );
  });
});
