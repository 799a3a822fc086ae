/**
 * The replies of one built-in writer to one kind of fact in a person's turn.
 *
 * `answers` names the kind: a deed (`do:open`), a happening (`arrival`), speech (`question:who`), a sentence broken off (`broken:noun`),
 * or a moment of the game (`takeup`, `end`, `epilogue`, `unsure`, …). `then:speech` and its like are second units that follow a first.
 *
 * Each line of `lines` is one reply. It opens with the classes of the object it fits in braces: `{door paper}`, `{}` for any concrete
 * thing, `{-}` where it needs none; then, after semicolons, `opens` (it leaves something open) and `alone` (it answers speech without
 * a known person addressed). References stand in square brackets, verbs that follow the story's tense in angle brackets, choices in
 * parentheses.
 */
export interface ReplyGroup {
  writer: 'Emma' | 'Noah' | 'Olivia' | 'Liam';
  answers: string;
  lines: string;
}
