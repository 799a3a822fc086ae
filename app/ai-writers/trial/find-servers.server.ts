import { z } from 'zod';

/** Where servers of models listen when nobody has told them otherwise, and the one of the compose file. */
export const USUAL_ADDRESSES: readonly string[] = [
  // Ollama, llama.cpp, vLLM, LM Studio.
  'http://127.0.0.1:11434/v1',
  'http://127.0.0.1:8080/v1',
  'http://127.0.0.1:8000/v1',
  'http://127.0.0.1:1234/v1',
  'http://model:11434/v1',
];

/** A server that answered, with the models that it says it has. */
interface FoundServer {
  baseUrl: string;
  models: FoundModel[];
}

interface FoundModel {
  name: string;
  /** How many tokens it reads at most; undefined where its server does not say. */
  contextTokens: number | undefined;
}

const tokens = z.int().positive().optional().catch(undefined);
// vLLM says the first of the two, LM Studio and providers the second.
const model = z.object({ id: z.string().regex(/^\S{1,200}$/), max_model_len: tokens, context_length: tokens });
const list = z.object({ data: z.array(model).nullable() });

/** How long a server may take to say which models it has, in ms. */
const WITHIN_MS = 3_000;
/** Models that give numbers instead of words. */
const NO_WRITER = /embed|rerank|whisper|bge-/iu;
const MOST_MODELS = 50;
const MOST_BYTES = 1_000_000;

/** Asks addresses which models they have. @returns those that answered as such a server does, in the order of the addresses. */
export async function findServers(baseUrls: readonly string[], apiKey: string | undefined, withinMs = WITHIN_MS): Promise<FoundServer[]> {
  const found = await Promise.all(baseUrls.map((baseUrl) => modelsAt(baseUrl, apiKey, withinMs)));
  return found.flatMap((models, index) => (models ? [{ baseUrl: baseUrls[index] ?? '', models }] : []));
}

async function modelsAt(baseUrl: string, apiKey: string | undefined, withinMs: number): Promise<FoundModel[] | undefined> {
  try {
    const headers = new Headers(apiKey ? { authorization: `Bearer ${apiKey}` } : {});
    const response = await fetch(`${baseUrl}/models`, { headers, signal: AbortSignal.timeout(withinMs), redirect: 'error' });
    const text = await response.text();
    if (!response.ok || text.length > MOST_BYTES) return undefined;
    const { data } = list.parse(JSON.parse(text));
    return (data ?? [])
      .filter(({ id }) => !NO_WRITER.test(id))
      .map(({ id, max_model_len, context_length }) => ({ name: id, contextTokens: max_model_len ?? context_length }))
      .slice(0, MOST_MODELS);
  } catch {
    return undefined;
  }
}
