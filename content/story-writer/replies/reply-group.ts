/**
 * The replies of one built-in writer to one kind of fact in a person's turn.
 *
 * `answers` names the kind: a deed (`do:open`), a happening (`arrival`), speech (`question:who`), a sentence broken off (`broken:noun`),
 * or a moment of the game (`takeup`, `end`, `epilogue`, `unsure`, …). `then:speech` and its like are second units that follow a first.
 *
 * Each line of `lines` is one reply. It opens with the classes of the object it fits in braces: `{door paper}`, `{}` for any concrete
 * thing, `{-}` where it needs none; then, after semicolons, `opens` (it leaves something open), `alone` (nobody else is there),
 * `old cord cloth` (it uses a thing of an earlier turn, of one of these classes, as `[old]`) and `by on onto` (it holds for a deed with
 * one of these prepositions, or a sentence that breaks off at one of these words). References stand in square brackets, verbs that
 * follow the story's tense in angle brackets, choices in parentheses. `[do]`, `[done]` and `[doing]` say the deed again, with `.you` to
 * whoever did it and with `.me` by them; `[yes]`, `[no]` and `[known]` answer a question.
 */
export interface ReplyGroup {
  writer: 'Emma' | 'Noah' | 'Olivia' | 'Liam';
  answers: string;
  lines: string;
}
