import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { PlayerStories, type PlayerStoriesProps } from './player-stories';

it('leads back to the first page as it is, for a reader whose lists begin with what they keep', () => {
  const kept = { everywhere: true, fandom: false, fandomId: undefined, sort: 'latest', inUse: false } as const;
  const shown = {
    player: { id: 'ada', stories: [], next: undefined },
    paged: true,
    sort: 'latest',
    filters: {},
    narrowing: { tags: [], leftOut: { unknown: [], tooMany: [] }, facets: undefined, notShown: undefined, kept, toFollow: undefined },
  } as unknown as PlayerStoriesProps;
  const Stub = createRoutesStub([{ path: '/', Component: () => <PlayerStories {...shown} /> }]);
  expect(renderToStaticMarkup(<Stub />)).toContain('href="/players/ada?filters=none"');
});
