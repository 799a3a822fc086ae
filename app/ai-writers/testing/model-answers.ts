import type { ServerResponse } from 'node:http';

/** The body of a question. */
export interface Asked {
  model: string;
  messages: { role: string; content: string }[];
  n?: number;
  [field: string]: unknown;
}

/** The texts with which to answer a question: as many as it asks for, if there are as many. */
export function answersOf(text: string | readonly string[] | ((asked: Asked) => string), asked: Asked): string[] {
  if (typeof text === 'function') return [text(asked)];
  return typeof text === 'string' ? [text] : text.slice(0, asked.n ?? 1);
}

/** An answer that comes in one piece. */
export function wholeAnswer(texts: readonly string[]): string {
  const choices = texts.map((content, index) => ({ index, message: { role: 'assistant', content }, finish_reason: 'stop' }));
  return JSON.stringify({ id: 'answer', object: 'chat.completion', created: 0, model: 'test', choices });
}

/** Begins an answer that is streamed. */
export function stream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
}

/** Streams some answers, a piece of each in turn. */
export function streamAll(response: ServerResponse, texts: readonly string[], pieceLength: number): void {
  stream(response);
  const cut = texts.map((text) => pieces(text, pieceLength));
  const longest = Math.max(...cut.map(({ length }) => length));
  for (let at = 0; at < longest; at += 1) {
    for (const [index, list] of cut.entries()) {
      const piece = list[at];
      if (piece !== undefined) response.write(event(piece, index));
    }
  }
  for (const index of texts.keys()) response.write(finish(index));
  response.end('data: [DONE]\n\n');
}

/** Writes a piece as fast as the other side takes it, for ever. */
export function pourOut(response: ServerResponse, piece: string): void {
  if (response.destroyed) return;
  if (response.write(piece)) setImmediate(pourOut, response, piece);
  else response.once('drain', () => pourOut(response, piece));
}

export function dripOut(response: ServerResponse, [piece, ...rest]: string[], everyMs: number): void {
  if (response.destroyed) return;
  if (piece === undefined) {
    response.write(finish());
    response.end('data: [DONE]\n\n');
    return;
  }
  response.write(event(piece));
  setTimeout(dripOut, everyMs, response, rest, everyMs);
}

export function pieces(text: string, length: number): string[] {
  return text.match(new RegExp(`[^]{1,${length}}`, 'gu')) ?? [];
}

/** A piece of an answer as it is streamed. */
export function event(content: string, index = 0): string {
  return chunk({ index, delta: { role: 'assistant', content }, finish_reason: null });
}

/** The end of an answer as it is streamed. */
export function finish(index = 0): string {
  return chunk({ index, delta: {}, finish_reason: 'stop' });
}

function chunk(choice: object): string {
  const body = { id: 'answer', object: 'chat.completion.chunk', created: 0, model: 'test', choices: [choice] };
  return `data: ${JSON.stringify(body)}\n\n`;
}
