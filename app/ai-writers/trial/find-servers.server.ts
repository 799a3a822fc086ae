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
  models: string[];
}

const list = z.object({ data: z.array(z.object({ id: z.string().regex(/^\S{1,200}$/) })).nullable() });

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

async function modelsAt(baseUrl: string, apiKey: string | undefined, withinMs: number): Promise<string[] | undefined> {
  try {
    const headers = new Headers(apiKey ? { authorization: `Bearer ${apiKey}` } : {});
    const response = await fetch(`${baseUrl}/models`, { headers, signal: AbortSignal.timeout(withinMs), redirect: 'error' });
    const text = await response.text();
    if (!response.ok || text.length > MOST_BYTES) return undefined;
    const { data } = list.parse(JSON.parse(text));
    return (data ?? [])
      .map(({ id }) => id)
      .filter((id) => !NO_WRITER.test(id))
      .slice(0, MOST_MODELS);
  } catch {
    return undefined;
  }
}
