import { Window } from 'happy-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inertPage } from './inert-page';

beforeEach(() => vi.stubGlobal('DOMParser', new Window().DOMParser));
afterEach(() => vi.unstubAllGlobals());

it('has no event handlers, and its words stay as they are', () => {
  const { body } = inertPage('<body onload="a()">Go on = 1, onwards=2 <p title="on">3</p><img src=x OnError = c()><svg/onload=b()>');
  const attributes = [body, ...body.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
  expect(attributes.filter((name) => /^on/i.test(name))).toEqual([]);
  expect(body.textContent).toBe('Go on = 1, onwards=2 3');
  expect(body.querySelector('p')?.title).toBe('on');
});
