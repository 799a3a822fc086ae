import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Prose } from './prose';

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
