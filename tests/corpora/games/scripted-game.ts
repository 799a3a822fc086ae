import type { Narrator, Tense } from '../../../app/ai-writers/built-in/story/story';

type GameKind =
  | 'literary'
  | 'noir'
  | 'comedy'
  | 'science-fiction'
  | 'childrens'
  | 'fantasy'
  | 'romance'
  | 'horror'
  | 'everyday'
  | 'violence'
  | 'dialogue'
  | 'one-liners'
  | 'broken-sentences'
  | 'long-turns'
  | 'three-people'
  | 'two-at-odds'
  | 'foreign'
  | 'orders'
  | 'nonsense';

/** Something that a person's turn opens, and that a partner should move or close. */
interface Opened {
  /** The index of the turn, from 0. */
  turn: number;
  /** The words of the turn that name it. */
  words: string;
  is: 'question' | 'object' | 'door' | 'threat' | 'arrival' | 'promise' | 'broken-off';
}

/** What people write in a game of Story Weave from its opening to its end, without the parts of the AI writers. */
export interface ScriptedGame {
  /** Kebab-case, unique. */
  id: string;
  kind: GameKind;
  person: Narrator;
  tense: Tense;
  /** How many people play. */
  people: 1 | 2 | 3;
  opening: string;
  /** The people's turns in the order they are written: each round takes one a person. */
  turns: readonly string[];
  /** Indices of turns whose person is away, so that Liam writes instead of them. */
  away?: readonly number[];
  /**
   * The pronoun of everybody who is named or plainly met, as a careful reader would say it after the last turn. Keyed
   * by the name or noun as used: Mara, the porter.
   */
  cast: Readonly<Record<string, 'he' | 'she' | 'they' | 'it' | 'I' | 'you'>>;
  opened: readonly Opened[];
  /** Who is dead or gone for good, from which turn on. */
  gone?: readonly { name: string; turn: number }[];
}
