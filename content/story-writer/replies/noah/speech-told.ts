import type { ReplyGroup } from '../reply-group';

/** What follows when somebody demands, promises, greets, accuses, thanks or tells. */
export const speechTold: readonly ReplyGroup[] = [
  {
    writer: 'Noah',
    answers: 'request',
    lines: `
{paper money key food tool weapon container light cloth toy cord instrument stone machine; opens} [addressed] <fetch> [about], (a little|rather) out of breath, and not from where such things <be:p> kept: there <be> (earth|snow) on both cuffs, and a leaf behind one ear.
{-} It <get> done, and by the wrong person. The (old aunt|boy) at the end <get> up before [addressed] <could move>, and <do> it neatly, with a wink for [speaker].
{-; opens} [addressed] <would do> it gladly, by the look of that smile, if only the other sleeve <be> not (caught|tied) to the chair. Since when, nobody <could say>.
{; alone} For the asking alone, [about] <give> a shiver. One end <lift>, as a dog's ear does at a name, and a (pen|spoon) <slide> off.
{-; opens; alone} A hand <come> through the (hatch|gap in the curtain), palm up, and <wait>. So there <be> a price, and the fingers <rub:p> together to say how much.
`,
  },
  {
    writer: 'Noah',
    answers: 'order',
    lines: `
{; opens} [addressed] <obey>, and that <be> the surprise. It <be> so quick that [about] <be> done with, and cooling, before [speaker] <have> the next word ready.
{-} [addressed] <do> it, to the letter and not an inch farther, and then <stand> there in the middle of the result, up to the (ankles|elbows), waiting.
{-; opens; alone} Three people <jump:p> to it at once and <collide:p>. When they <be:p> sorted out, there <be:p> four (hats|shoes) too many, and the (lamp|gate) <be> out.
{; alone} Even [about] <seem> to hear. There <be> a (crack|hiss), then nothing, then the quick steps of someone with a bad conscience.
{-; opens} "And if not?" [addressed] <ask>. A (bolt|chair leg) somewhere to the left <give> the answer, with a snap, and after that it <go> very quickly.
`,
  },
  {
    writer: 'Noah',
    answers: 'threatening',
    lines: `
{-; opens} [addressed] <finish> the (apple|sentence), <put> the core, or the pen, in [speaker's] pocket, and <whistle>. The whistle <be> answered, twice, from the roof.
{; opens; alone} A red (dot|spark) <come> out of nowhere obvious, <wander> over [about], and <settle> there. Nobody <move>. It <be> patient, and nobody <had ask> for it.
{-} [addressed] <take> off a (watch|hat) and <hand> it to the nearest child. One by one the others in the place <do:p> the same, quietly.
{-; alone} A glass <break>, it <not matter> whose. It <break> by itself, in the middle of the (tray|sill), and everybody <take> it as read.
{paper money key food tool weapon container light cloth toy cord instrument stone machine; opens} [addressed] <push> [about] across with one finger, slowly, until [about.it] <lie:about> nearer to [speaker] than to anyone else. "Go on, then."
`,
  },
  {
    writer: 'Noah',
    answers: 'greeting',
    lines: `
{-; opens} [addressed] <take> the (hand|hat) offered, and <turn> it over, and <look:addressed> at the palm, or the lining. "So it is you. Quick, in here."
{-; alone} An echo <return> it, two (tones|steps) lower, and a dog, (upstairs|across the water), who <know> the voice, <go> out of its mind with joy.
{-} [addressed] <get> up so fast that the chair <go> over, and <be> left standing there with a full mouth and an open (letter|button).
{-; opens; alone} Out of the (dark|hedge) it <come> back, word for word, in what <be> almost [speaker's] voice, and a match <be> struck.
{container furniture vehicle boat building plant; alone} For answer there <be> a noise from [about], as when somebody (sits up|turns over) in there, suddenly, and <try> to look like a heap of coats.
`,
  },
  {
    writer: 'Noah',
    answers: 'accusation',
    lines: `
{; opens} [addressed] <empty> both pockets onto the table: a (string|comb), (crumbs|two nails), a stub of chalk, and last, with a small (thud|ring), a piece of [about].
{-} [addressed] <go> red from the collar upward, like a (glass|thermometer) being filled. It <stop> under the eyes and <stay> there, for [speaker] to read.
{-; opens; alone} Somewhere behind the others a (bowl|bucket) <fall>. It <be> the one person nobody <had think> of, already halfway to the (back door|window).
{paper money key food tool weapon container light cloth toy cord instrument stone machine; alone} [about], brought forward and held up, <tell> another story: the marks <be:p> (left-handed|a child's), and nobody accused here <be> either.
{-; opens} "Then who signed for it?" [addressed] <ask>. The (book|slip) <be> sent for. It <come> open at the page, and the page <be> not there.
`,
  },
  {
    writer: 'Noah',
    answers: 'promise',
    lines: `
{-; opens} [addressed] <spit> on a palm and <hold> it out, and [speaker] <do> the same. It <be> only then that one of them <feel> the (cut|ring).
{paper food container cloth furniture; alone} Somebody <had write> it down, with the hour, on the back of [about], and <blow> on the ink, and <look> around for two (witnesses|thumbs).
{-} [addressed] <break> a (biscuit|stick) over it, after the old custom, and each <pocket> a half. They <fit:p> together badly, with a gap in the shape of a tooth.
{-; opens; alone} As if to hold [speaker] to it, the (rain|drumming) <begin> within the minute, and from the far side somebody <call> that it <be> time.
{paper money key food tool weapon container light cloth toy cord instrument stone machine animal; opens} [addressed] <tie> a thread around [about], in (red|double knots). "When that comes off, we're quits." Already, on one side, the thread <fray>.
`,
  },
  {
    writer: 'Noah',
    answers: 'refusal',
    lines: `
{-; opens} [addressed] <not argue>. There <be> a nod, a step to the side, and behind, in the (doorway|dark), the two who <would ask> the second time.
{furniture vehicle boat stone machine container; alone} So [about] <remain> right there, in everyone's way. By evening there <be> a (cloth|candle) on top, and somebody <have> begun to keep (eggs|accounts) there.
{-} [addressed] <try> it alone, then, and <get> as far as the first (bend|screw) before something <give>, loudly, and a small voice <ask> for [speaker] after all.
{-; opens; alone} The (lamp|tide) <not wait> for anybody's yes. It <sink> by a finger while they <be:p> talking, and whatever <be> to be done <have> to be done in the dark.
{paper money key food tool weapon container light cloth toy cord instrument stone machine; opens} [addressed] <lift> [about] out of [speaker's] reach, not unkindly, and a slip of paper <fall> out. On that the no <be> printed already.
`,
  },
  {
    writer: 'Noah',
    answers: 'thanks',
    lines: `
{-} [addressed] <wave> it off, and with the same wave <sweep> a (cup|candlestick) from the sill, and so the two of them <be:p> even, on hands and knees.
{; opens} "Thank me when it's over," [addressed] <say>, and <pull> the cloth off the other half of [about], the half with the (teeth|bill).
{-; opens; alone} There <be> a tap at the pane. Word <have> gone around that in this place people <get:p> thanked, and out there <stand:p> (nine|a dozen) with baskets.
{-} [addressed] <look> at [speaker's] hand as if nobody <had hold> one out for years, and <wipe:addressed> [addressed.his] own, front and back, before taking it.
{; alone} Something in [about] <settle>, with the sound of a (hen|spring) at evening. Whatever <be> owed there <have> been paid, and the (dust|lid) <come> down.
`,
  },
  {
    writer: 'Noah',
    answers: 'apology',
    lines: `
{-; opens} [addressed] <listen> to the end, <nod>, and <open> a hand. In it <be> the missing (button|screw), which <have> been there since before it all began.
{; alone} That <not make> [about] whole, but a (brush|pot of glue) <appear>, and a second chair, and for an hour nobody <say> anything except "hold this."
{-} [addressed] <cut> the last of the (cake|cheese) in two, <look> at the pieces for a while, and <push> the larger across to [speaker].
{-; opens; alone} Too late for one of them. Outside, a (car|sled) <pull> off, with (luggage|a trunk) on top, and in the fresh ruts the (water|mud) <begin> to rise.
{paper money key food tool weapon container light cloth toy cord instrument stone machine door furniture; opens} "It wasn't you," [addressed] <say>, and <turn> over [about], so that [speaker] <could see> the place that somebody <had file> half through beforehand.
`,
  },
  {
    writer: 'Noah',
    answers: 'news',
    lines: `
{animal building food water fire machine person idea; opens} It <travel>. When the news <come> back around to [speaker], [about] <have> grown by a (floor|tail), and people <be:p> packing (spoons|lamps).
{-} [addressed] <sit> down on what <happen> to be there, which <be> a (cactus|drum), and only (the next|a whole) minute later <take> notice of that.
{-; opens; alone} Three (windows|telephones) <open:p> their mouths at the same time. Up the hill someone <start> a bell, for joy or the other thing, and not knowing which, <keep> on.
{furniture vehicle boat machine container picture; opens; alone} In view of that, [about] <could not stay> there. Already two men <have:p> a (rope|blanket) around one end and <argue:p> about the stairs.
{-; opens} "Who told you?" [addressed] <ask>, and <close> the book on a finger. There <be> only one other (copy|key), and it <be> in the river.
`,
  },
  {
    writer: 'Noah',
    answers: 'secret',
    lines: `
{-; opens} [addressed] <not look> surprised, and <unlock:addressed> a drawer. In there, tied with tape, <lie> the same secret, in another hand, dated (years|a week) before.
{; alone} The (mouse|stovepipe) behind the wall <hear> every word. The word of [about] <go> up through (two|three) ceilings to a bed where someone <be> not asleep.
{-} [addressed] <hold> still for all of it, with a spoon in the (jam|air), and the jam, or whatever it <be>, <make> a long red thread down to the cloth.
{-; opens; alone} Once it <be> out, it <have> weight. The (boards|stairs) <creak:p>, on the far side of the partition, under somebody carrying it away on tiptoe.
{container furniture vehicle boat; opens} Hence the rattle in [about]. [addressed] <go> and <press> the right place, and a flap <swing>, and the room behind it <be> empty, and quite clean.
`,
  },
  {
    writer: 'Noah',
    answers: 'exclamation',
    lines: `
{-; alone} It <scare> up everything with wings for (a hundred yards|a mile). When they <have:p> come down again, one of them <be> sitting on [speaker's] hat.
{paper money key food tool weapon container light cloth toy cord instrument stone machine animal; opens} [about] <jump>, or [addressed] <do>, with it in hand. A piece <come> off, <spin> on the table like a top, and <point> at the door.
{-; opens} [addressed] <drop> flat at once, with both arms over the head. A second later [speaker] <see> why, and then there <be:p> two of them down there.
{-; opens; alone} The shout <shake> loose what <have> hung by a thread all the while: a (shelf|tile), high up, which <come> down point first between the shoes.
{; alone} Everyone <turn>. For once [about] <be> the middle of the room, and a boy, who <could do> sums, <begin> moving back, step by step.
`,
  },
];
