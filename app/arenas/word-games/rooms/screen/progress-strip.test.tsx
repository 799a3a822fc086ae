import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { viewOf } from '../testing/room-view';
import { ProgressStrip } from './progress-strip';

const [ann, guest] = viewOf().seats;
if (!ann || !guest) throw new Error('The room has two seats.');
const shown = (seats: (typeof ann)[]) => renderToStaticMarkup(<ProgressStrip view={viewOf({ seats })} own={0} />);

it('tells those who do not see it how many points a player has, and whether they are done or away', () => {
  expect(shown([{ ...ann, score: 40 }, guest])).toContain('Ann: 40 points<');
  expect(shown([{ ...ann, score: 40, done: true }, guest])).toContain('Ann: 40 points, finished<');
  expect(shown([ann, { ...guest, here: false }])).toContain('Guest 2: 0 points, away<');
});

it('has the names of three people on a phone too, and of more only on wider windows', () => {
  const others = [2, 3].map((seat) => ({ ...guest, seat }));
  expect(shown([ann, guest, ...others.slice(0, 1)])).not.toContain('max-sm:hidden');
  expect(shown([ann, guest, ...others])).toContain('max-sm:hidden');
});
