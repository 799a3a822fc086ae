import type { RouterContextProvider } from 'react-router';

/** Whom Today is read for. */
export interface AskedToday {
  context: Readonly<RouterContextProvider>;
  playerId: string;
  /** Their time zone, a known one. */
  zone: string;
}

/**
 * The cards that Today can draw, by kind, with what is on them. A feature whose card is like no other adds its kind, as tables
 * are added to `Tables`, and its component to app/pages/home/today/today-cards.tsx.
 */
export interface TodayCards {
  /** A passage under a heading, and what can be done with it. */
  passage: { heading: string; passage: string; to: string; action: string; variant?: 'gold' | 'outline' };
  /** A story to read. */
  story: { heading: string; title: string; author: string; cover: string; to: string };
}

interface CardOf<Kind extends keyof TodayCards> {
  kind: Kind;
  card: TodayCards[Kind];
}

/** A card of Today. */
export type TodayCard = { [Kind in keyof TodayCards]: CardOf<Kind> }[keyof TodayCards];

/** What a feature brings to Today. */
export interface TodayPart {
  /** Where it stands among the cards: the lowest first. Those below 0 stand before what a player has begun. */
  order: number;
  /** Only proposes something: it is not read for a player who has begun nothing yet and is shown ways to begin. */
  proposes?: true;
  /** Stands below the ways to begin as well. */
  forNewcomers?: true;
  /** `begun`: that the player has done something here. */
  read(asked: AskedToday): Promise<{ card?: TodayCard | undefined; begun?: boolean }>;
}

/** A way to begin, for a player who has nothing yet. */
export interface FirstStep {
  to: string;
  label: string;
  /** What stands beside the ways. */
  passage?: { title: string; text: string };
}

declare module '~/platform/feature/shows' {
  interface Shows {
    today: TodayPart;
    firstSteps: { order: number; step(context: AskedToday['context']): FirstStep };
  }
}
