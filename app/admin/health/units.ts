import { shortNumberText } from '~/platform/text/format-numbers';

/** Bytes in words, such as '354 MB'. A small backup is no empty one. */
export function bytesText(bytes: number): string {
  const [unit, size] = Math.abs(bytes) >= 1e9 ? ['GB', bytes / 1e9] : Math.abs(bytes) >= 1e5 ? ['MB', bytes / 1e6] : ['kB', bytes / 1e3];
  return `${shortNumberText(Math.abs(size) < 10 ? size : Math.round(size))} ${unit}`;
}

/** How long ago or how long, in words of one unit, such as '3 h'. */
export function spanText(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} s`;
  if (seconds < 2 * 3_600) return `${Math.round(seconds / 60)} min`;
  return seconds < 2 * 86_400 ? `${Math.round(seconds / 3_600)} h` : `${Math.round(seconds / 86_400)} days`;
}

/** A duration, such as '480 ms'. */
export function durationText(ms: number): string {
  if (ms >= 1_000) return `${shortNumberText(ms / 1_000)} s`;
  return ms < 10 ? `${shortNumberText(ms)} ms` : `${Math.round(ms)} ms`;
}
