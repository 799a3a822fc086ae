import { Worker } from 'node:worker_threads';
import threadAddress from './picture-thread.server.ts?thread';
import { createPngRenderer, type PictureThread, type PngRendererDependencies } from './png-renderer.server';

const startThread: PngRendererDependencies['startThread'] = ({ answered, broke }): PictureThread => {
  const worker = new Worker(new URL(threadAddress));
  worker.on('message', answered);
  worker.on('error', broke);
  // The thread must not keep the process alive.
  worker.unref();
  return {
    draw: (drawing) => worker.postMessage(drawing),
    end() {
      worker.removeAllListeners();
      worker.on('error', () => {});
      void worker.terminate();
    },
  };
};

/** The process's own renderer. @see docs/decisions/0050-files-made-on-request.md */
export const { render: renderPng } = createPngRenderer({ startThread });
