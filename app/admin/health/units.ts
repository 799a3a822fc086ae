/** Bytes in words, such as '354 MB'. */
export function bytesText(bytes: number): string {
  const [unit, size] = Math.abs(bytes) >= 1e9 ? ['GB', bytes / 1e9] : ['MB', bytes / 1e6];
  return `${size.toLocaleString('en-US', { maximumFractionDigits: Math.abs(size) < 10 ? 1 : 0 })} ${unit}`;
}

/** How long ago or how long, in words of one unit, such as '3 h'. */
export function spanText(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} s`;
  if (seconds < 2 * 3_600) return `${Math.round(seconds / 60)} min`;
  return seconds < 2 * 86_400 ? `${Math.round(seconds / 3_600)} h` : `${Math.round(seconds / 86_400)} days`;
}

/** A duration, such as '480 ms'. */
export function durationText(ms: number): string {
  if (ms >= 1_000) return `${(ms / 1_000).toLocaleString('en-US', { maximumFractionDigits: 1 })} s`;
  return ms < 10 ? `${ms.toLocaleString('en-US', { maximumFractionDigits: 1 })} ms` : `${Math.round(ms)} ms`;
}

/** Counts by outcome, such as '12 sent, 1 failed'. */
export function outcomesText(counts: Readonly<Record<string, number>>): string {
  const texts = Object.entries(counts).map(([outcome, count]) => `${count.toLocaleString('en-US')} ${outcome}`);
  return texts.length > 0 ? texts.join(', ') : 'none';
}
