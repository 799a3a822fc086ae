import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { fetchJson } from '~/platform/requests/fetch-json';
import type { TagKind } from '../rules/tag';
import type { TagSuggestions } from './suggestions.contract';
import { chosenText, type TypedTag, typedTagAt } from './typed-tag';

/** How long nothing has been typed when suggestions are asked for, in ms. */
const PAUSE_MS = 150;

type Offered = TagSuggestions['tags'];

interface Asked {
  kind: TagKind;
  /** Around the box. */
  frame: RefObject<HTMLElement | null>;
  /** The fandoms of the story, separated by commas. */
  fandoms(): string;
}

/** Offers tags for what is typed in a box of tags: arrows walk through them, Enter takes one, Escape puts them away. */
export function useSuggestions({ kind, frame, fandoms }: Asked) {
  const [offered, setOffered] = useState<Offered>([]);
  const [active, setActive] = useState(-1);
  const asking = useRef<{ timer?: number; abort?: AbortController }>({});
  // Letters are often taken back, and for some people each answer counts stories.
  const known = useRef(new Map<string, Offered>());

  const stop = useCallback(() => {
    window.clearTimeout(asking.current.timer);
    asking.current.abort?.abort();
  }, []);
  const close = () => {
    stop();
    known.current.clear();
    setOffered([]);
    setActive(-1);
  };
  useEffect(() => stop, [stop]);

  const box = () => frame.current?.querySelector('textarea') ?? undefined;
  const typed = (): TypedTag | undefined => {
    const element = box();
    return element && typedTagAt(element.value, element.selectionStart);
  };

  const ask = async () => {
    const tag = typed();
    if (!tag) return;
    const abort = new AbortController();
    asking.current.abort = abort;
    const address = `/tags/suggestions?${new URLSearchParams({ kind, q: tag.text, fandoms: fandoms() })}`;
    const tags = known.current.get(address) ?? (await fetchJson(address, loadContract, { signal: abort.signal }))?.tags;
    if (abort.signal.aborted) return;
    if (tags) known.current.set(address, tags);
    setOffered(tags ?? []);
    setActive(-1);
  };

  return {
    offered,
    active,
    close,
    /** Asks once typing pauses. */
    askSoon() {
      stop();
      asking.current.timer = window.setTimeout(() => void ask(), PAUSE_MS);
    },
    choose(name: string) {
      const element = box();
      const tag = typed();
      close();
      if (!element || !tag) return;
      const { text, start, end } = chosenText(element.value, tag, name);
      element.setRangeText(text, start, end, 'end');
      element.dispatchEvent(new Event('input', { bubbles: true }));
      element.focus();
    },
    onKeyDown(event: KeyboardEvent, choose: (name: string) => void) {
      if (offered.length === 0 || event.nativeEvent.isComposing) return;
      const chosen = offered[active];
      if (event.key === 'ArrowDown') setActive((active + 1) % offered.length);
      else if (event.key === 'ArrowUp') setActive(active <= 0 ? offered.length - 1 : active - 1);
      else if (event.key === 'Escape') close();
      else if (event.key === 'Enter' && chosen) choose(chosen.name);
      else return;
      event.preventDefault();
    },
  };
}

const loadContract = async () => (await import('./suggestions.contract')).tagSuggestions;
