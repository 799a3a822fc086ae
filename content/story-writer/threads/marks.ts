import type { Thread } from '../piece';

/** Threads that begin with something left in plain sight. */
export const markThreads: readonly Thread[] = [
  {
    id: 'chalk',
    plant: `
E On the wall beside {thing} <be:s> a chalk mark, a single upright stroke such as people make who mean to keep count, and {P} <be> certain it <be:s> new.
E Somebody <have:s> drawn one upright stroke of chalk at the height of {P's} eyes, neatly, as if to be the first of many, with no hurry about the rest.
N Somebody <have:s> drawn a chalk line near {thing}, one finger long, like the first letter of a very patient word.
N At knee height, where only a child or a burglar would look, {P} <find> one white line of chalk.
O There <be:s> a chalk mark by {thing}. One stroke, very white. {P} <rub> at it with a thumb. It <stay:s>.
O One stroke of chalk, at eye level. {P} <look> for whoever [had|has] drawn it and <see> nobody.
L There <be:s> a chalk line on the wall. {P} <have> not made it.
L Near {thing} {P} <see> a chalk mark.`,
    develop: `
E The chalk strokes <have:p> become four, and the fourth <be:s> drawn less steadily than the others, which <trouble:s> {P} more than the number.
E {P} <try> to remember each thing that [had|has] been decided since the first chalk mark, for it <begin:s> to seem that one went with the other.
N Now the chalk marks <have:p> company: five of them, and the fifth <lie:s> across the rest like a cat on a fence.
N The chalk marks <multiply:p> when nobody <look:s>, with the modesty of mushrooms.
O More chalk. Six strokes now. {P} <count> them twice and <do> not like them either time.
O "Did you make these?" {P} <point> at the chalk. {O} <shake:o> {os} head.
L The chalk marks <be:p> back. There <be:p> more of them now.
L {P} <wash> the chalk off with a wet rag. By the next look it <be:s> there again.`,
    turn: `
E It <be:s> then that {P} <notice> the white dust along {ps} own sleeve, and <understand>, with less surprise than there ought to have been, who [had|has] been keeping count all this time.
N There <be:s> chalk under {P's} fingernails. So whatever <haunt:s> the wall <have:s> {ps} hands, and {ps} bad habits too.
O {P} <reach> into a pocket and <bring> out a stub of chalk, worn down to nothing. {p} <look> at it for a long time. "It was me," {p} <say>.
L {P} <find> the chalk in {ps} own pocket. All that time it [had|has] been {pf}, and no one else.`,
    end: `
E {P} <draw> the last stroke openly, in front of everyone, and then <set> the chalk down beside it, because a count <be:s> only worth keeping until one <know:s> what it <be:s> for.
N {P} <turn> the chalk marks into a row of birds, a curve here, a beak there, and off they <go:p>, in a manner of speaking.
O {P} <wipe> the chalk away with one sleeve, from left to right. It <come:s> off. This time it <stay:s> off.
L {P} <draw> one last chalk line. Then {p} <break> the chalk in two and <throw> it away.`,
    coda: `
E Years afterward there <be:s> still, if the light <fall:s> right, a faint row of strokes on that wall, and nobody who <ask:s> about them <be:s> ever told the same number.
N The wall <keep:s> a pale patch where the chalk [had|has] been, clean as a conscience.
O They <paint:p> the wall that spring. The chalk <show:s> through. Nobody <mind:s>.
L {P} still <see> a bit of the chalk, in some lights.`,
  },
  {
    id: 'footprints',
    plant: `
E A line of wet footprints <lead:s> in as far as {thing} and there <stop:s>, without confusion and without turning, as though whoever <have:s> made it [had|has] simply come to the end of needing feet.
N Wet footprints <cross:p> the floor to {thing}, bare, unhurried, and <do:p> not come back.
N Footprints, {P} <notice>: wet ones, small, and walking with the confidence of a landlord.
E {P} <see> the footprints before anybody else <do:s>, five of them and wet, and <decide> against mentioning it until there <be:s> an explanation to mention along with them.
O Wet footprints. Five of them, bare, going in. None coming out. {P} <step> around them.
O {P} <crouch> by {thing}. There <be:p> wet footprints on the ground there. They <end:p> in the middle of nothing.
L There <be:p> wet footprints on the floor. {P} <look> for the feet.
L {P} <see> wet footprints by {thing}.`,
    develop: `
E The footprints <do:p> not dry. {P} <have> expected them to, and <find> that one can grow used to almost anything except a thing that <will:s> not behave as water <do:s>.
E {P} <set> {ps} own foot beside one of the footprints, not quite touching, with the shyness of someone trying on another person's coat.
N By now the footprints <have:p> taken a detour, around {thing} and back, like someone making up their mind in wet ink.
N One footprint more than before. {P} <give> it plenty of room, as one <do:s> for the newly arrived.
O "They're still wet," {O} <say:o>. {P} <touch> one of the footprints. It <be:s> still wet.
O The footprints <go:p> on past {thing} now. They <be:p> a little closer together, as if somebody <be:s> getting tired.
L {P} <mop> up the footprints. They <come:p> back.
L The footprints <be:p> too small for {O}.`,
    turn: `
E {P} <take> off one shoe, at last, and <stand> in the nearest of the footprints, and it <fit:s>; not as a stranger's might by accident, but as a thing <fit:s> that has been waiting.
N Seen from above, the footprints <be:p> not a walk at all. They <be:p> a dance, for one, with a place left open for a partner.
O {P} <follow> the footprints backward this time. They <begin:p> exactly where {p} <stand>. "I see," {p} <say>.
L {P} <put> a bare foot in one of the footprints. It <fit:s>.`,
    end: `
E {P} <walk> the whole line of footprints from the first to the last, barefoot, and where they <stop:p> {p} <stop> too, and <be> there, which <be:s> perhaps all that anyone [had|has] wanted.
N The footprints <dry:p> in the order they [had|have] come, politely, the last one waiting for the door.
O One by one the footprints <dry:p>. {P} <watch> until there <be:s> only the floor.
L In the end the footprints <dry:p> up. {P} <be> almost sorry.`,
    coda: `
E It <be:s> remarked upon, later, how often {P} <go> barefoot, and in all weathers, and how little {p} <seem> to mind the cold.
N On wet days a single footprint still <turn:s> up by the way in, like a postcard.
O {P} <keep> a towel by the door after that. Just in case.
L No one <mop:s> that part of the floor any more.`,
  },
  {
    id: 'crack',
    plant: `
E A crack <have:s> opened in the wall behind {thing}, no wider than a hair and quite straight, and {P} <have> the uneasy thought that it <look:s> less like damage than like a beginning.
N There <be:s> a crack in the plaster the shape of a river seen by a homesick bird.
O A crack <run:s> down the wall behind {thing}. {P} <put> a finger to it and <feel> a draft.
L There <be:s> a thin crack in the wall. It [had|has] not been there before.
N {P} <notice> a crack above {thing}, thin as a whisper and going somewhere.
E {P} <tell> nobody about the crack in the wall, on the principle that a small thing should be given the chance to stay small.`,
    develop: `
E The crack <have:s> reached the floor by now, and {P} <listen> at it sometimes, the way one <listen:s> at a shell, without believing in the sea.
E It <occur:s> to {P} that a crack <be:s> only a door in no particular hurry, and {p} <wish> it [had|has] not occurred to {pm}.
N The crack <put:s> out a side branch, with a bud on it.
N {P} <slide> a slip of paper into the crack. Something on the other side <take:s> it, quite gently.
O The crack <be:s> wide enough for a coin now. {P} <do> not try one.
O "It's growing," {O} <say:o>, and {P} <follow> {os} look up along the crack.
L The crack <be:s> longer now. {P} <can> feel cold air come through.
L {P} <stuff> the crack with a rag. The rag <be:s> gone by the next look.`,
    turn: `
E When the plaster <fall:s> at last it <fall:s> quietly, and behind the crack <be:s> no ruin and no abyss, only another room, swept and waiting, that somebody [had|has] once thought it wiser to forget.
N The crack <give:s> way like a held laugh, and behind it <stand:s> a whole room with its feet up.
O {P} <pull>. The plaster <come:s> away in one piece. Behind the crack <be:s> a room, and in the room <be:s> a chair, turned to face {pm}.
L The wall <give:s> way at the crack. There <be:s> a room back there.`,
    end: `
E Nobody <propose:s> to close the crack again; {P} <sweep> up the plaster, and that <be:s> the whole of the ceremony with which one room <become:s> two.
N {P} <hang> a picture next to the crack, not over it, so that the two of them <can:p> get acquainted.
O {P} <step> through where the crack [had|has] been and <hold> out a hand. "Mind the edge," {p} <say>.
L {P} <leave> the crack open. It <let:s> the light in.`,
    coda: `
E Visitors <ask:p> about the gap in the wall, and {P} <say> that it <be:s> where the house [had|has] taken a breath.
N That room behind the crack <be:s> where everybody <do:s> their best thinking now. It <have:s> had the practice.
O They never <mend:p> the wall. {P} <like> to know what <be:s> behind things.
L People <walk:p> through that wall now as if it [had|has] never been one.`,
  },
  {
    id: 'thread',
    plant: `
E A length of red thread <have:s> been tied around {thing}, twice, with a knot so careful that {P} <feel> almost rude for looking at it.
N Someone <have:s> tied a red thread to {thing}. It <go:s> off round the corner like a thought one has lost.
O There <be:s> a red thread tied to {thing}. {P} <pull> it. A long way off, something <pull:s> back.
L There <be:s> a bit of red thread on the ground. {P} <see> that it <go:s> a long way.
E A red thread <lie:s> across the floor where there [had|has] been none, and {P} <step> over it with more care than thread <deserve:s>.
N A red thread <run:s> along the wall at hip height, in no hurry, like a river drawn by a tailor.
O {P} <find> a red thread round {ps} own wrist, loosely knotted. {p} <do> not remember tying it.`,
    develop: `
E {P} <follow> the red thread as far as it <can:s> be followed without admitting that one <be:s> following it, and then a little farther.
E There <be:p> knots in the red thread at every few feet, and {P} <have> begun to suppose that each of them <stand:s> for something a person [had|has] not wanted to forget.
N The red thread <have:s> gone round {thing} in the meantime, twice, and finished with a bow, out of vanity.
N {P} <pluck> the red thread. It <hum:s> a note that <make:s> {ps} teeth feel seen.
O The red thread <be:s> tight now. {P} <lay> two fingers on it. It <tremble:s>.
O "Don't cut it," {O} <say:o>. {P} <look> down at the red thread and <leave> it alone.
L The red thread <have:s> moved. It <be:s> on the other side of {thing} now.
L {P} <hold> the red thread for a bit. It <be:s> warm.`,
    turn: `
E The red thread, when {P} <come> to the end of it, <be:s> tied to the very place from which {p} <have> set out; and the whole of that long way <reveal:s> itself as a circle with {pm} inside.
N The other end of the red thread <be:s> in {P's} own pocket, wound up small, asleep.
O {P} <reel> in the red thread, hand over hand. At the end of it <be:s> a card. The card <have:s> one word on it: "Enough."
L {P} <get> to the end of the red thread. It <stop:s> right where {p} <have> begun.`,
    end: `
E {P} <wind> the red thread into a ball, slowly, going back the way it [had|has] led, and by the time it <be:s> all wound up there <be:s> nothing left that {p} <need> to be led to.
N {P} <tie> the red thread to a passing moment and <let> go of it.
O {P} <cut> the red thread. Nothing <fall:s> down. {p} <put> the scissors away.
L {P} <roll> up the red thread and <keep> it.`,
    coda: `
E Long after, whenever {P} <mend> something, there <be:s> a little red in the seam.
N The ball of red thread <live:s> on a shelf now. Cats <visit:p> it, as one <visit:s> a monument.
O {P} still <have> the red thread. {p} never <say> what for.
L There <be:s> some red thread left. {P} <use> it for a kite.`,
  },
  {
    id: 'handprint',
    plant: `
E There <be:s> the print of a hand on {thing}, pale and complete to the lines of the palm, and what <hold:s> {P} <be:s> not that it <be:s> there but how patiently it must have been made.
N A handprint <sit:s> on {thing} with its fingers spread, like somebody saying stop or saying five.
O There <be:s> a handprint on {thing}. Left hand. {P} <try> to wipe it off. It <be:s> on the inside.
L There <be:s> a handprint where no hand should have been. {P} <step> back.
E {P} <discover> a handprint in the dust, small and exact, and <stand> over it with the feeling of having come in upon a conversation.
N {P} <find> a handprint, high up, where only a very tall person or a very good reason <can:s> reach.`,
    develop: `
E By degrees {P} <grow> used to greeting the handprint in passing, with a nod, as one <greet:s> a neighbor whose name it is too late to ask.
E The handprint <have:s> a scar across the thumb, {P} <see> now; somebody [had|has] been hurt there once and <have:s> healed.
N A second handprint <have:s> joined the first, for company, or for clapping.
N The handprint <be:s> warm by now, as if someone <lean:s> there from the other side, chatting.
O Another handprint. A right hand, this time. {P} <measure> it against {ps} own without touching.
O {O} <hold:o> {os} hand up to the handprint and <take:o> it away again. "Not mine."
L The handprint <be:s> a bit lower now. {P} <do> not like that.
L {P} <show> the handprint to {O}. Neither of {Tm} <say:s> much.`,
    turn: `
E {P} <lay> {ps} palm into the handprint, finger upon finger, scar upon scar, and <know> it then for the mark of a day {p} <have> been told to forget, and <have> forgotten.
N {P} <shake> hands with the handprint. It <have:s> a good grip for somebody who <be:s> only an outline.
O {P} <press> {ps} own hand over the handprint. It <match:s>, down to the scar. {p} <breathe> out.
L {P} <put> {ps} hand on the handprint. It <be:s> the same hand.`,
    end: `
E {P} <leave> the handprint as it <be:s> and <set> another next to it, deliberately, in wet paint, so that whoever <come:s> after <will:s> know there [had|has] been somebody to be glad of it.
N {P} <give> the handprint a high five, by way of goodbye. It <leave:s> a little dust behind, like applause.
O {P} <wash> the handprint away, slowly, one finger at a time. Then {p} <wash> {ps} own hands.
L {P} <wave> at the handprint. It <fade:s> out, bit by bit.`,
    coda: `
E The place where the handprint [had|has] been <remain:s> a shade lighter than the rest, and {P} <be> known to rest {ps} hand there when {p} <have> something to decide.
N Children <measure:p> themselves against the handprint now. It <have:s> not grown. They <be:p> gaining on it.
O Two handprints on one wall. Nobody <paint:s> over them.
L {P} <look> for the handprint now and then. It <be:s> gone for good.`,
  },
];
