import { randomId } from '~/platform/ids/random-id';
import { FILES_CACHE, KEEP_DESK, TEXTS_CACHE, type UnsentMessage } from '~/platform/offline/device-caches';
import { contentSecurityPolicy } from '../http/response/content-security-policy';
import { connectionPage, type DeskFiles } from './connection-page';

/** What the build knows of the offline desk, with all files that it loads. */
declare const DESK: DeskFiles & { version: string; files: string[] };

/** The markup of the Connection page's drawing, made by the build. */
declare const DRAWING: string;

/** An event that a worker may answer or work on. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
  request: Request;
  clientId: string;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void>; get(id: string): Promise<{ postMessage(message: UnsentMessage): void } | undefined> };
  registration: { navigationPreload?: { enable(): Promise<void> } };
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerEvent & { data: unknown }) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}
// The types of pages and of workers exclude each other.
const worker = globalThis as unknown as Worker;

const FILES = FILES_CACHE + DESK.version;
const deskFiles = new Set(DESK.files);

async function hasDeskFiles(): Promise<boolean> {
  return (await (await caches.open(FILES)).keys()).length >= DESK.files.length;
}

/** All of them or none. */
async function keepDeskFiles(): Promise<void> {
  if (!(await hasDeskFiles())) await (await caches.open(FILES)).addAll(DESK.files);
}

/** A desk that worked without a network goes on doing so with a new build. */
async function install(): Promise<void> {
  if (await caches.has(TEXTS_CACHE)) await keepDeskFiles();
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(FILES_CACHE) && name !== FILES);
  await Promise.all(older.map((name) => caches.delete(name)));
  // The browser asks for a page while it starts this worker.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** A page from the server, or the Connection page. */
async function page({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    const nonce = randomId();
    const desk = (await hasDeskFiles()) ? DESK : undefined;
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': contentSecurityPolicy(`'nonce-${nonce}'`),
    };
    return new Response(connectionPage({ nonce, drawing: DRAWING, desk }), { status: 503, headers });
  }
}

/** A form that the browser itself sends. Without a network its page stays as it is, with all that was entered. */
async function sentForm({ request, clientId }: FetchEvent): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    (await worker.clients.get(clientId))?.postMessage({ unsent: request.url });
    return new Response(null, { status: 204 });
  }
}

async function signOut(event: FetchEvent): Promise<Response> {
  const answer = await (event.request.mode === 'navigate' ? sentForm(event) : fetch(event.request));
  await caches.delete(TEXTS_CACHE);
  return answer;
}

async function deskFile(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', (event) => {
  if (event.data === KEEP_DESK) event.waitUntil(keepDeskFiles().catch(() => undefined));
});
worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (origin !== location.origin) return;
  if (method === 'POST' && /^\/signout(\.data)?$/.test(pathname)) event.respondWith(signOut(event));
  else if (mode === 'navigate') event.respondWith(method === 'GET' ? page(event) : sentForm(event));
  else if (method === 'GET' && deskFiles.has(pathname)) event.respondWith(deskFile(event.request));
});
