import type { SubmissionResult } from '@conform-to/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { ChooseReach } from './choose-reach';
import { reaches } from './reach';
import { reachTexts as texts } from './texts';

const story = {
  ...{ title: 'The Ninth Gate', link: 'https://example.test/fan-fiction/story/1', reach: 'members' as const },
  ...{ isSaved: false, may: { set: true, orphan: true } },
};

function shown(changed: Partial<typeof story> = {}, form?: SubmissionResult<string[]>): string {
  const Page = () => <ChooseReach story={{ ...story, ...changed }} address="/fan-fiction/story/1" form={form} />;
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  return renderToStaticMarkup(<Stub />).replaceAll(/<!-- -->/g, '');
}

/** The forms of the page, in their order. */
const formsOf = (html: string) => html.split('<form').slice(1);

it('says with each choice what it means, before it can be saved, with the one that is so now chosen', () => {
  const [form = ''] = formsOf(shown());
  const beforeSaving = form.slice(0, form.indexOf('value="reach"'));
  const cards = beforeSaving.split('<label').slice(1);
  expect(cards).toHaveLength(reaches.length);
  for (const [place, reach] of reaches.entries()) {
    const card = cards[place] ?? '';
    expect(card).toContain(`value="${reach}"`);
    for (const text of Object.values(texts.reaches[reach])) expect(card).toContain(`>${text}<`);
    expect(card.includes('checked=""')).toBe(reach === 'members');
  }
});

it('says what leaving for good means, and where a copy is had, before it asks for a tick that nobody has set', () => {
  const html = shown();
  const leaving = html.slice(html.indexOf(`>${texts.leave}<`));
  const parts = [texts.leaveText, 'href="/profile/works"', 'name="sure"', texts.sure, 'value="orphan"'];
  const places = parts.map((part) => leaving.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places.toSorted((one, other) => one - other)).toEqual(places);
  expect(leaving).not.toContain('checked=""');
});

it('says in the form for leaving that the tick is missing, and nothing in the other one', () => {
  const form: SubmissionResult<string[]> = {
    status: 'error',
    ...{ initialValue: { intent: 'orphan' }, error: { sure: [texts.sureMissing] } },
  };
  const [choosing = '', leaving = ''] = formsOf(shown({}, form));
  expect(leaving).toContain(texts.sureMissing);
  expect(choosing).not.toContain('role="alert"');
});

it('offers nothing that the story cannot become', () => {
  const html = shown({ may: { set: false, orphan: false } });
  expect(formsOf(html)).toEqual([]);
  expect(html).toContain(texts.notPossible);
});
