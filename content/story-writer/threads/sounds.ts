import type { Thread } from '../piece';

/** Threads that begin with something heard or smelled. */
export const soundThreads: readonly Thread[] = [
  {
    id: 'knock',
    plant: `
E Three knocks <come:p> from somewhere behind {thing}, evenly spaced and not at all urgent, and {P} <find> that the evenness <be:s> what one <can:s> not forgive.
E There <come:s> a knocking, three times and then no more, so polite that {P} <need> a moment to understand that it <have:s> not come from any door.
N Something <knock:s> three times, the way a person knocks who has brought cake.
N Three knocks <arrive:p> from inside the wall, dressed as plumbing and fooling nobody.
O Three knocks. Not at the door. {P} <look> at {thing} and <hold> still. Nothing follows, and that <be:s> no better.
O Somebody <knock:s> three times from below. {P} <count> them. "There's nothing below," {p} <say>.
L There <be:p> three knocks. {P} <look> all around. There <be:s> no one there.
L {P} <hear> three knocks from under the floor.`,
    develop: `
E The three knocks <come:p> again, and this time {P} <answer> under {ps} breath, one, two, three, as one <answer:s> an old lesson.
E {P} <begin> to arrange things around the knocking, to stop talking a little before it <come:s>, like people who live beside a railway.
N The knocking <have:s> learned a fourth knock and <be:s> plainly proud of it.
N Knock, knock, knock. "Who's there?" {P} <say>, and the wall, for once, <seem:s> to be thinking about it.
O The knocking <start:s> again. {P} <put> an ear to the wall. It <stop:s> the moment {p} <touch> it.
O "You heard that," {P} <say>. "I heard it," {O} <say:o>. Three more knocks.
L The knocks <come:p> back. There <be:p> always three.
L {P} <bang> on the wall. It <go:s> quiet. Then it <knock:s> three times.`,
    turn: `
E It <come:s> to {P} quite simply that whoever <be:s> knocking [had|has] never wanted to be let in, and that somewhere on the other side someone <be:s> asking, three knocks at a time, to be told that they <be:p> not alone.
N The knocking <be:s> not asking to come in. It <be:s> already in, {P} <see>, and being so good as to ask whether anybody else would like to be.
O {P} <understand> then. The knocks <do:p> not say "open." They <say:p> "still here." They <have:p> said nothing else all this time.
L It <be:s> not a knock to get in. It <be:s> a knock to say hello. {P} <see> that now.`,
    end: `
E So {P} <knock> back, three times, with the same evenness, and the silence after it <be:s> of an entirely different kind, the silence of two people who have each put down something heavy.
N {P} <knock> three times on the wall. What <come:s> back <be:s> unmistakably a round of applause by one person.
O {P} <make> a fist and <knock>. Three times. The answer <be:s> one knock, very soft. Then no more.
L {P} <knock> three times. One knock <come:s> back. After that it <be:s> still.`,
    coda: `
E Every year on that day {P} <knock> three times on some wall or other, and if anybody <ask:s>, {p} <say> that it <be:s> for luck.
N The wall <have:s> been quiet since, except for the odd knock-knock joke.
O Nothing <knock:s> now. {P} <knock> anyway, going to bed. Habit.
L The knocks never <come:p> back. {P} <miss> them a little.`,
  },
  {
    id: 'tune',
    plant: `
E Somewhere out of sight a person <be:s> humming, four notes and a stop, four notes and a stop, and {P} <wait> for the fifth with an impatience quite out of proportion to the tune.
E Four notes of a tune <reach:p> {P} from beyond {thing}, and it <be:s> their familiarity, not their strangeness, that <make:s> {pm} stand still.
N A tune <wander:s> in, four notes long, lost its way home and <sit:s> down.
N Somebody <hum:s> four notes, <leave:s> them in the air like washing, and <go:s>.
O Somebody <be:s> humming. Four notes, then nothing. {P} <turn> round. The humming <stop:s>.
O Four notes, hummed, from behind {thing}. {P} <know> the tune. {p} <can> not think from where.
L Someone <hum:s> a tune close by. {P} <know> it from long ago.
L {P} <hear> a tune. It <stop:s> after four notes.`,
    develop: `
E All through this the four notes of the tune <go:p> on somewhere underneath, so that {P} <catch> {pf} breathing in time with them.
E {P} <ask> whether anyone else <can:s> hear the tune, and <be> sorry at once, for now {T} all <listen:p>, and nobody <want:s> to be the first to say no.
N The tune <be:s> in {thing} now, quite faint, like a bee in a sleeve.
N By this time even {thing} <seem:t> to know the tune, and {t} <be:t> holding back the last note out of spite.
O The tune again. "Stop that," {O} <say:o>. {P} <have> not made a sound.
O Four notes. Closer. {P} <whistle> them back, and the tune <begin:s> again from the start, slower.
L The tune <be:s> back. It still <do:s> not have an end.
L {P} <start> to hum the tune too. It <be:s> hard not to.`,
    turn: `
E The fifth note, when it <come:s>, <come:s> out of {P's} own mouth; and with it the whole of the tune, and the kitchen it [had|has] been sung in, and the person who used to break off there to kiss the top of {ps} head.
N {P} <sing> the missing note by accident, the way one <step:s> on a rake, and the whole tune <stand:s> up at once.
O {P} <open> {ps} mouth and <sing> it. All four notes of the tune, and then the fifth. Nobody <hum:s> after that. Nobody <have:s> to.
L {P} <know> the rest of the tune now. It <be:s> a song for going to sleep.`,
    end: `
E {T} <sing:p> the tune to its end, not well, and in more keys than one; and because it <have:s> an end at last, it <leave:s> {P} alone.
N {P} <give> the tune an ending with a frill on it, and it <go:s> off pleased, swinging its little stick.
O {P} <hum> the tune once, from beginning to end. It <take:s> eleven seconds. It <be:s> over.
L {P} <hum> the tune all the way to its end. Then it <be:s> still.`,
    coda: `
E The tune <turn:s> up here and there in later life, at weddings, in elevators, and {P} always <supply> the fifth note.
N People who <have:p> never been near the place <whistle:p> that tune now. Tunes <be:p> like cats about property.
O {P} <teach> the tune to a child. All five notes.
L {P} still <hum> that tune when there <be:s> work to do.`,
  },
  {
    id: 'bell',
    plant: `
E A bell <ring:s> once, a long way off, at no hour that {P} <can> put a name to, and everything that [had|has] been about to happen <seem:s> to step back and let it pass.
N Somewhere a bell <ring:s> half past nothing.
N A bell <clear:s> its throat in the distance and <say:s> one thing, roundly, and no more.
O A bell. One stroke. {P} <look> up. It <be:s> not the hour, and there <be:s> no bell here that {p} <know> of.
E {P} <hear> a bell, one stroke only, and <be> annoyed to discover how long {p} <go> on waiting for a second.
L A bell <ring:s>, far away. {P} <do> not know of any bell.
O One stroke of a bell. Then {thing} <move:t>, only a little. {P} <look> from the one to the other.`,
    develop: `
E The bell again: and this time {P} <pay> attention to what <come:s> after, and <see> {O} stumble, and <begin> to suspect an order in it.
E {P} <have> started to dislike the bell as one <dislike:s> a person who <be:s> always right.
N The bell <ring:s>, and a moment later something <drop:s>, somewhere, as if on cue.
N {P} <begin> to flinch a little before the bell, which <be:s> flattering for the bell.
O The bell <ring:s>. "Now what," {O} <say:o>. {T} <wait:p>. A shelf <give:s> way in another room.
O One stroke of the bell. {P} <put> down what {p} <be> holding. It <seem:s> safer.
L The bell <ring:s> once more. Right after, the lights <go:p> dim.
L Each time the bell <ring:s>, some small thing <break:s>.`,
    turn: `
E It <be:s> so plain, once seen, that {P} <be> ashamed: the bell never <ring:s> because of a thing, it <ring:s> before it; it <be:s> not a memorial but a warning, and somebody <have:s> been pulling that rope on {Ts} account.
N The bell <be:s> not telling the time. It <be:s> telling on it, {P} <realize>: every stroke <come:s> a moment ahead of the trouble.
O "It's early," {P} <say>. "The bell. It rings before." Nobody <move:s>. Then, somewhere beyond {O}, the bell <ring:s>.
L {P} <get> it now. The bell <ring:s> first. It <be:s> there to warn {Tm}.`,
    end: `
E When the bell <ring:s> for the last time {P} <do> not brace {pf}, and what <come:s> after it <be:s> only evening.
N The bell <ring:s> twelve, all at once, like {P} emptying {ps} pockets before going home.
O {P} <wait> for the bell. It <do:s> not ring. So nothing <be:s> going to happen. {p} <sit> down.
L The bell <be:s> still now. That <mean:s> {T} <be:p> safe.`,
    coda: `
E {T} never <learn:p> who [had|has] rung the bell, though {P} <leave> a jar of honey on the step of every church {p} <pass>.
N The bell <be:s> retired, with honors, and <keep:s> pigeons.
O {P} <hear> a bell now and then. {p} <stop>, and <look> both ways.
L When a bell <ring:s>, {P} still <stand> still for a bit.`,
  },
  {
    id: 'drip',
    plant: `
E Water <be:s> dripping somewhere, each drop a little later than one <expect:s> it, so that {P} <be> kept in a continual small suspense.
N A drip <have:s> moved in. It <say:s> the same word over and over, with feeling.
O Something <drip:s>. {P} <look> at the ceiling, which <be:s> dry. {p} <look> at {thing}. Dry. It <drip:s>.
L There <be:s> a drip. {P} <look> for it and <do> not find it.
E {P} <become> aware of a drip, and then of how long {p} <have> been aware of it without consenting to be.
N Drip, {ps} evening <begin:s> to say, drip, like a clerk with one stamp.
O A drip. {P} <set> a cup where it must fall. The cup <stay:s> empty.`,
    develop: `
E There <be:s> a puddle by now where the drip must be falling, with the whole ceiling upside down in it, and {P} <step> round it as one <step:s> round someone asleep.
E The drip <keep:s> a slower time than {P's} heart, and {p} <find> {pf}, absurdly, trying to come down to it.
N The drip <have:s> picked up a rhythm. Another week and it would have a band.
N The puddle under the drip <have:s> a coastline now, and, on the near side, a bay.
O The drip <be:s> faster. {P} <count>. Nine to the minute. Then ten.
O "Can you hear the drip?" {O} <ask:o>. {P} <point> to the wet patch on the floor.
L The drip <be:s> worse. {P} <put> a pot down. The pot <fill:s> up.
L It <drip:s> and it <drip:s>. {P} <can> not sleep for it.`,
    turn: `
E It <be:s> not a leak at all, {P} <see>, holding a hand beneath the drip; it <be:s> meltwater, and somewhere above {pm} a thing that [had|has] been frozen since before anybody could remember <be:s> letting go.
N The drip, it <turn:s> out, <be:s> a thaw. Some enormous cold old thing up there <have:s> started, one word at a time, to say sorry.
O {P} <catch> a drop from the drip and <taste> it. Salt. {p} <wipe> {ps} eyes with the same hand, and <understand>.
L The drip <be:s> ice going soft. Up there it <be:s> spring at last.`,
    end: `
E The drip <stop:s> without anyone's noticing when; {P} only <know> that for some time there <have:s> been nothing to wait for, and that it <be:s> restful.
N The last drop <hang:s> there, thinks it over, and <stay:s>, for good.
O The drip <stop:s>. {P} <wait> a full minute. Then {p} <empty> the pot out of the window.
L The drip <stop:s>. {P} <wipe> the floor dry.`,
    coda: `
E A ring of paler wood <remain:s> where the drip [had|has] fallen, and {P} <keep> a plant there, which <thrive:s>.
N They <name:p> the dried-up puddle after its discoverer and <put:p> it on a map.
O The patch on the ceiling never quite <dry:s>. {P} <like> the shape.
L It never <drip:s> again. {P} <keep> the pot, though.`,
  },
  {
    id: 'scent',
    plant: `
E There <come:s> a smell of burnt sugar, with no kitchen near to explain it, and {P} <feel>, before any thought, the small collapse in the chest that belongs to being called in for supper.
N A smell of burnt sugar <walk:s> through, wiping its feet on everybody.
O "Do you smell that?" Burnt sugar. {P} <look> round {thing} for a cause and <find> none.
L There <be:s> a smell of burnt sugar. {P} <look> for a stove.
E {P} <stop>: the air <have:s> turned to burnt sugar, faintly, as though somebody two rooms and thirty years away <have:s> let a pan stand too long.
N The air <have:s> gone sweet and a little singed, a smell of burnt sugar, like a birthday with something to hide.
O Burnt sugar. The smell <come:s> and <go:s>. {P} <open> {ps} mouth to mention it and <do> not.`,
    develop: `
E It <be:s> odd how the smell of burnt sugar <choose:s> its moments; {P} <have> only to tell {pf} that it <be:s> nothing, and there it <be:s>.
E The burnt sugar <have:s> got into {ps} clothes by now, so that {P} <carry> the question about wherever {p} <go>.
N The smell of burnt sugar <take:s> the chair next to {P} and <cross:s> its legs.
N One <can:s> follow the burnt sugar with one's eyes shut, {P} <discover>, and be led in a neat circle.
O Burnt sugar, stronger now. {O} <sniff:o>, <frown:o>, <say:o> nothing.
O {P} <check> behind {thing}. No fire. No pan. Only that smell of burnt sugar.
L The smell of burnt sugar <be:s> back. It <make:s> {P} hungry and sad.
L {P} <hold> {ps} nose. The burnt sugar <get:s> in all the same.`,
    turn: `
E And then {P} <have> it: a pan, a window, a woman laughing because for once the caramel <have:s> got away from her; it <be:s> the smell of burnt sugar, but it <have:s> only ever been the smell of being forgiven.
N The burnt sugar <be:s> coming off {P} {pf}, from the cuffs, from the hair; some days, it <seem:s>, a person just <caramelize:s>.
O {P} <close> {ps} eyes and <breathe> in the burnt sugar. A kitchen. A hand on {ps} hair. "Oh," {p} <say>. "It's you."
L {P} <know> that smell. It <be:s> burnt sugar, and it <be:s> home.`,
    end: `
E {T} <make:p> a pan of it on purpose, in the end, {P} stirring, and <let:p> it burn; and for as long as the smell of sugar <last:s>, nobody who <be:s> missing <be:s> altogether gone.
N {P} <burn> one spoon of sugar as an offering. The air <say:s> thank you and <go:s> home.
O {P} <open> a window. The burnt sugar <go:s> out, and the cold <come:s> in. {p} <leave> it open.
L The sweet smell <go:s> away. {P} <let> it go.`,
    coda: `
E It <be:s> said of {P} that {p} never <scold> a child for burning anything.
N There <be:s> a dessert named for it now, and it <be:s> terrible.
O {P} <bake>, these days. Badly. The smoke <be:s> the best part.
L {P} <like> the smell of burnt sugar to this day.`,
  },
];
