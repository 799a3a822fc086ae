import type { ReactNode } from 'react';
import type { DuelCard } from '~content/duels/cards';
import { texts } from '../texts';

export interface CardFaceProps {
  card: Pick<DuelCard, 'prompt' | 'words' | 'constraint'>;
  /** What chooses the card, in its corner. */
  children?: ReactNode;
}

/** The frame around the face of a card. */
export const cardFrame = 'flex min-w-0 flex-col gap-3 rounded-lg border border-edge bg-raised p-5';

/** What a card says: its form, its prompt, and a constraint if it has one. */
export function CardFace({ card: { prompt, words, constraint }, children }: CardFaceProps) {
  return (
    <>
      <span className="flex items-center justify-between gap-3 text-sm text-muted">
        {texts.write.form(words)}
        {children}
      </span>
      <span className="font-prose text-xl leading-snug">{prompt}</span>
      {constraint && <span className="mt-auto text-sm font-medium text-gold">{constraint}</span>}
    </>
  );
}
