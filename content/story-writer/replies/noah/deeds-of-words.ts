import type { ReplyGroup } from '../reply-group';

/** What follows when somebody writes, speaks, calls, laughs or cries. */
export const deedsOfWords: readonly ReplyGroup[] = [
  {
    writer: 'Noah',
    answers: 'do:write',
    lines: `
{paper; opens} The ink <go> through. On the sheet under [object] the same words <stand:p>, fainter, and somebody (light-fingered|neat) <had take> that sheet by (noon|morning).
{paper} [object] <not be> blank underneath. Where the pen <press>, older writing <come> up (white|gray), in [actor's] own hand, asking the same thing.
{picture stone; opens} By evening a second hand <had answer> on [object], right below: (one word|two words), and an arrow pointing around the (corner|edge).
{machine} [object] <take> all of it in, <blink:object>, and <correct> one word. It <be> the one word [actor] <have> been (proud|certain) of.
{tool} A blot <fall> from [object] just before the name. It <dry> in the shape of a (boot|fish), and nobody <could sign> anything around it with a straight face.
{person} Seeing it set down like that, [object] <ask> for the (pen|pencil) and <add:object> a (comma|date), and with the (comma|date) it <mean> something else.
{idea; opens} Put into words, [object] <take> up (half a line|a page and a half), and the (last|smallest) word <look> back at [actor] as though someone else <had choose> it.
{-; opens} Halfway down, the pen <run> dry. The rest [actor] <scratch> in without ink, so that only someone with a (pencil|slanted lamp) <would know> how it <end>.
{-} What [actor] <write> <go> off in the wrong (envelope|pile) and <come> back a day later, (stamped|initialed) by three people who <agree:p> with every word of it.
{} With letters on it, [object] <belong> to [actor] as never before, and the first stranger to pass <stop> and <read> them (aloud|twice), moving both lips.
{; opens} The first stroke on [object] <come> out straight. The second <catch> on an older groove, a letter, and after it (four|five) more, under the (paint|dirt).
`,
  },
  {
    writer: 'Noah',
    answers: 'do:speak',
    lines: `
{person; opens} [object] <hear> all of it standing, then <cross> to the window and <close:object> it, because down in the (yard|lane) somebody <have> stopped (whistling|raking).
{person} The words <reach:p> [object] in the wrong order, the (last|loud) ones first. It <take> a slow (nod|swallow) until the others <catch:p> up.
{idea} Once out, [object] <change> hands quickly. Before the (coffee|fire) <be> cold [object.it] <have:object> a new (ending|owner), and [actor] <hear> it back as news.
{sound} In so bare a place [object] <come> back off the walls, a little (late|higher), and for once [actor] <hear> what everybody else <hear>.
{machine; opens} [object] <keep> a record of everything. A small wheel <turn> while [actor] <talk>, and <go> on turning, for (a second|some time), after that.
{-; opens} Behind the (partition|hedge), at the word that nobody <want> to hear, a (spoon|spade) <be> laid down, with great care, on stone.
{-} [actor's] voice <come> out (higher|rougher) than it <go> in, and a (glass|pane) nearby <take> up the end of it and <hum> for a while.
{-; opens} It <be> said, and nothing <fall> down. Only one head <move>, the one by the (door|stove), and everybody else <look> to see why.
{-} For the length of a (mouthful|match) nobody <answer>. Then three people <start:p> at once, and the (least|most) polite of them <win>.
{} Everybody <turn> to [object] at that, as if [object.it] might (agree|object). Seen by so many at once, [object] <look> (smaller|more expensive) than before.
{; opens} [object] <be> part of it now: somebody (younger|at the back) <had understand> more than the words and <be> already edging over to stand in front of [object.it].
`,
  },
  {
    writer: 'Noah',
    answers: 'do:call',
    lines: `
{person; opens} The (second|third) time, [object] <answer>, but from the wrong side: from (above|below), and with the kind of cheer that people put on to sound (unhurt|unhurried).
{person} [object] <come> running, a (razor|ladle) in one hand and lather or batter up to the ears, ready for (a fire|burglars), and <find> only [actor].
{machine} Four rings, five. Then [object] <click>, and what <come> out <be> (breathing|a long crackle) and at last a voice, saying the number as a question.
{machine; opens} In the same house, two floors down, something <begin> to ring as soon as [object] <do>, and <stop> (the moment|just after) [actor] <hang> up.
{door} The knock <wake> everyone except the one it <be> for. Along the row, (four|six) doors <open:p> by a hand's width, and [object] <stay> shut.
{sound instrument} [object] <carry> over the (water|roofs) as far as the hill and <return:object> from there in pieces, the (middle|last) part first.
{animal} In place of [object] everything else with (four legs|ears) <come>, hopeful, and <sit> down in a half circle around [actor].
{building ground; opens} The echo <take> [actor's] voice once around [object] and <bring> it back (lower|with a cough in it), and there <have> been no cough.
{-; opens} Nothing. Then, as the breath for another <be> drawn, a light <go> on, far (up|out), and <swing> (twice|once) from side to side.
{-} The shout <start> a (slide|trickle) of small stones somewhere above, and the stones <start:p> larger ones. [actor] <put> both hands over an open mouth, too late.
{} Loud as it <be>, it <move> [object]: a (shiver|quarter turn), no more. But the dust <jump>, and <hang> in the light where everyone <could see> it.
{; opens} [object] <give> the noise back like a (bell|bucket), and a good way off somebody who <have> been listening for that <begin> to (run|whistle).
`,
  },
  {
    writer: 'Noah',
    answers: 'do:laugh',
    lines: `
{person} It <be> catching: [object] <hold> out for (three|four) seconds, lips tight, then <go> off like a (kettle|trumpet), and half the (row|room) <go> too.
{person; opens} [object] <not join> in. One corner of that mouth <try>, and <give> up, and both eyes <go:p> to the (clock|door), as at breakfast, too.
{animal} [object] <take> it personally, <turn> twice on the spot, and <lie:object> down with [object.its] back to [actor], (sighing|tail tucked in).
{idea} After that it <be> hard to keep [object] upright. Every time somebody <say> the word, a (snort|squeak) <go> along the wall like a mouse.
{-; opens} The laugh <run> on a moment longer than [actor] <do>. There <be> a second one in it, lower, from behind the (screen|wood pile).
{-} A (button|hook) <give> way under the strain, <cross> the room, and <end> in a glass with a (plink|small splash), which <not help> at all.
{-; opens} Later, as [actor] <wipe> the tears away, the chair by the (door|window) <be> empty, and still warm.
{-} It <loosen> things. Someone <unbutton> a collar, someone <put> away a (knife|speech), and the stew <be> at last allowed to be (burnt|salty).
{; opens} [object] <shake> with it, being in [actor's] hands, and <let> go of something small and (flat|bright) that <have> been stuck there all along.
{} From that side [object] <look> like a (bishop|hen), and there <be> no going back: nobody <could take> [object.it] seriously for the rest of that day.
{; opens} To see the joke, all <look:p> at [object]. One pair of eyes <see> more than the joke, <go> wide, and <look> quickly away.
`,
  },
  {
    writer: 'Noah',
    answers: 'do:cry',
    lines: `
{person; opens} [object] <find> a handkerchief, a clean one, with somebody else's (initials|name) in the corner, and only then <notice:object> which one it <be>.
{person} Words <be:p> no use, so [object] <peel> an (orange|egg), all in one piece, and <put> half of it where [actor] <could reach> it.
{paper} Where the drops <hit:p>, the (ink|blue) <run>, and of a whole line of [object] there <remain> only the two words in (pencil|the margin).
{cloth} [object] <take> up all of it, salt and (soot|powder), and <keep> the print of [actor's] face, (sadder|rounder) than life, till washday.
{animal} [object] <come> over, <lean:object> the whole of that (warm|bony) weight against [actor's] knees, and <stay:object> until it <be> no longer possible to feel sorry.
{-; opens} Through the wet everything <have> two edges. [actor] <blink>, and they <come:p> together, all but one: beside the (lamp|gate) there really <be> two.
{-} It <last> as long as a (kettle|train) <take>. Afterward the air <smell> of rain, and [actor's] nose <be> the color of a good tomato.
{-; opens} Through the wall, after a time, <come> a (tap|cough), then a folded (napkin|bill) (under the door|through the crack), dry side up, with three words on it.
{} One drop <land> on [object] and <make> a clean round hole in the dust. What [actor] <see> through it <be> (blue|gold), after all these years.
{; opens} Through tears [object] <look> near, and so [actor] <reach> too far, and <touch> something soft that <draw> back.
`,
  },
];
