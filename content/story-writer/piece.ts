/** The four writers whose voices the pieces have. */
export const voices = ['Emma', 'Noah', 'Olivia', 'Liam'] as const;
export type Voice = (typeof voices)[number];

/** Where in a story a piece belongs; `any` fits everywhere, the last two answer the sentence before. */
const stages = ['opening', 'complication', 'turn', 'ending', 'epilogue', 'any', 'reply', 'broken-off'] as const;
export type Stage = (typeof stages)[number];

/** The steps of a thread: something odd is planted, grows, is explained, is laid to rest, is remembered. */
export const threadSteps = ['plant', 'develop', 'turn', 'end', 'coda'] as const;
export type ThreadStep = (typeof threadSteps)[number];

/** What a story can be about or set in. A piece with moods is for stories that have one of them. */
export const moods = ['sea', 'city', 'home', 'space', 'road', 'fantasy', 'mystery', 'machine', 'weather', 'work', 'wild', 'night'] as const;
export type Mood = (typeof moods)[number];

/**
 * Building pieces of one voice and stage, one a line. Slots:
 *
 * - `{P}` the person the story follows (I, we, you, Mara, the keeper); then `{p}` `{pm}` `{ps}` `{pf}`: she, her, her, herself.
 * - `{O}` somebody else in the story; then `{o}` `{om}` `{os}` `{of}`. `{P's}` and `{O's}` are possessives.
 * - `{thing}` and `{thing2}` things in the story, `{item}` one that fits a hand, with their article; `{t}` `{tm}` `{ts}`: it, it, its.
 * - `{place}` a place in the story with its article, `{at}` with its preposition as well: in the kitchen.
 * - `<turn>` a verb in the story's tense, for the person followed; `<turn:o>` for the other, `<turn:t>` for the thing,
 *   `<turn:s>` for any one thing, `<turn:p>` for several. `<have> seen` is has seen or had seen.
 * - `[that day|today]` the words for the past and those for the present; `(slowly/at last)` any one of these.
 *
 * A line may begin with marks: `@sea` its moods, `@door-open` or `@door-shut` its condition, and `~` when it can follow
 * a lead ("After a moment,").
 */
export interface PieceGroup {
  voice: Voice;
  stage: Stage;
  lines: string;
}

/**
 * A small mystery that can run through any story. Each step has lines that begin with the initial of their voice;
 * a plant, a turn and an end are used once a story, developments in any order and number, codas after the end.
 */
export type Thread = { id: string } & Record<ThreadStep, string>;
