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
  /** Its writer's page; undefined for AI writers, and for people who have left or are hidden. */
  player?: string;
  /** Where it is reported; undefined for what cannot be. */
  report?: string;
  /** How many of its characters are not the AI writer's: a person changed it. */
  changed?: number;
  /** Passages of the same battle round that did not go on. */
  losingPassages?: readonly LosingPassage[];
  /** Cards that were laid on the table after it, for the replay: they are no part of the story. */
  cards?: readonly LaidCard[];
  /** What people told the AI writers after it, for the replay, too. */
  told?: readonly string[];
}

/** A card with the name of the AI writer who laid it. */
export type LaidCard = Card & { writer: string };

/** A passage that lost its round. */
export type LosingPassage = Pick<StoryPart, 'seat' | 'writer' | 'ai' | 'text' | 'player' | 'report'>;

interface ReadPartProps {
  part: StoryPart;
  /** The visible part of its words. */
  paragraphs: readonly string[];
  /** The menu about its writer. */
  menu?: ReactNode;
  /** What stands below its words. */
  below?: ReactNode;
}

/** One part. */
export function ReadPart({ part, paragraphs, ...around }: ReadPartProps) {
  return (
    <WovenPart seat={part.seat} name={part.writer} ai={part.ai} player={part.player} {...around}>
      <Prose paragraphs={paragraphs} />
    </WovenPart>
  );
}
