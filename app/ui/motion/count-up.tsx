import { useLayoutEffect, useState } from 'react';
import { numberText } from '~/platform/text/format';

const MS = 700;

/** A number that counts up to its value when it appears; without motion, and without script, the value at once. */
export function CountUp({ value }: { value: number }) {
  const [shown, setShown] = useState(value);
  useLayoutEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return setShown(value);
    const began = performance.now();
    let frame = 0;
    const step = () => {
      const share = Math.min(1, (performance.now() - began) / MS);
      setShown(Math.round(value * (1 - (1 - share) ** 3)));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    step();
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return numberText(shown);
}
