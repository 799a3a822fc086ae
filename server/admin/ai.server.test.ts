import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ModelServer, startModelServer } from '../../app/ai-writers/testing/model-server';
import { aiCommand } from './ai';
import { WrongCommand } from './wrong-command';

const PART = 'The lamp showed them each other first. Nobody had told Mr. Osei how many socks had holes in them.';
const PATIENT = { firstWordMs: 20_000, stallMs: 20_000, totalMs: 60_000 };
/** For servers that fall silent for good. */
const IMPATIENT = { firstWordMs: 100, stallMs: 100, totalMs: 1000 };

let server: ModelServer;
let said: string;
beforeEach(async () => {
  server = await startModelServer(['small:3b', 'nomic-embed-text']);
  said = '';
});
afterEach(() => server.close());

async function tried(words: readonly string[] = [], patience = PATIENT): Promise<string> {
  const say = (line: string) => {
    said += `${line}\n`;
  };
  const answer = await aiCommand({ writerModel: undefined }, words, { say, usual: [server.baseUrl], trial: { patience } });
  return `${said}${answer}`;
}

describe('script/ai', () => {
  it('asks a model what the site would ask it and prints what to set', async () => {
    server.behave({ kind: 'answers', text: PART });
    const printed = await tried();
    expect(printed).toContain(`${server.baseUrl} has small:3b\n`);
    expect(printed).toContain(PART);
    expect(printed).toContain(`AI_BASE_URL=${server.baseUrl}\nAI_MODEL=small:3b\nAI_FOR=rooms\nAI_CONTEXT=`);
    expect(server.asked).toHaveLength(4);
    expect(server.asked[2]?.messages.map(({ content }) => content).join()).toMatch(
      /several writers who tell a story[\s\S]*Mr\. Osei turned on the lamp/,
    );
  });

  it('believes no count of tokens that cannot be', async () => {
    server.behave({ kind: 'counts', text: PART, usage: { prompt_tokens: 1, completion_tokens: 9_000_000 } });
    expect(await tried()).toContain('reads about ');
  });

  it('reads a slow model to its end', async () => {
    server.behave({ kind: 'slow', text: PART, pieceLength: 20, everyMs: 5 });
    expect(await tried()).toMatch(/writes about \d+ tokens\/s[\s\S]*live turns/);
  });

  it.each([
    ['dead', { kind: 'silent' }, 'no answer in time'],
    ['full', { kind: 'status', status: 503, message: 'server busy, maximum pending requests exceeded' }, 'status 503'],
    [
      'too small for its model',
      { kind: 'status', status: 500, message: 'model requires more system memory than is available' },
      'status 500',
    ],
    ['talking nonsense', { kind: 'not-json' }, 'answer'],
  ] as const)('says of a server that is %s that it is of no use', async (_, behaviour, reason) => {
    server.behave(behaviour);
    const printed = await tried([], IMPATIENT);
    expect(printed).toContain(reason);
    expect(printed).toContain('None is of use here');
    expect(printed).not.toContain('AI_MODEL=');
  });

  it('does not recommend a model whose answers may not be shown', async () => {
    server.behave({ kind: 'answers', text: 'As an AI language model, I cannot continue this story.' });
    expect(await tried()).toMatch(/not shown: out of character[\s\S]*None is of use here/);
  });

  it('says where it looked when nothing answers', async () => {
    await server.close();
    expect(await tried()).toContain(`No server of language models answers at ${server.baseUrl}`);
    server = await startModelServer([]);
    expect(await tried()).toContain('has no model yet');
  });

  it.each([[['models']], [['--model']], [['http://a/v1', 'http://b/v1']], [['http://key@models.example/v1']]])(
    'asks what is meant by %j',
    async (words) => {
      await expect(tried(words)).rejects.toThrow(WrongCommand);
    },
  );
});
