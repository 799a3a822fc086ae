import type { ReplyGroup } from '../reply-group';

/** Noah's replies to thoughts, feelings and voices. */
export const noahMindsAndVoices: readonly ReplyGroup[] = [
  {
    writer: 'Noah',
    answers: 'do:speak do:call do:laugh do:cry do:love',
    lines: `
      {person} [object] <not hear> it the first time. [actor] <repeat> it, louder, into a sudden (quiet|pause), and so everyone else <hear:s> it, too.
      {person} [object] <put> down what [object.he] <be> carrying and <come:object> closer. From there [object.he] <could see> [actor's] face, and (<ask:object> nothing more|<pull:object> up a seat).
      {person} [actor's] hand <stay:s> on [object's] (sleeve|back). [object.he] <cover> it with [object.his] own, and they <stand:p> like that for a while.
      {person} [object] <turn> red up to the ears and <drop:object> (a spoon|a glove). They both <bend:p> for it, and their heads <meet:p>.
      {person} For an answer [object] <move> over and <pat:object> the free place. There <be:s> just enough room for [actor], if nobody (<lean:s> back|<breathe:s> deeply).
      {animal} [object] <lift> its head at [actor's] voice and <come:object>, not fast, stopping (twice|once) on the way to make sure.
      {phone} [object] <ring> for a long time at the other end. [actor] <be> about to (give|hang) up when it <click:s>, and there <be:s> breathing on the line.
      {machine} A crackle in [object] <swallow:s> half of it. [actor] <spell> the most important word, (letter by letter|twice), and <hear> it spelled back.
      {door} [actor's] voice <go:s> under [object] and down the whole (hall|stairwell). A chair <be:s> pushed back in there, and steps <come:p>.
      {building room} [actor's] voice <fill:s> [object] right up to the roof. (Pigeons|Bats) <go:p> up from a beam, and dust <come:s> down in their place.
      {ground water} Over [object] the sound <carry:s> a long way. It <come:s> back late, and a little (lower|flatter), from the other side.
      {solid} [actor] <have> said it with one hand on [object], and now the hand <be:s> (shaking|cold). [other] <see> that, and <wait> before answering.
      {solid} [other] <look> from [actor] to [object] and back again. Then [other.he] <nod>: (no more words <be:p> needed|[actor] <not have> to explain).
    `,
  },
  {
    writer: 'Noah',
    answers: 'do:think do:want do:fear feeling',
    lines: `
      {person} [object] <not know> any of that. [object.he] <go> on with (a button|a bootlace), tongue between [object.his] teeth, and then <look:object> up straight at [actor].
      {person} [actor] <have> been thinking of [object] so hard that the voice at [actor.his] side <make:s> [actor.him] jump. It <belong:s> to [object].
      {animal} [object] <seem> to feel it and <lay:object> back (both ears|its head). [actor] <breathe> slower on purpose, and by and by [object] <do> the same.
      {door} Three steps <lie:p> between [actor] and [object]. [actor.he] <take> two of them and <wait> there with one hand (raised|against the frame).
      {paper} [actor] <have> [object] nearly by heart. Only one line <have:s> never stuck, and [actor.he] <look> it up again: it <be:s> the (shortest|last).
      {food drink} [actor's] stomach <speak:s> up, loud enough for [other] to (hear|notice). [other] <push> [object] across without a word.
      {building} [actor] <walk> through [object] in [actor.his] mind, room by room, and at (the back stairs|the kitchen) <come:actor> to a door that [actor.he] <have> forgotten.
      {money} [actor] <do> the sum once more, with [object] and without. Without, it <come:s> out short by (a month|half), so that <be:s> decided.
      {vehicle boat} [actor] <imagine> being in [object], already moving. It <be:s> such a good thought that [actor.he] <begin> to (pack|button up).
      {weapon} [actor's] mouth <go:s> dry at the thought of [object]. [actor.he] <keep> both hands in plain sight, palms out, and <move:actor> (slowly|sideways).
    `,
  },
  {
    writer: 'Noah',
    answers: 'do:rest do:wake',
    lines: `
      {furniture} [object] <creak> and <sink:object> on the left. [actor] <shift> to the other side, very slowly, and it <hold:s>, with a (groan|tick).
      {furniture} The (warmth|dent) of [object] <tell:s> [actor] that it <have:s> been in use until just now. [actor.he] <stay> all the same, and <watch> the (door|entrance).
      {person} [object] <lie> still for a moment longer. Then [object.he] <ask> (how late it <be:s>|whose turn it <be:s>), and [actor] <have> to tell [object.him].
      {person} [actor] <pull> the cover up to [object's] chin. [other] <dim> the (light|lamp), and they <speak:p> in whispers from then on.
      {ground} The damp of [object] <come:s> through to the skin. After (ten|five) minutes [actor] <have> to get up and stamp both feet.
      {animal} [object] <settle> across [actor's] feet, (heavy|broad) and warm. Getting up now <would mean> waking [object.it], and so [actor] <stay>.
      {building room} At night [object] <make> noises of its own, a tick, a long (creak|groan). By the third round [actor] <know> them, and <hear> the one that <be:s> new.
      {solid} [object] <be> not quite what [object.it] <have:object> been an hour ago. [actor] <hold> a hand close and <feel> the (heat|cold) coming off.
    `,
  },
];
