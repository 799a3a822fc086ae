import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { initialSaver } from '~/stories/saving/saver-state';
import { holdTexts } from '../holds/hold';
import { draftTexts } from '../texts';
import { DraftLine } from './draft-line';

const typed = {
  ...initialSaver({ server: { title: 'Quay', body: 'Empty.', version: 1 } }),
  words: { title: 'Quay', body: 'Empty. Full.' },
  line: 'failed' as const,
};
const line = (holder: string | undefined) => renderToStaticMarkup(<DraftLine state={typed} kept joint holder={holder} />);

it('says beside the button who writes the chapter, and where one’s own words are meanwhile', () => {
  expect(line('Ivo')).toContain(holdTexts.keptMeanwhile('Ivo'));
  expect(line(undefined)).toContain(draftTexts.onDevice);
});
