import { MINUTE_MS } from '../clock/durations';
import { Refusal } from '../forms/refusal';

/** A drawing to be made a picture of. */
export interface Drawing {
  /** With its colours in it. Letters that the display face does not have stay away. */
  svg: string;
  /** Of the picture, in px. */
  width: number;
}

export type Png = Uint8Array<ArrayBuffer>;

/** What the thread says of the drawing that it was given last. */
export type PictureAnswer = { png: Png } | { failure: string };

/** A thread that draws one picture at a time. */
export interface PictureThread {
  draw(drawing: Drawing): void;
  /** Nothing more is heard of it. */
  end(): void;
}

export interface PngRendererDependencies {
  /** Starts a thread that tells its answers, or that it broke. */
  startThread(heard: { answered(answer: PictureAnswer): void; broke(error: Error): void }): PictureThread;
  /** How long one picture may take, in ms; the first one of a thread takes it a second. */
  drawingLimitMs?: number;
  /** How long a thread without work is kept, in ms. */
  idleMs?: number;
}

export interface PngRenderer {
  /**
   * Turns a drawing into a PNG file, in another thread.
   * @throws {PicturesBusy} when too many wait already, or drawing takes too long.
   */
  render(drawing: Drawing): Promise<Png>;
}

/** Pictures that are drawn or wait, at most. */
export const MAX_PICTURES = 24;
const DRAWING_LIMIT_MS = 10_000;
const IDLE_MS = MINUTE_MS;

/** Raised when a picture cannot be had in time. */
export class PicturesBusy extends Refusal {
  /** When to try again, in seconds. */
  readonly retryAfterSeconds = 10;

  constructor() {
    super('Too many pictures are being drawn right now. Please try again in a few seconds.', { status: 503 });
    this.name = 'PicturesBusy';
  }

  /** The same as an answer. */
  response(): Response {
    return new Response(this.message, { status: this.status, headers: { 'Retry-After': String(this.retryAfterSeconds) } });
  }
}

interface Order {
  drawing: Drawing;
  resolve(png: Png): void;
  reject(error: Error): void;
}

/** Draws in one thread that is started for the first picture and ended when there has been nothing to draw for a while. */
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

  /** A thread that hangs or is broken is of no use to those who wait for it either. */
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
