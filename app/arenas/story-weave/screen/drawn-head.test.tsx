import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DrawnHead, drawnHeads } from '~/ui/people/drawn-head';
import { HEADS } from '../protocol/seat.contract';
import { headNames } from './waiting/waiting-texts';

it('draws as many heads as can be picked, each with a name of its own, and initials for any other', () => {
  expect(drawnHeads).toHaveLength(HEADS);
  expect(new Set(headNames).size).toBe(HEADS);
  expect(renderToStaticMarkup(<DrawnHead head={0} name="Ada Byron" />)).toContain('<svg');
  for (const head of [null, HEADS]) expect(renderToStaticMarkup(<DrawnHead head={head} name="Ada Byron" />)).toBe('AB');
});
