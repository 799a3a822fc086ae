import { expect, it } from 'vitest';
import { z } from 'zod';
import { factFields } from './fact-forms';
import { MAX_SUMMARY } from './story-facts';

const sent = (summary: string) => z.object(factFields).safeParse({ summary });

it('takes a summary of up to 1,250 characters, without the spaces around it, and says so of a longer one', () => {
  const longest = '🦊'.repeat(MAX_SUMMARY);
  expect(sent(` ${longest} `).data?.summary).toBe(longest);
  const refusal = { path: ['summary'], message: 'A summary has at most 1,250 characters. Please shorten it.' };
  expect(sent(`${longest}a`).error?.issues).toMatchObject([refusal]);
});
