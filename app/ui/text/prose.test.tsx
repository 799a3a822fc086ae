import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Prose } from './prose';

it('sets each paragraph in the direction of its script', () => {
  const html = renderToStaticMarkup(<Prose paragraphs={['זה היה לילה.', 'It was a night.']} />);
  expect(html.match(/<p dir="auto"/g)).toHaveLength(2);
});
