import { randomId } from '~/platform/ids/random-id';
import { FILES_CACHE, KEEP_DESK, TEXTS_CACHE, type UnsentMessage } from '~/platform/offline/device-caches';
import { type KeepMessage, type KeptLater, keepMessage } from '~/platform/offline/kept-pages.contract';
import { type PushMessage, pushMessage } from '~/platform/push/push-message.contract';
import { contentSecurityPolicy } from '../http/response/content-security-policy';
import { connectionPage, type DeskFiles } from './connection-page';
import { createKeptPages } from './kept-pages';
import { offlineTexts } from './texts';

/** What the build knows of the offline desk, with all files that it loads. */
declare const DESK: DeskFiles & { version: string; files: string[] };

/** The markup of the Connection page's drawing, made by the build. */
declare const DRAWING: string;

/** An event that a worker may answer or work on. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface MessageFromPage extends WorkerEvent {
  data: unknown;
  source: { postMessage(message: KeptLater): void } | null;
}
interface PushEvent extends WorkerEvent {
  data: { text(): string } | null;
}
interface NotificationEvent extends WorkerEvent {
  notification: { tag: string; data: unknown; close(): void };
}
interface FetchEvent extends WorkerEvent {
  request: Request;
  clientId: string;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    get(id: string): Promise<{ postMessage(message: UnsentMessage): void } | undefined>;
    matchAll(kind: { type: 'window'; includeUncontrolled: true }): Promise<readonly { url: string; focus(): Promise<unknown> }[]>;
    openWindow(url: string): Promise<unknown>;
  };
  registration: {
    navigationPreload?: { enable(): Promise<void> };
    pushManager?: { getSubscription(): Promise<{ unsubscribe(): Promise<boolean> } | null> };
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageFromPage) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}
// The types of pages and of workers exclude each other.
const worker = globalThis as unknown as Worker;

/** How much of what the browser grants stories for later may take: words that are being written need room too. */
const SHARE_FOR_LATER = 0.8;

/** How many bytes more of them this device has room for; as many as one likes where the browser does not say. */
async function roomForLater(): Promise<number> {
  const { quota, usage } = (await navigator.storage?.estimate().catch(() => undefined)) ?? {};
  return quota === undefined || usage === undefined ? Number.POSITIVE_INFINITY : quota * SHARE_FOR_LATER - usage;
}

const keptPages = createKeptPages({ caches, fetch: (address) => fetch(address), now: Date.now, room: roomForLater });
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

/** A page from the server, as it is kept on this device, or the Connection page. */
async function page({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    const kept = await keptPages.find(new URL(request.url)).catch(() => undefined);
    if (kept) return kept;
    const nonce = randomId();
    const desk = (await hasDeskFiles()) ? DESK : undefined;
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': contentSecurityPolicy(`'nonce-${nonce}'`),
    };
    const toRead = await keptPages.list().catch(() => []);
    return new Response(connectionPage({ nonce, drawing: DRAWING, desk, toRead }), { status: 503, headers });
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

async function keep(message: KeepMessage, { source }: MessageFromPage): Promise<void> {
  const kept = await keptPages.keep(message);
  if (kept) source?.postMessage(kept);
}

/** What somebody was told appears on this device until they sign out. */
async function stopPushes(): Promise<void> {
  // Without the permission there is neither, and a browser that can show neither may end the worker for asking.
  if (Notification.permission !== 'granted') return;
  await (await worker.registration.pushManager?.getSubscription())?.unsubscribe();
  await navigator.clearAppBadge?.();
}

/** Browsers demand that each message is shown, even one that this build cannot read. */
async function showPush({ data }: PushEvent): Promise<void> {
  const read = readMessage(data?.text());
  const { title, body = '', tag = 'unread', to = '/notifications', unread } = read ?? { title: offlineTexts.somethingNew };
  const look = { icon: '/icons/dark-192.png', badge: '/icons/mark-96.png' };
  await worker.registration.showNotification(title, { body, tag, data: to, ...look });
  if (unread !== undefined) await navigator.setAppBadge?.(unread).catch(() => undefined);
}

function readMessage(text: string | undefined): (Partial<PushMessage> & { title: string }) | undefined {
  try {
    const message = pushMessage.safeParse(JSON.parse(text ?? ''));
    return message.success ? message.data : undefined;
  } catch {
    return undefined;
  }
}

/** Leads to what a message is about, in a window that shows it already if there is one, and marks its notice as read. */
async function openPush({ notification: { tag, data } }: NotificationEvent): Promise<void> {
  const asked = new URL(String(data), location.origin);
  const url = asked.origin === location.origin ? asked.href : `${location.origin}/notifications`;
  const read = fetch('/notifications', { method: 'POST', body: new URLSearchParams({ intent: 'read', id: tag }), keepalive: true });
  const open = (await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })).find((client) => client.url === url);
  await (open ? open.focus() : worker.clients.openWindow(url));
  await read.catch(() => undefined);
}

async function signOut(event: FetchEvent): Promise<Response> {
  const answer = await (event.request.mode === 'navigate' ? sentForm(event) : fetch(event.request));
  await Promise.all([caches.delete(TEXTS_CACHE), keptPages.clear()]);
  await stopPushes().catch(() => undefined);
  return answer;
}

async function deskFile(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', (event) => {
  if (event.data === KEEP_DESK) event.waitUntil(keepDeskFiles().catch(() => undefined));
  const asked = keepMessage.safeParse(event.data);
  if (asked.success) event.waitUntil(keep(asked.data, event));
});
worker.addEventListener('push', (event) => event.waitUntil(showPush(event)));
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPush(event));
});
worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (origin !== location.origin) return;
  if (method === 'POST' && /^\/signout(\.data)?$/.test(pathname)) event.respondWith(signOut(event));
  else if (mode === 'navigate') event.respondWith(method === 'GET' ? page(event) : sentForm(event));
  else if (method === 'GET' && deskFiles.has(pathname)) event.respondWith(deskFile(event.request));
});
