import { href } from 'react-router';
import { z } from 'zod/mini';
import { type SealPair, sealPair } from '~/platform/sealing/seal-pair.contract';
import { canSeal } from '~/platform/sealing/sealed-text';
import { browserStorage } from '~/platform/storage/browser-storage';
import { storedJson } from '~/platform/storage/stored-json';
import { dropJournal, recoverWords } from '../journal/desk-storage';
import { deviceSeals } from './device-seals';
import { hasSealedWords, openWords, type Seals, sealWords } from './sealed-words';

/** The public keys that this device knows. */
const knownSeals = (): Seals => storedJson(z.record(z.string(), z.string()), deviceSeals.read()) ?? {};

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

/** Lets this device seal a writer's words; without a network, once a desk is opened with one. */
async function rememberSeal(writerId: string): Promise<void> {
  if (!canSeal() || knownSeals()[writerId]) return;
  const pair = await fetchPair(writerId);
  if (pair) deviceSeals.write(JSON.stringify({ ...knownSeals(), [writerId]: pair.seal }));
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

/** The keys of a writer, which the server gives to nobody else. */
async function fetchPair(writerId: string): Promise<SealPair | undefined> {
  try {
    const response = await fetch(`${href('/sealing-key')}?${new URLSearchParams({ writer: writerId })}`, { cache: 'no-store' });
    return response.ok ? sealPair.safeParse(await response.json()).data : undefined;
  } catch {
    return undefined;
  }
}
