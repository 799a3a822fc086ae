import { useEffect } from 'react';
import { askToKeep } from '~/platform/offline/keep-pages';

/** Has this device forget the pages that were read on it where their reader has no history, or keeps none. */
export function useNothingRead(isNothing: boolean): void {
  useEffect(() => {
    if (isNothing) askToKeep({ keep: 'nothing-read' });
  }, [isNothing]);
}
