import { useEffect, useState } from 'react';
import { countWords } from './words';

/** How long nobody types before words are counted, in ms: counting a long text for each key would delay the next one. */
const REST_MS = 150;

/** The words of a text that is being written, counted when its writer pauses. */
export function useWordCount(text: string): number {
  const [count, setCount] = useState(() => countWords(text));
  useEffect(() => {
    const counting = window.setTimeout(() => setCount(countWords(text)), REST_MS);
    return () => window.clearTimeout(counting);
  }, [text]);
  return count;
}
