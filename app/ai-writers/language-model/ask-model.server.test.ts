import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Behaviour, type ModelServer, startModelServer } from '../testing/model-server';
import { ModelUnavailable, type Timeouts } from './ask-model';
import { createAskModel } from './ask-model.server';

const TIMEOUTS = { firstWordMs: 20_000, stallMs: 20_000 };
/** For endpoints that fall silent for good. */
const SHORT_TIMEOUTS = { firstWordMs: 100, stallMs: 1_000 };
const QUESTION = { instructions: 'Write on.', material: 'The gate stood open.', maxCharacters: 1000 };
let server: ModelServer;

beforeEach(async () => {
  server = await startModelServer();
});
afterEach(() => server.close());

const askAll = (options: { timeouts?: Timeouts } = {}) => {
  const model = createAskModel({ baseUrl: server.baseUrl, apiKey: undefined, model: 'quill-1' }, options.timeouts ?? TIMEOUTS);
  return (withinMs = 30_000) => model({ ...QUESTION, candidates: 3 }, { withinMs, signal: undefined });
};
const ask = async (options: { withinMs?: number; signal?: AbortSignal; apiKey?: string; timeouts?: Timeouts } = {}) => {
  const model = createAskModel({ baseUrl: server.baseUrl, apiKey: options.apiKey, model: 'quill-1' }, options.timeouts ?? TIMEOUTS);
  const [answer] = await model(QUESTION, { withinMs: options.withinMs ?? 30_000, signal: options.signal });
  return answer;
};

