import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { withParts } from './with-parts';

it('puts a link around the words between its tags', () => {
  const sentence = withParts('Please <link>sign in</link> first.', { link: (words) => <a href="/signin">{words}</a> });
  expect(renderToStaticMarkup(sentence)).toBe('Please <a href="/signin">sign in</a> first.');
});

it('puts each part in its place, in the order of the sentence', () => {
  const parts = { count: <b>3</b>, by: 'Ada' };
  expect(renderToStaticMarkup(withParts('<count/> lines by <by/>', parts))).toBe('<b>3</b> lines by Ada');
  expect(renderToStaticMarkup(withParts('<by/> wrote <count/> lines', parts))).toBe('Ada wrote <b>3</b> lines');
});

it('takes tags in the words of people for words', () => {
  const title = withParts('<title/>, by Ada', { title: 'The <title/> of <b>it</b>' });
  expect(renderToStaticMarkup(title)).toBe('The &lt;title/&gt; of &lt;b&gt;it&lt;/b&gt;, by Ada');
});

it('leaves a sentence without parts as it is', () => {
  expect(renderToStaticMarkup(withParts('We <3 words', {}))).toBe('We &lt;3 words');
});

it('asks for each part of a sentence', () => {
  // @ts-expect-error its link is missing.
  withParts('Please <link>sign in</link>.', {});
});
