import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { kudosAnswerTexts } from './answer-texts';
import { KudosButton } from './kudos-button';
import { kudosTexts } from './texts';

const outcome = { given: true, text: kudosAnswerTexts.given };

function buttonFor(signedIn: boolean, own: boolean): string {
  const kudos = { people: 1, visitors: 0, own };
  const Stub = createRoutesStub([
    { path: '/', Component: () => <KudosButton storyId="a-story" isWriter={false} {...{ kudos, signedIn, outcome }} /> },
  ]);
  return /<button.*<\/button>/s.exec(renderToStaticMarkup(<Stub />))?.[0] ?? '';
}

it('says of a player with an account what is so, whatever the address says', () => {
  expect(buttonFor(true, false)).toContain(`>${kudosTexts.give}<`);
  expect(buttonFor(true, false)).toContain('aria-pressed="false"');
  expect(buttonFor(true, true)).toContain(`>${kudosTexts.given}<`);
});

it('says to a visitor what became of kudos that were sent without script', () => {
  expect(buttonFor(false, false)).toContain('aria-pressed="true"');
});
