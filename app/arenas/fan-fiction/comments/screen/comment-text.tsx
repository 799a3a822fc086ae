import type { ReactNode } from 'react';
import { linkedText } from './linked-text';

/** A comment's author and date above its text. */
export function CommentHead({ author, note }: { author: string; note: ReactNode }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-muted">
      <bdi className="font-semibold text-text wrap-anywhere">{author}</bdi>
      <span>{note}</span>
    </p>
  );
}

/** A comment's words. @param linked whether addresses in them can be clicked. */
export function CommentText({ text, linked = false }: { text: string; linked?: boolean }) {
  const pieces = linked ? linkedText(text) : [{ text }];
  return (
    <p dir="auto" className="mt-1 overflow-clip whitespace-pre-line wrap-anywhere">
      {pieces.map((piece, index) =>
        piece.address ? (
          <a key={index} href={piece.address} rel="nofollow ugc noopener noreferrer" target="_blank" dir="ltr" className="text-link">
            {piece.text}
          </a>
        ) : (
          piece.text
        ),
      )}
    </p>
  );
}
