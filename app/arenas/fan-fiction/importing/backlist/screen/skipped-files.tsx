import type { SkippedFile } from '../files/source-files';
import { backlistTexts as texts } from '../texts';

/** The files that were not read, and why. */
export function SkippedFiles({ files }: { files: readonly SkippedFile[] }) {
  return (
    <details className="rounded-md border border-line px-4 py-3">
      <summary className="cursor-pointer font-medium">{texts.skipped(files.length)}</summary>
      <ul className="mt-2 grid gap-1 text-sm">
        {files.map(({ path, why }) => (
          <li key={path} className="wrap-anywhere">
            <bdi>{path}</bdi>: {texts.why[why]}
          </li>
        ))}
      </ul>
    </details>
  );
}
