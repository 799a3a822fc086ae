import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Prose } from './prose';

/** What a server sends for a text, and how often others had a turn before it was ready. */
async function served(paragraphs: readonly string[]): Promise<{ html: string; turns: number }> {
  let [turns, isReady] = [0, false];
  const takeTurn = () => {
    if (isReady) return;
    turns += 1;
    setImmediate(takeTurn);
  };
  setImmediate(takeTurn);
  const page = new PassThrough();
  const { pipe } = renderToPipeableStream(<Prose paragraphs={paragraphs} />, {
    onShellReady() {
      isReady = true;
      pipe(page);
    },
  });
  return { html: await text(page), turns };
}

it('lets others have their turns while a long text is rendered, and sends all of it in order', async () => {
  const paragraphs = Array.from({ length: 2_001 }, (_, at) => `Paragraph ${at}.`);
  const { html, turns } = await served(paragraphs);
  expect(turns).toBeGreaterThanOrEqual(8);
  expect([...html.matchAll(/<p dir="auto">(.*?)<\/p>/g)].map(([, words]) => words)).toEqual(paragraphs);
  expect(html.replace(/<p.*<\/p>/, '')).toBe('<div class="prose-text"></div>');
});
