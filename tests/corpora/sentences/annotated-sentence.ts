import type { Tense } from '../../../app/ai-writers/built-in/story/story';

/**
 * What a careful reader finds in a piece of one or two sentences. Phrases stand as in the text, with their articles;
 * mistakes in writing stay as they are.
 */
export interface AnnotatedSentence {
  text: string;
  /**
   * The verb of every main clause, in narration and speech, in the order of the text and in the form it has there,
   * without what helps it: 'cut' in 'had not cut', 'told' in 'told them to wait'. Subordinate clauses are left out.
   */
  verbs: readonly string[];
  /** The subject of the first verb; none of an imperative. */
  subject?: string;
  /** The objects of the first verb that have no preposition. */
  objects: readonly string[];
  speaker?: string;
  /** Who is spoken to. */
  addressed?: string;
  /** Whether somebody asks something: the narrator, or a person of the story in direct or reported speech. */
  question?: true;
  /** Names and nouns for people and for whatever speaks or acts like one; no pronouns. */
  people: readonly string[];
  places: readonly string[];
  /** What can be touched, animals among it, but no parts of bodies. */
  things: readonly string[];
  /** The tense of the narration, or of the speech where nothing is narrated. */
  tense: Tense;
  /** What the text leaves open for a partner. */
  open?: 'broken-off' | 'question' | 'threat' | 'arrival' | 'object';
}
