import { expect, it } from 'vitest';
import { z } from 'zod';
import { MAX_TAG } from '../rules/tag';
import { tagFields } from './tag-forms';

const form = z.object(tagFields);
const LONGEST = '🦊'.repeat(MAX_TAG);
const TOO_LONG = 'A tag has at most 100 characters. Please shorten the longest one.';

it.each(['fandoms', 'relationships', 'characters', 'freeforms'] as const)(
  'takes tags of up to 100 characters among the %s, and says so of longer ones',
  (field) => {
    const sent = (text: string) => form.safeParse({ [field]: text });
    expect(sent(`Tea, ${LONGEST}`).data?.[field].map(({ name }) => name)).toEqual(['Tea', LONGEST]);
    expect(sent(`Tea, ${LONGEST}a`).error?.issues).toMatchObject([{ path: [field], message: TOO_LONG }]);
  },
);
