import type { MarkedPiece } from '~/stories/reading/marked-text';

/** A text with its search matches highlighted. */
export function Marked({ pieces }: { pieces: readonly MarkedPiece[] }) {
  return pieces.map(({ text, marked }, index) =>
    marked ? (
      <mark key={index} className="rounded-sm bg-gold/25 px-0.5 text-text">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
