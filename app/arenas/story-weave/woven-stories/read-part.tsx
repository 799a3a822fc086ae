import type { ReactNode } from 'react';
import type { Card } from '~/ai-writers/card';
import { Prose } from '~/ui/text/prose';
import type { SeatPlace } from '../screen/writer-mark';
import { WovenPart } from './woven-part';

/** A finished part, as a reader sees it. */
export interface StoryPart {
  number: number;
  seat: SeatPlace;
  writer: string;
  ai: boolean;
  text: string;
  /** How many of its characters are not the AI writer's: a person changed it. */
  changed?: number;
  /** Passages of the same battle round that did not go on. */
  losingPassages?: readonly LosingPassage[];
  /** Cards that were laid on the table after it, for the replay: they are no part of the story. */
  cards?: readonly LaidCard[];
}

/** A card with the name of the AI writer who laid it. */
export type LaidCard = Card & { writer: string };

/** A passage that lost its round. */
export type LosingPassage = Pick<StoryPart, 'seat' | 'writer' | 'ai' | 'text'>;

/** One part. @param props.paragraphs the visible part of its words. @param props.below what stands below them. */
export function ReadPart({ part, paragraphs, below }: { part: StoryPart; paragraphs: readonly string[]; below?: ReactNode }) {
  return (
    <WovenPart seat={part.seat} name={part.writer} ai={part.ai} below={below}>
      <Prose paragraphs={paragraphs} />
    </WovenPart>
  );
}
