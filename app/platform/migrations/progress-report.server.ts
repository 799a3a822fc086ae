/** Takes one sentence about what a long piece of work is doing. */
export type Report = (text: string) => void;

/** A sentence about the same work comes this often at most, in ms. */
const EVERY_MS = 5_000;

/** @returns a report that leaves out what comes within 5 s of the sentence before. */
export function progressReport(report: Report): Report {
  let last = performance.now();
  return (text) => {
    if (performance.now() - last < EVERY_MS) return;
    last = performance.now();
    report(text);
  };
}
