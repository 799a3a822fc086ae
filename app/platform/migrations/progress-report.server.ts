/** Receives a sentence about the progress of long work. */
export type Report = (text: string) => void;

/** Minimum interval between reports, in ms. */
const EVERY_MS = 5_000;

/** @returns a report that drops sentences within 5 s of the previous one. */
export function progressReport(report: Report): Report {
  let last = performance.now();
  return (text) => {
    if (performance.now() - last < EVERY_MS) return;
    last = performance.now();
    report(text);
  };
}
