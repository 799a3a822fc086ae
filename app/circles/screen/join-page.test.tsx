import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { refusals, texts } from '../texts';
import { JoinPage } from './join-page';

function shown(members: number | null): string {
  const circle = { circleId: 'a', name: 'The Late Shift', isMember: false, members };
  const Page = createRoutesStub([{ path: '/', Component: () => <JoinPage circle={circle} reply={undefined} /> }]);
  return renderToStaticMarkup(<Page />);
}

it('offers to join, with how many are in the circle', () => {
  const html = shown(3);
  for (const part of [texts.join.invited('The Late Shift'), '3 people', 'value="join"']) expect(html).toContain(part);
});

it('has neither button nor number for people who cannot join', () => {
  const html = shown(null);
  expect(html).toContain(refusals.closed);
  for (const absent of ['<form', 'people', texts.join.invited('The Late Shift')]) expect(html).not.toContain(absent);
});
