import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { cachePage, pageCachingOf } from './cache-page.server';

function tagsAt(address: string): readonly string[] | undefined {
  const context = new RouterContextProvider();
  cachePage(context, { params: ['sort', 'after'], tags: ['stories'] });
  return pageCachingOf(context, `http://site${address}`)?.tags;
}

describe('a page that visitors may share', () => {
  it('is cached with the parameters that its loader named', () => {
    for (const address of ['/stories', '/stories?sort=rating', '/stories?after=x&sort=latest'])
      expect(tagsAt(address), address).toEqual(['stories', 'site']);
  });

  it('is not cached with any other one, or with one of them twice', () => {
    for (const address of ['/stories?utm=1', '/stories?sort=rating&utm=1', '/stories?sort=rating&sort=rating'])
      expect(tagsAt(address), address).toBeUndefined();
  });

  it('is none whose loaders say nothing', () => {
    expect(pageCachingOf(new RouterContextProvider(), 'http://site/signin')).toBeUndefined();
  });
});
