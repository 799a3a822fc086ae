import type { Thread } from '../piece';

/** Threads that begin with a person, an animal, or a sign of one. */
export const figureThreads: readonly Thread[] = [
  {
    id: 'stranger',
    plant: `
E Some way off a stranger in a long coat <be:s> standing with both hands empty, not near enough to be spoken to and not so far that {P} <can> pretend to have seen nobody.
N A stranger <stand:s> in the distance, so still that a bird <have:s> begun to make inquiries.
O There <be:s> a stranger out there in a long coat. {P} <wave>. The stranger <do:s> not.
L There <be:s> a stranger far off in a long coat. {P} <do> not like it.
E {P} <have> the impression of a stranger in a long coat, exactly at the limit of what one <can:s> see, who <be:s> not waiting for anything so much as letting it come.
N Out past {thing} <stand:s> a stranger in a long coat, like an exclamation mark nobody has found the sentence for.`,
    develop: `
E The stranger in the long coat <be:s> nearer by the width of a room, and yet {P}, who <have> been watching, <can> not say that there <have:s> been a single step.
E {T} <have:p> stopped talking of the stranger by now, as one stops talking of weather that has decided to stay, though {P} <see> that nobody <turn:s> their back.
N The stranger <have:s> come closer and <have:s> brought along some of the distance, on the shoes.
N {P} <move> a step to the left. Out there the stranger <move:s> a step to the left. It <be:s> almost a dance, and no one <have:s> asked anyone.
O The stranger again. Closer. {P} <can> make out buttons now, and one bare hand.
O "Do you know that stranger?" {P} <ask>. {O} <look:o> for too long. "No."
L The stranger <be:s> closer now. {P} <can> see the buttons on the long coat.
L {P} <call> out to the stranger. No word <come:s> back.`,
    turn: `
E Close to, the stranger <be:s> only tired; the one bare hand <come:s> out of the coat, and in it <be:s> a glove, {P's} own, lost so long ago that {p} <have> stopped being cold.
N The stranger <cough:s>, <bow:s>, and <hold:s> out a glove. "You dropped this," the stranger <say:s>, "about nine years back. You're quick."
O {P} <walk> out to the stranger. "What do you want?" The stranger <open:s> one hand. In it <be:s> {ps} glove. "To give you this."
L The stranger <come:s> up and <hold:s> out a glove. It <be:s> {P's} own.`,
    end: `
E There <be:s> soup enough for the stranger, as it happens, and a chair; and before the bowl <be:s> empty {P} <have> been told the whole of that long way, and <be> ashamed only of having been afraid.
N {P} <trade> the stranger the other glove, so that each <have:s> one warm hand and a reason to meet.
O "Come in," {P} <say> to the stranger. The stranger <wipe:s> both shoes with care, and <come:s> in.
L {P} <ask> the stranger in for tea. The stranger <take:s> three sugars.`,
    coda: `
E {P} never <learn> the stranger's name, and in time it <come:s> to seem the right way round, that a kindness should have no one to go back to.
N Each winter a glove <arrive:s>, always the left. {P} <be> going to need more hands.
O The coat <hang:s> in the hall now. The stranger <be:s> not a stranger.
L The stranger <write:s> now and then. The letters <be:p> short and kind.`,
  },
  {
    id: 'stray',
    plant: `
E A stray dog with one white ear <have:s> lain down across the way, and it <look:s> past {P}, past everyone, with the fixed courtesy of someone listening for a train.
N A stray with one white ear <arrive:s>, <inspect:s> everyone's shoes, and <take:s> over the management.
O A stray dog. One white ear. It <sit:s> by {thing} and <watch:s> the way in. {P} <hold> out a hand. It <do:s> not look.
L A stray dog <come:s> and <sit:s> down. It <have:s> one white ear.
E {P} <become> aware of being followed, and, turning, <find> a stray dog with one white ear, which <sit:s> down at once and <look:s> the other way.
N Out of the corner of nowhere <trot:s> a stray, one ear white, as if dipped in the wrong pot.`,
    develop: `
E Whatever {P} <offer> the stray it <take:s> politely and <lay:s> aside, like a guest who <have:s> eaten elsewhere and <be:s> only here to wait.
E It <be:s> always the same direction, {P} <notice>; wherever one <put:s> the stray down, it <turn:s>, once, like a needle, and <go:s> on looking.
N The stray <have:s> opinions about {thing}. It <express:s> them at length, from underneath.
N The stray <sneeze:s> at {P}, which, in dog, <be:s> either a blessing or a bill.
O "Whose is it?" {O} <ask:o>. The stray <prick:s> its white ear and <look:s> down the road.
O {P} <whistle>. The stray <do:s> not turn. It <be:s> looking at the same spot as before.
L {P} <feed> the stray some bread. It <do:s> not eat.
L The stray <look:s> the same way all the time. {P} <look> too.`,
    turn: `
E And then the white ear <go:s> up, and the stray <rise:s>, without haste, for a person {P} <can> not yet see; and it <be:s> borne in on {Tm} all that it <be:s> the people who <have:p> been lost, and the dog that <have:s> been keeping the place.
N All at once the stray <stand:s> and <wag:s>, and there, late by a lifetime, <be:s> whoever it <have:s> been waiting for: nobody special, out of breath, apologizing.
O The stray <get:s> up. It <walk:s> straight to {P} and <put:s> its head against {ps} knee. {p} <have> been the one it <be:s> waiting for. {p} <have> only been slow.
L The stray <get:s> up and <bark:s> once. Then it <lick:s> {P's} hand. It <have:s> picked its person.`,
    end: `
E When {P} <set> out, the stray <set:s> out too, half a length behind and a little to the left, as though it <have:s> been agreed long ago and many years ago.
N The stray <be:s> appointed to the household, with the rank of uncle.
O {P} <start> for home. The stray <follow:s>. {p} <hold> the door for it.
L {P} <take> the stray home. It <sleep:s> by the bed.`,
    coda: `
E The stray <grow:s> old with {P}, and the white ear <be:s> the last of it to go gray.
N There <be:p> puppies round there with one white ear. The stray <deny:s> everything.
O {P} never <name> the stray. It <come:s> when it <like:s>.
L The stray <be:s> old now. So <be> {P}. {T} <sit:p> in the sun.`,
  },
  {
    id: 'light',
    plant: `
E Far off, where to {P's} certain knowledge nobody <live:s>, a small light <have:s> come on, and it <be:s> the yellow of it, the plain domestic yellow, that <be:s> hard to explain.
N A small yellow light <have:s> come on out there, in the middle of nothing, like a crumb on a black tablecloth.
O There <be:s> a small light out there. {P} <know> that stretch. Nobody <live:s> on it. The light <go:s> out.
L {P} <see> a small light, a long way off. No one <live:s> there.
E {P} <notice> a small light where there <have:s> never been one, low down and steady, as though someone [had|has] sat up late with a book with the dark for a margin.
N Off beyond {thing} somebody <have:s> hung up one small light, to see who <will:s> come and complain.`,
    develop: `
E The small light <burn:s> until {P} <look> straight at it, and then <be:s> gone; so that {p} <learn> to look a little to one side, which <be:s>, {p} <reflect>, how one looks at most of what matters.
E {P} <ask> {O} about the small light, and <be> told that there <be:s> nothing out that way, and then, after too long, that there <have:s> not been for years.
N The small light <wink:s> twice. {P} <wink> back. It <be:s> hard to say who <have:s> started it.
N The small light <have:s> moved, or the dark <have:s> been rearranged around it, to show it off.
O Two small lights now. Then one. {P} <shade> {ps} eyes. "Somebody's walking about over there," {p} <say>.
O The small light <go:s> on. {P} <count> to nine. It <go:s> off. Nine again, every time.
L The small light <be:s> back. It <blink:s> on and off.
L {P} <tell> {O} of the small light. {O} <do:o> not see it.`,
    turn: `
E It <be:s> when {P} <lift> an arm to point, and out there something <lift:s> too, that the thing <become:s> clear: someone over there <have:s> seen a small light, here, where no one <live:s>, and <have:s> been just as frightened.
N {P} <put> out the lamp. The small light <go:s> out. {P} <light> it. Well, of course: somebody over there <be:s> being haunted by {P}.
O {P} <cover> the lamp, three times. Out there, the small light <go:s> dark three times. "It's not a signal," {p} <say>. "It's an answer."
L {P} <wave> a lamp. The small light <wave:s> too. Someone over there <be:s> lost, and scared of {P}.`,
    end: `
E {P} <set> a lamp in the window and <leave> it there all night, so that two small lights <burn:p> on either side of that dark, and neither of them <be:s> for reading.
N {P} <write> "HELLO" with the lamp, badly, and the small light <write:s> back, worse.
O {P} <take> the lamp and <go> out to meet the small light. Halfway, it <start:s> to come.
L {P} <leave> a lamp on. The small light <stay:s> on too, all night.`,
    coda: `
E The two <meet:p> only once, {P} and whoever <keep:s> the small light, and <have:p> very little to say; the lamps [had|have] said it.
N There <be:s> a path now between the two lights. Moths <use:p> it, mostly.
O The small light still <come:s> on at dusk. {P} <light> the lamp first, if {p} <can>.
L At night {P} <look> for the small light. It <be:s> always there.`,
  },
  {
    id: 'chair',
    plant: `
E There <be:s> a chair drawn up that nobody <admit:s> to having drawn up, and when {P} <lay> a hand on its seat the wood <be:s> warm.
N One chair too many <have:s> joined the company. It <be:s> warm, and it <be:s> not saying why.
O An empty chair, pulled out from the wall. {P} <touch> the seat. Warm. Nobody <have:s> been sitting there.
L There <be:s> a chair no one <know:s>. The seat <be:s> warm.
E {P} <go> to move the empty chair and <stop>, because the seat <have:s> just that hollow, and just that warmth, which a person leaves who means to come back.
N Beside {thing} an empty chair <have:s> turned up, with the look of having got there first.`,
    develop: `
E {T} <have:p> begun to walk around the empty chair without speaking of it, and {P}, who <have> put a cushion there once out of mere tidiness, <find> the cushion dented.
E {P} <take> the empty chair away to where it <can:s> do no harm, and <spend> the rest of the hour feeling as if {p} <have> sent somebody out of the room.
N The empty chair <have:s> crossed its legs. Turned legs, at that, and it <take:s> some doing.
N {P} <wish> the empty chair a good evening. It <creak:s>, quite warmly, in return.
O {O} <go:o> to sit in the empty chair. "Not that one," {P} <say>, too fast.
O The empty chair <be:s> nearer to {thing} than it <have:s> been. {P} <push> it back. Still warm.
L The empty chair <be:s> still warm. {P} <do> not sit on it.
L {P} <count> the chairs. There <be:s> still one too many.`,
    turn: `
E It <have:s> been kept warm, {P} <see>, not by someone who <be:s> gone but for someone who <have:s> not dared; and there <be:s>, when {p} <count> again, exactly one person who <have:s> been standing all this time.
N {P} <sit> down in the empty chair, since no one else <have:s> the manners to. It <fit:s> like a nickname.
O "Who is that chair for?" {P} <ask>. Nobody <answer:s>. Everyone <look:s> at {pm}. "Oh," {p} <say>.
L The warm chair <be:s> for {P}. It <have:s> been for {pm} all along.`,
    end: `
E {P} <sit> down at last in the empty chair, among the others, and <be> handed a plate without comment, and it <be:s> the absence of comment that {p} <will> remember.
N The chair <be:s> full now, and <hum:s> to itself, as chairs do that have found work.
O {P} <pull> the chair in to the table and <sit>. No one <say:s> a word. Somebody <pass:s> the bread.
L {P} <sit> down in the chair at last. It <feel:s> good to sit.`,
    coda: `
E It <be:s> the custom now to set out one chair more than there <be:p> people, and {P} always <see> to it that it <be:s> near the fire.
N That chair <be:s> entered in the census, under "other."
O The chair <belong:s> to {P}, as every guest <learn:s>.
L It <be:s> just a chair now. But it <be:s> the best one.`,
  },
];
