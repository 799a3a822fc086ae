import { useRef, useState } from 'react';
import { href } from 'react-router';
import { fetchJson } from '~/platform/requests/fetch-json';
import type { LibraryData } from './library-data.server';

type Names = LibraryData['fandoms'];

const loadContract = async () => (await import('~/arenas/fan-fiction/fandoms/lookup/fandom-names.contract')).fandomNames;

/**
 * The fandoms to choose from: those that came with the page until all have been fetched, since few people choose one and
 * the names of all would be a sixth of the page.
 * @returns fetchNames: fetches them if they are missing; if that fails, it can be called again.
 */
export function useFandomNames({ fandoms, hasAllFandoms }: Pick<LibraryData, 'fandoms' | 'hasAllFandoms'>) {
  const [all, setAll] = useState<Names | undefined>(hasAllFandoms ? fandoms : undefined);
  const asking = useRef(false);
  const fetchNames = async () => {
    if (all || asking.current) return;
    asking.current = true;
    setAll(await fetchJson(href('/fan-fiction/fandom-names'), loadContract));
    asking.current = false;
  };
  return { names: all ?? fandoms, fetchNames };
}
