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
  /** Passages of the same battle round that did not go on. */
  roads?: readonly Road[];
}

/** A passage that lost its round. */
export type Road = Pick<StoryPart, 'seat' | 'writer' | 'ai' | 'text'>;

/** One part. @param props.paragraphs the visible part of its words. */
export function ReadPart({ part, paragraphs }: { part: StoryPart; paragraphs: readonly string[] }) {
  return (
    <WovenPart seat={part.seat} name={part.writer} ai={part.ai}>
      <Prose paragraphs={paragraphs} />
    </WovenPart>
  );
}
