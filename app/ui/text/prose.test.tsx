import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Prose } from './prose';
import type { ProseBlock } from './prose-block';

it('sets each paragraph in the direction of its script', () => {
  const html = renderToStaticMarkup(<Prose paragraphs={['זה היה לילה.', 'It was a night.']} />);
  expect(html.match(/<p dir="auto"/g)).toHaveLength(2);
});

it('sets emphasis, quotes and scene breaks', () => {
  const html = renderToStaticMarkup(
    <Prose
      paragraphs={[
        { kind: 'paragraph', words: ['It was ', { kind: 'em', words: ['so ', { kind: 'strong', words: ['dark'] }] }, '.'] },
        { kind: 'break' },
        { kind: 'quote', blocks: [{ kind: 'paragraph', words: ['Nobody.'] }] },
      ]}
    />,
  );
  expect(html).toContain('It was <em>so <strong>dark</strong></em>.</p><hr/><blockquote><p dir="auto">Nobody.</p></blockquote>');
});

it('sets links, lists, underlined and struck words', () => {
  const html = renderToStaticMarkup(
    <Prose
      paragraphs={[
        {
          kind: 'paragraph',
          words: [
            { kind: 'a', to: 'https://example.test/?a&b', words: ['it'] },
            { kind: 'u', words: [{ kind: 's', words: ['so'] }] },
          ],
        },
        { kind: 'list', start: 7, items: [[{ kind: 'paragraph', words: ['One'] }]] },
        { kind: 'list', start: null, items: [[{ kind: 'paragraph', words: ['Two'] }]] },
      ]}
    />,
  );
  expect(html).toContain('<a href="https://example.test/?a&amp;b" rel="nofollow ugc noopener">it</a><u><s>so</s></u>');
  expect(html).toContain('<ol start="7"><li><p dir="auto">One</p></li></ol><ul><li><p dir="auto">Two</p></li></ul>');
});

it('ends the last paragraph of a list or a quote with what stands beside it', () => {
  const paragraph: ProseBlock = { kind: 'paragraph', words: ['Two'] };
  const beside = () => <b>3</b>;
  const html = (block: 'list' | 'quote') =>
    renderToStaticMarkup(
      <Prose
        paragraphs={[
          block === 'list' ? { kind: 'list', start: null, items: [[paragraph], [paragraph]] } : { kind: 'quote', blocks: [paragraph] },
        ]}
        beside={beside}
      />,
    );
  expect(html('list')).toContain('<li><p dir="auto">Two</p></li><li><p dir="auto">Two<b>3</b></p></li>');
  expect(html('quote')).toContain('<blockquote><p dir="auto">Two<b>3</b></p></blockquote>');
});
