import { describe, expect, it } from 'vitest';
import { storedText, storedTitle } from '~/stories/reading/text/stored-text';
import { countWords } from '~/stories/text/words';
import { defaultTitle } from './story-text';

describe('the text of a story', () => {
  it('is stored without characters that the database rejects', () => {
    expect(storedText('one\r\ntwo\rthree\u0000 \ud800')).toBe('one\ntwo\nthree \ufffd');
  });

  it('keeps its spaces, which may be intended', () => {
    expect(storedText('  one\n\n')).toBe('  one\n\n');
  });

  it('counts words of any script, not punctuation', () => {
    expect(countWords('')).toBe(0);
    expect(countWords(' ... — ')).toBe(0);
    expect(countWords("Don't stop, 42 times – été")).toBe(5);
  });
});

describe('the title of a story', () => {
  const evening = new Date('2026-11-21T02:00:00Z');

  it("names the writer's own day", () => {
    expect(defaultTitle(evening, 'America/New_York')).toBe('Creative Story from 11/20/2026');
    expect(defaultTitle(evening, 'Europe/Berlin')).toBe('Creative Story from 11/21/2026');
  });

  it('names the day in UTC when the time zone is unknown', () => {
    for (const unknown of [undefined, '', 'Mars/Olympus', '<script>']) {
      expect(defaultTitle(evening, unknown)).toBe('Creative Story from 11/21/2026');
    }
  });

  it('is the default one when left empty', () => {
    expect(storedTitle('  \n ', 'Default')).toBe('Default');
    expect(storedTitle(' The  ninth\ngate ', 'Default')).toBe('The ninth gate');
  });
});
