import { useEffect, useMemo, useRef } from 'react';
import { KEEP_DESK } from '~/platform/offline/device-caches';
import type { SaverState } from '../saver-state';
import { keepOnlyFor } from './kept-owner';
import type { KeptText } from './kept-text.contract';
import { createKeptTexts } from './kept-texts';

/** What a desk says about its text besides the words. */
export interface DeskText extends Pick<KeptText, 'writerId' | 'textId' | 'kind' | 'starter' | 'place' | 'endsAt'> {
  /** The page's own address by default. */
  address?: string;
  /** The time left in its session, in ms, where it is not known when that ends. */
  msLeft?: number;
}

/**
 * Keeps a text on this device as the server last confirmed it, with what its desk needs, so that it can be opened again
 * without a network. What the server does not have yet is kept by the saver.
 * @returns removes the text from this device: it is no longer being written.
 * @see docs/decisions/0012-saving-words.md
 */
export function useKeptText(desk: DeskText, state: SaverState): () => void {
  const { writerId, textId } = desk;
  const { saved, version, ended, obstacle } = state;
  const texts = useMemo(() => createKeptTexts(), []);
  const owned = useRef(Promise.resolve());
  const described = JSON.stringify(desk);
  const isOver = ended !== undefined || obstacle?.kind === 'late' || obstacle?.kind === 'gone' || obstacle?.kind === 'signed-out';
  // Comparing the texts would take too long for each key.
  const isBegun = version > 0 || state.words !== saved;

  useEffect(() => {
    owned.current = keepOnlyFor(writerId);
    const worker = globalThis.navigator.serviceWorker;
    void worker?.ready.then(({ active }) => active?.postMessage(KEEP_DESK));
  }, [writerId]);

  useEffect(() => {
    const { msLeft, address = location.pathname + location.search, ...rest }: DeskText = JSON.parse(described);
    const at = Date.now();
    const ends = msLeft === undefined ? {} : { endsAt: at + msLeft };
    if (isOver) void texts.forget(textId);
    else if (isBegun) void owned.current.then(() => texts.keep({ ...rest, ...ends, ...saved, version, address, at }));
  }, [texts, textId, described, saved, version, isOver, isBegun]);

  return () => void texts.forget(textId);
}
