import type { ReplyGroup } from '../reply-group';

/** What follows when somebody asks something. */
export const speechAsked: readonly ReplyGroup[] = [
  {
    writer: 'Noah',
    answers: 'question:who',
    lines: `
{; alone} The answer <walk> past outside at that moment, (whistling|head down), with (mud|flour) up to the knees and something under one arm that <look> very like [about].
{-; opens; alone} Each <look> at someone else, in a ring, and so it <come> around to the one by the (stove|window), who <have> nobody left to look at.
{-} [addressed] <hold> up (three|two) fingers, <fold> all but one, and <point> it at the floor: at the (boots|wet prints) there, which <be:p> much too big for [speaker].
{person; opens; alone} At the sound of the question a (curtain|crate) <move>, and [about] <step> out from behind it, (late|red) and rather dusty, saying that it <be> about time.
{paper money key food tool weapon container light cloth toy cord instrument stone machine; opens} [addressed] <not need> to say it. The thumb print on [about] <have> a neat (scar|gap) in it, and there <be> only one such thumb around.
`,
  },
  {
    writer: 'Noah',
    answers: 'question:what',
    lines: `
{machine container door instrument; alone} The answer <come> from the thing itself: [about] <give> a (click|shudder), <open> a little at the one side, and <let> out a smell of (pepper|hot dust).
{-; opens} [addressed] <draw> it on the table with a wet finger: a (circle|box), a line, a smaller (circle|box) inside. Before [speaker] <could turn> the head around to see, it <dry>.
{paper money key food tool weapon container light cloth toy cord instrument stone machine picture plant furniture; opens} By way of an answer [addressed] <lift> a cloth. What [speaker] <had take> for all of [about] <be> only the top half. The rest <go> down through the (floor|straw).
{-; alone} Someone at the back <had look> it up. The page <get> handed forward over the heads, with a picture on it, and (the jam|a pressed fly) <cover> just the word.
{-} [addressed] <put> it into [speaker's] hand, to be weighed. That <settle> it: nothing so small and so (cold|heavy) <could be> anything else.
`,
  },
  {
    writer: 'Noah',
    answers: 'question:where',
    lines: `
{paper money key food tool weapon container light cloth toy cord instrument stone machine animal; alone} A dog <settle> it. It <get> up, <stretch>, and <lead> the way to (the woodpile|the third step), and <dig> [about] out from under a (sack|loose plank).
{-; opens} [addressed] <turn> the (map|plate) around and <set> a crumb on it, off the edge, on bare table, a good hand beyond the last (road|rim).
{; opens; alone} For [about] there <be:p> only two places, and smoke <come> out of one of them. Nobody <had light> a fire there since (the wedding|spring).
{-} From [addressed] the eyes <answer:p> first, going past [speaker] to the wall behind. Something back there <set> down a (foot|bucket), softly.
{; opens; alone} There <be> a trail, once one <know>: every (ten|five) steps a bit of [about], or of what <had rub> off, at the height of a hip, pointing (uphill|down).
`,
  },
  {
    writer: 'Noah',
    answers: 'question:when',
    lines: `
{-; opens; alone} The (clock|tower) <take> it for a cue. It <clear> its throat, <strike> once, for the quarter, and outside, on the stroke, an engine <start>.
{-} [addressed] <consult> the candle, or what <be> left of it, and <press> a thumbnail into the wax, not very far down, for [speaker] to see.
{paper key machine tool weapon food furniture; alone} A date <stand> on [about] already. Today's, of all dates, and someone <had go> over the hour in (red|pencil), twice, as people do from dread.
{-; opens} "When the tide turns," [addressed] <say>, and through the (floor|wall) <come> a long sucking sound, as of very much water making up its mind.
{; opens} Before [about], or after? [addressed] <need> the fingers of both hands for the sum, and <run> out, and <borrow> one of [speaker's].
`,
  },
  {
    writer: 'Noah',
    answers: 'question:why',
    lines: `
{door furniture building boat cord tool; alone} One look at [about] from below <be> enough. There the (wood|skin) <be> eaten away as if by (salt|mice), and one more day <be> the most to hope for.
{-; opens} [addressed] <open> a coat by two buttons. Inside, strapped flat with a belt, <sit> the reason, and it <tick>, or it <breathe>. [speaker] <step> back.
{-} [addressed] <count> the reasons off on the fingers, and <get> to the thumb, and <fold> the thumb away again before [speaker] <could see> whose it <be>.
{-; opens; alone} Nobody <have> an answer, but someone <have> a (receipt|bandage), and <lay> it out under the lamp, and what <be> on it <be> reason enough.
{; opens} "Because it's the only one," [addressed] <say>, and <tip> [about] to the light to show the (number|crack): one of one.
`,
  },
  {
    writer: 'Noah',
    answers: 'question:how',
    lines: `
{paper money key food tool weapon container light cloth toy cord instrument stone machine; opens} [addressed] <show> it on a smaller thing, a (matchbox|glove): over, under, and then the part done so fast that [about], across the room, <fall> over.
{door container furniture machine vehicle boat; alone} Like so much else, it <turn> out to go from the back. One (turn|push), a bit of spit, and [about] <come> around as sweetly as a gate.
{-} With (string|soap), it <seem>, and somebody light. All the eyes in the place <go:p> over the company and <stay:p>, one pair after the other, on [speaker].
{-; opens; alone} The (cat|youngest) <do> it while they <be:p> still talking: up the pipe, along the ledge, in at the top, and then, from inside, a bolt <be> drawn.
{-; opens} [addressed] <clear> a space, <ask> for (a spoon|two pins) and for everyone to look away. [speaker] <look>, and <wish:speaker> for the rest of the day to have not.
`,
  },
  {
    writer: 'Noah',
    answers: 'question:howmany',
    lines: `
{; alone} They <be:p> poured out on the table to be sure. There <be> a pause at the end, a (rattle|scrape), and one more of [about] <fall> out of the jug.
{-; opens} "Seven," [addressed] <say>. One more <come> in from the yard just then, (wiping|stamping) its feet, or what <sound> like it. "Eight."
{-} [addressed] <raise> both hands, <close:addressed> them, and <raise:addressed> them again. Then a child, who <have> better eyes, <add> (one|a foot).
{; opens; alone} The shelf <have> spaces for twelve of [about], each marked with a (dot|letter). (Nine|Ten) of the spaces <be:p> dusty, and one <be> damp.
{-; alone} It <depend> on whether the (twins|broken ones) <count:p> singly. There <be> a vote, and by the vote there <be:p> (eleven|six) and a half.
`,
  },
  {
    writer: 'Noah',
    answers: 'question:which',
    lines: `
{-; opens} [addressed] <shut> both eyes and <point>. [speaker] <follow> the finger to the (third|last) in the row, and that one, of all of them, <begin> to rattle.
{; alone} Side by side they <be:p> the same, [about] and the rest. Under water, though, in the (bucket|sink), a single one <send> up bubbles.
{-} "The warm one," [addressed] <say>, and so [speaker] <go> along with a flat hand, and <stop>, and <go> back (two|one), and there it <be>.
{-; opens; alone} A (sparrow|wasp) <choose> for them. It <circle>, <ignore> what <shine>, and <settle> on the plainest, which <have> a crack of light around it.
{; opens} The right one of [about] <be> marked, of course, and by now, thanks to somebody's (chalk|nail), so <be:p> (all the others|a good many more).
`,
  },
  {
    writer: 'Noah',
    answers: 'question:whether',
    lines: `
{-; opens} [addressed] <nod>, and at the same time, under the table, <shake> a foot free of its shoe, the way one does before (running|a swim).
{paper money key food tool weapon container light cloth toy cord instrument stone machine furniture door vehicle boat; alone} It <be> put to the test. They <give:p> [about] a push, and <stand:p> back, and for as long as it <take> to say yes the answer <be> no.
{-} "In a way," [addressed] <say>, and <hold> up what <be> left: (half|the handle), scorched at the one end. [speaker] <could count> that as a yes.
{-; opens; alone} A knock <come> from (below|inside), quite distinct. One for yes, then. Everybody <wait>, to make certain, and there it <be> again, and again.
{; opens} As far as [about] <go>, yes. But [addressed] <look> over one shoulder as the word <come> out, and <draw> the (blind|bolt).
`,
  },
  {
    writer: 'Noah',
    answers: 'question:tag',
    lines: `
{-; opens} "Right," [addressed] <say>, too soon, and <set> down a cup so that the (handle|crack) <point> away from [speaker]. The saucer <tell> on the hand.
{door cloth light picture cord tool weapon; alone} [about] <choose> this moment to come off the (hook|nail), slowly, as things do that wish to be excused from giving evidence.
{-} [addressed] <take> so long to agree that a (fly|drop) <have> time to go all around the (lamp|rim), and <be> asked a second time by [speaker's] eyebrows.
{-; opens; alone} The whole (bench|row) <nod>, down to the end, where somebody new <be> sitting, who <nod> as well, and whom nobody <have> seen come in.
{food money paper cord cloth machine; opens} "More or less," it <turn> out, and the less <lie> in the (yard|drawer): a good third of [about], in a sack, tied with [addressed's] own bootlace.
`,
  },
];
