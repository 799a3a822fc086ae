import { MINUTE_MS } from '../clock/durations';
import { Refusal } from '../forms/refusal';

/** A drawing to render. */
export interface Drawing {
  /** Must contain its colours. Characters missing from the display face are not drawn. */
  svg: string;
  /** Width of the picture, in px. */
  width: number;
}

type Png = Uint8Array<ArrayBuffer>;

/** The thread's result for its latest drawing. */
export type PictureAnswer = { png: Png } | { failure: string };

/** A thread that draws one picture at a time. */
export interface PictureThread {
  draw(drawing: Drawing): void;
  /** Ends it; no further events follow. */
  end(): void;
}

export interface PngRendererDependencies {
  /** Starts a thread that reports results and errors to the listeners. */
  startThread(listeners: { answered(answer: PictureAnswer): void; broke(error: Error): void }): PictureThread;
  /** Time limit of one picture, in ms; a thread's first one takes about a second. */
  drawingLimitMs?: number;
  /** How long an idle thread is kept, in ms. */
  idleMs?: number;
}

export interface PngRenderer {
  /**
   * Renders a drawing as a PNG file in another thread.
   * @throws {PicturesBusy} if too many wait or drawing takes too long.
   */
  render(drawing: Drawing): Promise<Png>;
}

/** Maximum number of pictures being drawn or waiting. */
export const MAX_PICTURES = 24;
const DRAWING_LIMIT_MS = 10_000;
const IDLE_MS = MINUTE_MS;

/** Thrown if a picture cannot be drawn in time. */
export class PicturesBusy extends Refusal {
  /** When to try again, in seconds. */
  readonly retryAfterSeconds = 10;

  constructor() {
    super('Too many pictures are being drawn right now. Please try again in a few seconds.', { status: 503 });
    this.name = 'PicturesBusy';
  }

  /** The error as a response. */
  response(): Response {
    return new Response(this.message, { status: this.status, headers: { 'Retry-After': String(this.retryAfterSeconds) } });
  }
}

interface Order {
  drawing: Drawing;
  resolve(png: Png): void;
  reject(error: Error): void;
}

/** Draws in one thread, which starts with the first picture and ends after a while without work. */
export function createPngRenderer({
  startThread,
  drawingLimitMs = DRAWING_LIMIT_MS,
  idleMs = IDLE_MS,
}: PngRendererDependencies): PngRenderer {
  /** The first one is being drawn. */
  const line: Order[] = [];
  let thread: PictureThread | undefined;
  let timer: NodeJS.Timeout | undefined;

  function drawNext(): void {
    clearTimeout(timer);
    const [order] = line;
    if (!order) {
      timer = setTimeout(endThread, idleMs).unref();
      return;
    }
    timer = setTimeout(() => giveUp(new PicturesBusy()), drawingLimitMs);
    try {
      thread ??= startThread({ answered, broke: giveUp });
      thread.draw(order.drawing);
    } catch (error) {
      giveUp(error instanceof Error ? error : new Error(String(error)));
    }
  }

  function answered(answer: PictureAnswer): void {
    const order = line.shift();
    if ('png' in answer) order?.resolve(answer.png);
    else order?.reject(new Error(answer.failure));
    drawNext();
  }

  /** A hanging or broken thread also fails all waiting pictures. */
  function giveUp(error: Error): void {
    clearTimeout(timer);
    endThread();
    for (const order of line.splice(0)) order.reject(error);
  }

  function endThread(): void {
    thread?.end();
    thread = undefined;
  }

  return {
    async render(drawing) {
      if (line.length >= MAX_PICTURES) throw new PicturesBusy();
      const { promise, resolve, reject } = Promise.withResolvers<Png>();
      line.push({ drawing, resolve, reject });
      if (line.length === 1) drawNext();
      return promise;
    },
  };
}
