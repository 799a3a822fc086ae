import { expect, it } from 'vitest';
import { DAY_MS } from '~/platform/clock/durations';
import { writingPrompts } from '~content/creative-writing/prompts';
import { promptOfDay } from './prompt-of-day';

it('is one prompt all day long, and every prompt has its day', () => {
  const start = Date.parse('2026-03-01T00:00:00Z');
  const ids = writingPrompts.map((_, day) => promptOfDay(new Date(start + day * DAY_MS)).id);
  expect(new Set(ids).size).toBe(writingPrompts.length);
  expect(promptOfDay(new Date(start + DAY_MS - 1)).id).toBe(ids[0]);
});
