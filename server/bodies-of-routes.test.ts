import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import { STORY_FORM_BYTES } from '../app/platform/forms/body-rules';
import routes from '../app/routes';

const files = [...new Set((routes as RouteConfigEntry[]).map(({ file }) => file))];
const modules = import.meta.glob<{ action?: unknown }>('../app/**/*.route.{ts,tsx}');

async function takenBy(file: string): Promise<unknown> {
  const module = await modules[`../app/${file}`]?.();
  const action = module?.action;
  return typeof action === 'function' && 'takes' in action ? action.takes : action;
}

describe('every route with an action', () => {
  it.each(files)('%s says what it takes, if anything', async (file) => {
    expect(Object.keys(modules)).toContain(`../app/${file}`);
    const takes = await takenBy(file);
    if (takes === undefined) return;
    expect(takes).toMatchObject({ kind: expect.stringMatching(/^(form|json|nothing)$/), maxBytes: expect.any(Number) });
    expect((takes as { maxBytes: number }).maxBytes).toBeLessThanOrEqual(Math.max(STORY_FORM_BYTES, 2 * 1024 * 1024));
  });
});
