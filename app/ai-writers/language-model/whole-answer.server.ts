import { z } from 'zod';

const wholeAnswerSchema = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.string().nullish() }),
        finish_reason: z.string().nullish(),
      }),
    )
    .min(1),
});

/** More than any answer needs, in bytes. */
const MOST_BYTES = 1_000_000;

/**
 * `fetch` for endpoints that do not stream: an answer that comes whole, as JSON, is handed on as a stream of one piece.
 * Anything else is handed on as it is.
 */
export const fetchStreamed: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (!response.ok || !/^application\/json\b/i.test(response.headers.get('content-type') ?? '')) return response;
  const body = await textOf(response);
  const streamed = streamOf(body) ?? body;
  return new Response(streamed, { status: response.status, headers: { 'content-type': 'text/event-stream' } });
};

/** A body as far as it is reasonable to read it. */
async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of response.body ?? []) {
    text += decoder.decode(bytes, { stream: true });
    if (text.length > MOST_BYTES) break;
  }
  return text;
}

function streamOf(body: string): string | undefined {
  const answer = wholeAnswerSchema.safeParse(parsed(body));
  if (!answer.success) return undefined;
  const choices = answer.data.choices.map(({ message, finish_reason }, index) => ({
    index,
    delta: { role: 'assistant', content: message.content ?? '' },
    finish_reason: finish_reason ?? 'stop',
  }));
  return `data: ${JSON.stringify({ choices })}\n\ndata: [DONE]\n\n`;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
