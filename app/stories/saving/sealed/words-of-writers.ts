import { href } from 'react-router';
import { z } from 'zod/mini';
import { retryDelayMs, withJitter } from '~/platform/retry/retry-delay';
import { type SealPair, sealPair } from '~/platform/sealing/seal-pair.contract';
import { canSeal } from '~/platform/sealing/sealed-text';
import { browserStorage } from '~/platform/storage/browser-storage';
import { storedJson } from '~/platform/storage/stored-json';
import { dropJournal, recoverWords } from '../journal/desk-storage';
import { deviceSeals } from './device-seals';
import { hasSealedWords, openWords, type Seals, sealWords } from './sealed-words';

/** The public keys that this device knows. */
const knownSeals = (): Seals => storedJson(z.record(z.string(), z.string()), deviceSeals.read()) ?? {};

/** The next time that this page asks for the keys of its writer, after it was not answered. */
let nextAsking: ReturnType<typeof setTimeout> | undefined;

let opening: { writerId: string; done: Promise<void> } | undefined;

/**
 * Brings the words of a writer who is signed in back to where desks look for them: those that a killed browser had not
 * written of its storage, and those that wait sealed. From now on this device can seal what the writer types.
 * @returns when they are back; undefined when there are none, so that a desk can go on at once.
 */
export function bringBackWords(writerId: string): Promise<void> | undefined {
  void rememberSeal(writerId);
  const recovering = recoverWords();
  return recovering ? recovering.then(() => openSealedWords(writerId)) : openSealedWords(writerId);
}

/** Lets this device seal a writer's words. Asks until it is answered: without the key they would stay readable after a sign-out. */
async function rememberSeal(writerId: string, failures = 0): Promise<void> {
  clearTimeout(nextAsking);
  if (!canSeal() || knownSeals()[writerId]) return;
  try {
    const pair = await fetchPair(writerId);
    if (pair) deviceSeals.write(JSON.stringify({ ...knownSeals(), [writerId]: pair.seal }));
  } catch {
    clearTimeout(nextAsking);
    nextAsking = setTimeout(() => void rememberSeal(writerId, failures + 1), withJitter(retryDelayMs(failures), Math.random()));
  }
}

/** Without a network sealed words wait. @returns when they are open; undefined when there are none. */
function openSealedWords(writerId: string): Promise<void> | undefined {
  const storage = browserStorage();
  if (opening?.writerId === writerId) return opening.done;
  if (!storage || !canSeal() || !hasSealedWords(storage, writerId)) return undefined;
  const open = async () => {
    const pair = await fetchPair(writerId);
    if (pair) await openWords(storage, writerId, pair);
  };
  const done = open()
    .catch(() => undefined)
    .finally(() => {
      opening = undefined;
    });
  opening = { writerId, done };
  return done;
}

/** Seals the words of everybody but the viewer, and brings the viewer's back. @param viewerId undefined for a visitor. */
export async function tendWords(viewerId: string | undefined): Promise<void> {
  const storage = browserStorage();
  if (!storage || !canSeal()) return;
  await recoverWords();
  const sealedAny = await sealWords(storage, knownSeals(), viewerId).catch(() => false);
  if (sealedAny) dropJournal();
  if (viewerId !== undefined) await openSealedWords(viewerId);
}

/**
 * The keys of a writer, which the server gives to nobody else.
 * @returns undefined when the session is not the writer's, or over.
 * @throws where nobody answers, or not with keys.
 */
async function fetchPair(writerId: string): Promise<SealPair | undefined> {
  const response = await fetch(`${href('/sealing-key')}?${new URLSearchParams({ writer: writerId })}`, { cache: 'no-store' });
  return response.status === 401 ? undefined : sealPair.parse(await response.json());
}