describe('a language model', () => {
  const printed = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn'), vi.spyOn(process, 'emitWarning')];
  const unhandled = vi.fn();
  beforeAll(() => void process.on('unhandledRejection', unhandled));
  afterAll(() => {
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
    for (const spy of printed) expect(spy).not.toHaveBeenCalled();
  });

  it('is asked for a limited, streamed answer, whose pieces are put together', async () => {
    server.behave({ kind: 'answers', text: 'Mara went through. “Who’s there?”' });
    expect(await ask({ apiKey: 'key' })).toBe('Mara went through. “Who’s there?”');
    expect(server.asked[0]).toMatchObject({
      model: 'quill-1',
      stream: true,
      max_tokens: 2048,
      messages: [
        { role: 'system', content: 'Write on.' },
        { role: 'user', content: 'The gate stood open.' },
      ],
    });
    expect(server.keys).toEqual(['Bearer key']);
  });

  it('needs no key', async () => {
    server.behave({ kind: 'answers', text: 'Yes.' });
    await ask();
    expect(server.keys).toEqual([undefined]);
  });

  it.each<[Behaviour, string, boolean]>([
    [{ kind: 'silent' }, 'no answer in time', true],
    [{ kind: 'stalls', after: 'Mara' }, 'no answer in time', true],
    [{ kind: 'status', status: 429, retryAfterSeconds: 2 }, 'status 429', true],
    [{ kind: 'status', status: 500 }, 'status 500', true],
    [{ kind: 'status', status: 401 }, 'status 401', false],
    [{ kind: 'answers', text: '' }, 'No content generated', true],
    [{ kind: 'answers', text: ' \n ' }, 'No content generated', true],
    [{ kind: 'malformed' }, 'unreadable answer', true],
    [{ kind: 'not-json' }, 'unreadable answer', true],
    [{ kind: 'breaks-off', after: 'Mara' }, 'connection failed', true],
    [{ kind: 'fails-midway', after: 'Mara' }, 'unreadable answer', true],
  ])('that meets a question with %j is unavailable: %s', async (behaviour, reason, passing) => {
    server.behave(behaviour);
    const timeouts = behaviour.kind === 'silent' || behaviour.kind === 'stalls' ? SHORT_TIMEOUTS : TIMEOUTS;
    const error: unknown = await ask({ timeouts }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ModelUnavailable);
    expect(error).toMatchObject({ message: reason, passing });
  });

  it('says how long to wait', async () => {
    server.behave({ kind: 'status', status: 429, retryAfterSeconds: 2 });
    await expect(ask()).rejects.toMatchObject({ retryAfterMs: 2000 });
  });

  it('is unavailable when its endpoint is down', async () => {
    await server.close();
    await expect(ask()).rejects.toMatchObject({ message: 'connection failed', passing: true });
  });

  it('is cut off when its answer never ends, and the endpoint learns of it', async () => {
    server.behave({ kind: 'endless', text: 'on and on ' });
    expect(await ask()).toHaveLength(1000);
    await server.abandoned;
  });

  it('must complete its answer in time', async () => {
    server.behave({ kind: 'silent' });
    await expect(ask({ withinMs: 20 })).rejects.toThrow('no answer in time');
  });

  it('is aborted as soon as nobody waits any more', async () => {
    server.behave({ kind: 'stalls', after: 'Mara' });
    const controller = new AbortController();
    const answer = ask({ signal: controller.signal });
    controller.abort(new Error('the turn is over'));
    await expect(answer).rejects.toThrow('the turn is over');
    await expect(ask({ signal: controller.signal })).rejects.toThrow('the turn is over');
  });

  it('may want the token limit in its newer field', async () => {
    server.behave(
      { kind: 'status', status: 400, message: "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead." },
      { kind: 'answers', text: 'Yes.' },
    );
    expect(await ask()).toBe('Yes.');
    expect(server.asked[1]).toMatchObject({ max_completion_tokens: 2048 });
    expect(server.asked[1]).not.toHaveProperty('max_tokens');
  });

  it('is asked for free but coherent prose, and once more without that where it has settings of its own', async () => {
    server.behave({ kind: 'answers', text: 'Yes.' });
    await ask();
    expect(server.asked[0]).toMatchObject({ temperature: 0.9, top_p: 0.95, stop: expect.arrayContaining(['<<<']) });
    server.behave(
      { kind: 'status', status: 400, message: "Unsupported value: 'temperature' does not support 0.9 with this model." },
      { kind: 'answers', text: 'No.' },
    );
    expect(await ask()).toBe('No.');
    expect(server.asked.at(-1)).not.toHaveProperty('temperature');
  });

  it.each([false, true])('may answer in one piece instead of a stream (%s)', async (whole) => {
    server.behave({ kind: 'answers', text: 'Mara went through.', whole });
    expect(await ask()).toBe('Mara went through.');
  });

  it.each<[Behaviour, string]>([
    [{ kind: 'lies-about-length', text: 'Mara went through. Nobody saw her.', announces: 'more' }, 'Mara went through. Nobody saw her.'],
    [{ kind: 'lies-about-length', text: 'Mara.', announces: 'more', whole: true }, 'connection failed'],
    [{ kind: 'lies-about-length', text: 'Mara.', announces: 'fewer', whole: true }, 'unreadable answer'],
  ])('that says a wrong length, %j, ends in whole pieces or not at all', async (behaviour, outcome) => {
    server.behave(behaviour);
    expect(await ask().catch((error: Error) => error.message)).toBe(outcome);
  });

  describe('that is asked for several answers', () => {
    const several = ['One came.', 'Two came.', 'Three came.'];

    it.each([false, true])('gives them apart, streamed or whole (%s)', async (whole) => {
      server.behave({ kind: 'answers', text: several, whole });
      const again = askAll();
      expect(await again()).toEqual(several);
      expect(await again()).toEqual(several);
      expect(server.asked.map(({ n }) => n)).toEqual([3, 3]);
    });

    it.each<[string, Behaviour, (number | undefined)[]]>([
      ['ignores it', { kind: 'answers', text: 'One came.' }, [3, undefined]],
      ['refuses it', { kind: 'refuses-several', text: 'One came.' }, [3, undefined, undefined]],
      ['fails over it', { kind: 'refuses-several', text: 'One came.', status: 500 }, [3, undefined, undefined]],
    ])('and %s is asked for one from then on', async (_, behaviour, asked) => {
      server.behave(behaviour);
      const again = askAll();
      expect(await again()).toEqual(['One came.']);
      expect(await again()).toEqual(['One came.']);
      expect(server.asked.map(({ n }) => n)).toEqual(asked);
    });

    it('and refuses for another reason is not thought unable to', async () => {
      server.behave({ kind: 'status', status: 400 }, { kind: 'status', status: 400 }, { kind: 'answers', text: several });
      const again = askAll();
      await expect(again()).rejects.toThrow('status 400');
      expect(await again()).toEqual(several);
    });

    it('is not thought too slow for it by a caller who hardly waits', async () => {
      server.behave({ kind: 'silent' }, { kind: 'answers', text: several });
      const again = askAll();
      await expect(again(50)).rejects.toThrow('no answer in time');
      expect(await again()).toEqual(several);
    });

    it('and completes only one in time is taken at that one, and asked for one from then on', async () => {
      server.behave({ kind: 'completes-one', text: 'One came.' }, { kind: 'answers', text: several });
      const again = askAll({ timeouts: { ...TIMEOUTS, stallMs: 1_000 } });
      expect(await again()).toEqual(['One came.']);
      expect(await again()).toEqual(['One came.']);
      expect(server.asked.map(({ n }) => n)).toEqual([3, undefined]);
    });
  });
});
