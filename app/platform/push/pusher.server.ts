import { createHash } from 'node:crypto';
import webPush from 'web-push';
import type { Executor } from '../database/database.server';
import type { Jobs } from '../jobs/jobs.server';
import type { Log } from '../log/log.server';
import type { Metrics } from '../log/metrics.server';
import type { Seal } from '../sealing/seal.server';
import { ForbiddenEndpoint, type PushAnswer, postMessage } from './post-message.server';
import type { PushKeys } from './push-keys.server';
import { type PushMessage, pushMessage } from './push-message.contract';
import { PUSH_QUEUE } from './push-queue';

/** A device, as its browser has described it. */
export interface PushTarget {
  endpoint: string;
  /** Its keys, in base64url. */
  p256dh: string;
  auth: string;
  /** The site's public key that it was turned on with. */
  publicKey: string;
}

/** The devices that messages go to. */
export interface PushTargets {
  /** Undefined once it is removed. */
  find(deviceId: string): Promise<PushTarget | undefined>;
  /** Notes that a message has arrived. */
  reached(deviceId: string): Promise<void>;
  /** Notes that a message could not be delivered; a device that goes on failing is removed. */
  failed(deviceId: string): Promise<void>;
  remove(deviceId: string): Promise<void>;
}

/** Sends messages to devices: queueing is quick and durable; sending follows in the background. */
export interface Pusher {
  /** @param executor a transaction with which it is queued, or not at all. */
  send(deviceId: string, message: PushMessage, executor?: Executor): Promise<void>;
  /** The key that browsers turn a device on with. */
  publicKey(): Promise<string>;
}

interface PusherDependencies {
  jobs: Jobs;
  seal: Seal;
  keys(): Promise<PushKeys>;
  /** Whom a push service may write to: a mailto: or https: address. */
  subject: string;
  targets: PushTargets;
  metrics: Pick<Metrics, 'pushesSent'>;
  log: Pick<Log, 'warn'>;
  /** How long a push service may take, in ms. */
  timeoutMs?: number;
  /** Allows push services on this machine, for tests. */
  loopback?: boolean;
}

/** What waits in the queue. */
interface Waiting {
  deviceId: string;
  sealed: string;
  /** How often a push service has asked to wait. */
  put?: number;
}

/** What became of a message. */
type PushOutcome = 'sent' | 'gone' | 'dropped' | 'forbidden' | 'later' | 'failed';

/** Growing delays: tried for about half an hour. */
const RETRY = { retries: 7, retryDelaySeconds: 15, concurrency: 4, expireInSeconds: 60 };
const TIMEOUT_MS = 10_000;
/** A push service keeps a message for a device that is off for this time, in seconds. */
const KEPT_S = 24 * 60 * 60;
/** How often, and how long, a push service may ask to wait. */
const MOST_WAITS = 5;
const LONGEST_WAIT_S = 60 * 60;
/** Characters of a topic, as services take them. */
const TOPIC_CHARACTERS = 32;

/**
 * Messages to devices through the job queue. They wait sealed, and are encrypted for the device when they are sent. A device
 * whose service says that it is gone is removed; one that was turned on with other keys of the site's can no longer be reached.
 * @see docs/product/notifications.md
 */
export function createPusher(dependencies: PusherDependencies): Pusher {
  const { jobs, seal, keys, subject, targets, metrics, log, timeoutMs = TIMEOUT_MS, loopback = false } = dependencies;

  async function post(target: PushTarget, message: PushMessage): Promise<PushAnswer> {
    const { endpoint, p256dh, auth } = target;
    const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
      vapidDetails: { subject, ...(await keys()) },
      TTL: KEPT_S,
      topic: createHash('sha256').update(message.tag).digest('base64url').slice(0, TOPIC_CHARACTERS),
    });
    return postMessage(details as Parameters<typeof postMessage>[0], { timeoutMs, loopback });
  }

  /** @throws if it is to be tried again. */
  async function deliver({ deviceId, sealed, put = 0 }: Waiting): Promise<PushOutcome> {
    const target = await targets.find(deviceId);
    if (!target) return 'dropped';
    const gone = async (outcome: PushOutcome) => {
      await targets.remove(deviceId);
      return outcome;
    };
    if (target.publicKey !== (await keys()).publicKey) return gone('gone');
    const message = pushMessage.parse(JSON.parse(seal.open(sealed)));
    let answer: PushAnswer;
    try {
      answer = await post(target, message);
      // Too large for this service: its title alone says what it is about.
      if (answer.status === 413) answer = await post(target, { ...message, body: '' });
    } catch (error) {
      if (error instanceof ForbiddenEndpoint) return gone('forbidden');
      await targets.failed(deviceId);
      throw new Error('The push service did not answer.');
    }
    const { status, retryAfter } = answer;
    if (status >= 200 && status < 300) {
      await targets.reached(deviceId);
      return 'sent';
    }
    if (status === 404 || status === 410) return gone('gone');
    if ((status === 429 || status === 503) && retryAfter !== undefined && put < MOST_WAITS) {
      await jobs.send(PUSH_QUEUE, { deviceId, sealed, put: put + 1 }, { delaySeconds: Math.min(retryAfter, LONGEST_WAIT_S) });
      return 'later';
    }
    await targets.failed(deviceId);
    throw new Error(`The push service answered ${status}.`);
  }

  jobs.handle<Waiting>(PUSH_QUEUE, RETRY, async (waiting) => {
    try {
      metrics.pushesSent.inc({ outcome: await deliver(waiting) });
    } catch (error) {
      metrics.pushesSent.inc({ outcome: 'failed' });
      log.warn({ err: error }, 'a message could not be sent to a device and will be tried again');
      throw error;
    }
  });

  return {
    send: (deviceId, message, executor) => jobs.send(PUSH_QUEUE, { deviceId, sealed: seal.close(JSON.stringify(message)) }, { executor }),
    publicKey: async () => (await keys()).publicKey,
  };
}
