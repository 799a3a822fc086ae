import type { Thread } from '../piece';

/** Threads that begin with something small enough to hold. */
export const paperThreads: readonly Thread[] = [
  {
    id: 'note',
    plant: `
E Under {thing} there <be:s> a slip of paper, folded small, on which somebody <have:s> written only the words "Not yet," and {P} <read> them several times, as if the rest might be persuaded to appear.
E {P} <unfold> a slip of paper that <have:s> no business being there and <read> the two words on it, "Not yet," with the discomfort of one who <have:s> been about to.
N A slip of paper <drop:s> out of nowhere in particular. "Not yet," it <say:s>, in handwriting with its hat on.
N Tucked beneath {thing}, folded into a fish, <be:s> a slip of paper: "Not yet."
O There <be:s> a slip of paper under {thing}. {P} <unfold> it. "Not yet," it <say:s>. No name.
O A slip of paper, folded twice. {P} <read> it and <pass> it on. Two words: "Not yet."
L {P} <find> a slip of paper. It <say:s>, "Not yet."
L A slip of paper <lie:s> on the floor. "Not yet," it <say:s>.`,
    develop: `
E {P} <keep> the slip of paper by {pm} and <consult> it more often than {p} <will> admit, the way one <consult:s> a clock in a house where somebody <be:s> late.
E Whoever <have:s> written that slip of paper, {P} <reason>, <have:s> either known {Tm} very well or not at all, and {p} <can> not decide which <be:s> the less comfortable.
N {P} <hold> the slip of paper up to the light, in case it <be:s> shy. It <be:s>.
N The slip of paper <have:s> folded itself differently overnight. It <be:s> less a fish now than a boat.
O A second slip of paper. "Nearly," it <say:s>. {P} <hand> it to {O}, who <read:o> it and <look:o> up at the door.
O {P} <turn> the slip of paper over. On the back, very small: "You know why."
L {P} <read> the slip of paper once more. It still <say:s> the same thing.
L {P} <show> {O} the slip of paper. {O} <do:o> not know the hand.`,
    turn: `
E It <be:s> the date in the corner of that slip of paper, so faint that it [had|has] passed for a crease, that <undo:s> {pm}: it [had|has] been written forty years ago, for somebody else, and {P} <have> been obeying it all this while.
N There <be:s> a third word on the slip of paper, under the fold, and it <have:s> been there from the start: "Not yet, dear." So it <be:s> not a warning. It <be:s> a bedtime.
O {P} <lay> the slip of paper beside the grocery list. Same slant, same ink. {p} <look> up. "You wrote it," {p} <say> to nobody, to {pf}.
L The slip of paper <be:s> not for {P} at all. It <have:s> been meant for someone long gone.`,
    end: `
E {P} <write> one word under the two on the slip of paper, and the word <be:s> "Now"; and, having written it, {p} <fold> it small and <put> it back for whoever <be:s> next in need of it.
N {P} <fold> the slip of paper back into a boat and <sail> it off. "Now," it <say:s>, if one <read:s> it going away.
O {P} <cross> out "Not." That <leave:s> one word. {p} <pin> the slip of paper up where everyone <can:s> see it.
L {P} <tear> the slip of paper in two. The time <have:s> come.`,
    coda: `
E The slip of paper <turn:s> up years later in a coat given away, and <be:s> a great comfort, they <hear:p>, to a stranger with a train to miss.
N That slip of paper <be:s> still at sea.
O {P} never <write> notes now. If there <be:s> something to say, {p} <say> it.
L {P} <keep> half of the slip of paper. It <say:s> "yet."`,
  },
  {
    id: 'photograph',
    plant: `
E Between {thing} and the wall {P} <come> upon a photograph of people on a step, smiling as if at someone they <like:p>, and with one of them cut out so neatly that the gap <have:s> shoulders.
N {P} <find> a photograph with a hole in it the shape of a person, and everybody round the hole <be:s> having a lovely time.
O A photograph, face down. {P} <turn> it over. Five people and a hole where the sixth <have:s> been cut away.
L {P} <find> a photograph. One face <have:s> been cut out.
E There <be:s> a photograph on the floor, and what {P} <see> first <be:s> not the faces but the careful absence among them, scissored away by somebody who <have:s> taken time over it.
N A photograph <slide:s> out from under {thing}, missing one guest.
O {P} <pick> up a photograph. Somebody <have:s> cut a head out of it. The scissors <have:p> been sharp.`,
    develop: `
E {P} <study> the photograph for what the others <be:p> looking at, since people in photographs <look:p> nearly always at what they are about to lose.
E There <be:s> a hand in the photograph, {P} <notice>, on the shoulder of the one at the edge, and it <belong:s> to nobody who <be:s> left.
N {P} <hold> the photograph up so that {thing} <show:t> through the hole. {t} <look:t> well in it. Almost like family.
N One of the people in the photograph <have:s>, {P} <can> swear, stopped smiling.
O {P} <show> {O} the photograph. {O} <put:o> a finger on the hole and <leave:o> it there.
O On the back of the photograph <be:s> a year and the word "before." {P} <read> it aloud. It <do:s> not help.
L {P} <look> at the photograph again. The people in it <look:p> glad.
L {P} <put> the photograph in a pocket to keep it safe.`,
    turn: `
E When the missing piece <fall:s> out at last, from behind the backing, {P} <lay> it into the photograph and <see> whose face it <be:s>, and <have> to sit down; it <be:s> like being waved to from a train that <have:s> gone before one <be:s> born.
N {P} <find> the lost piece of the photograph and <fit> it in. It <be:s> not a person at all. It <be:s> a dog, mid-leap, upstaging everyone.
O The missing piece <fit:s>. {P} <look> at the face in the photograph, and then into the dark window. The same face.
L {P} <find> the piece that <have:s> been cut out of the photograph. It <be:s> a face just like {ps} own.`,
    end: `
E {P} <paste> the piece back with flour and water, crookedly, so that anyone <can:s> see the cut; a photograph, {p} <think>, <ought:s> to own up to what <have:s> been done to it.
N The photograph <go:s> up on the wall, whole again, and {P} <be> fairly sure that it <cheer:s>.
O {P} <stand> the photograph against {thing}, where the light <be:s>. All six of them. {p} <leave> it there.
L {P} <mend> the photograph with tape. It <be:s> not neat, but it <hold:s>.`,
    coda: `
E On some evenings {P} <count> the faces in the photograph, as others count sheep, and never <get> beyond the one with the cut across it.
N The photograph <have:s> faded to the color of tea. The dog <look:s> good in it.
O The photograph <hang:s> by the door. People <ask:p> about the scar across it. {P} <tell> them.
L {P} <look> at that photograph each day, and <nod>.`,
  },
  {
    id: 'list',
    plant: `
E It <be:s> a list, in pencil, of nine things, eight of them crossed out; and {P}, who <have> never been able to leave a list alone, <try> to make out the ninth, which <have:s> been rubbed until the paper <shine:s>.
N {P} <find> a list in someone's pencil. Eight items <be:p> crossed out. The ninth <be:s> a smudge with ambitions.
O A list, pinned behind {thing}. Eight lines crossed out. {P} <tilt> it to the light. The ninth <be:s> a gray smear.
L {P} <find> a list. All but one thing <be:s> crossed out.
E What {P} <take> for a bill <be:s> a list, and the first thing on it, crossed out twice, <be:s> to mend what <can:s> be mended.
N A list <flutter:s> down from {thing}: eggs, string, courage, all crossed out, and one last line nobody <can:s> read.`,
    develop: `
E {P} <have> now found three of the crossed-out things on the list, each where one <will:s> pass it daily, and <be> beginning to feel less like a reader of it than an item.
E {T} <argue:p> about the last line of the list, and it <be:s> curious, {P} <think>, how each of {Tm} <read:s> a different fear in the smudge.
N {P} <add> "tea" to the list, to see what <will:s> happen. By the next look it <have:s> been crossed out.
N The list <have:s> grown a tenth line. It <say:s> "see nine."
O {P} <read> the list out. Number four <be:s> a name. {O} <ask:o> to hear that one again.
O Somebody <have:s> been at the list. Number one <be:s> no longer crossed out. {P} <show> it around without a word.
L {P} <go> over the list one more time. The last line <be:s> too faint.
L {P} <put> the list under {thing} for now.`,
    turn: `
E A soft pencil, held flat, <bring:s> it up out of the paper at last; and the ninth thing on the list, which [had|has] seemed so terrible, <be:s> only "rest," and {P} <laugh>, and then <have> to turn away.
N The ninth line of the list <say:s>, once one <hold:s> it to a mirror, "start again from the top, but dancing." {P} <read> it twice, once for each foot.
O {P} <rub> ash across the smear. Letters <come:p> up, one by one. The last thing on the list <be:s> "Tell them." {p} <put> it down.
L {P} <can> read the last line now. The list <say:s>, "Go home."`,
    end: `
E So {P} <take> the pencil and, in good light, before witnesses, <cross> out the ninth thing on the list, and it <be:s> wonderful how much of a person one line <can:s> set free.
N {P} <cross> out the last item with a flourish that <use:s> up the rest of the pencil, and the list, having nothing more to do, <take:s> the afternoon off.
O {P} <do> the ninth thing. Then {p} <cross> it out. Then {p} <burn> the list in a saucer.
L {P} <cross> out the last thing on the list. All done.`,
    coda: `
E {P} <keep> no lists now, and <forget> the milk, and <be> forgiven for it.
N The list <be:s> framed over the sink. It <do:s> nothing all day and <do:s> it well.
O There <be:s> a new list. It <have:s> one line. {P} <do> not cross it out.
L {P} still <write> lists. They <be:p> short.`,
  },
  {
    id: 'coin',
    plant: `
E {P} <pick> up a coin with a nick in its rim, the kind of coin nobody <will:s> miss, and <notice>, spending no thought on it, that it <be:s> warm.
N A coin <roll:s> up to {P}, <take:s> a bow, and <fall:s> over: heads, with a nick in one ear.
O A coin on the ground by {thing}. There <be:s> a nick in its rim. {P} <pocket> it and <walk> on.
L {P} <find> a coin with a nick in it. {p} <put> it in a pocket.
E Next to {thing} <lie:s> a coin with a nick in its rim, too plainly left there to have been dropped.
N There <be:s> a coin on the floor, standing on its edge, with a nick in it and an air of having planned this.`,
    develop: `
E There <be:s> the coin again, nick and all, on a ledge that {P} <have> just wiped; and it <be:s> of no use to feel in one's pocket, though {p} <do>, and of course it <be:s> empty.
E {P} <have> given that coin away twice, once out of kindness and once out of fear, and both times it <have:s> been back before {p} <be>.
N The nicked coin <be:s> in {P's} shoe. It <have:s> opinions about walking.
N {P} <flip> the nicked coin to settle a small matter. It <land:s> on its edge. The matter <stay:s> open.
O {P} <throw> the coin as far as {p} <can>. Later it <be:s> under {thing}. Same nick.
O "Heads or tails?" {P} <ask>. {O} <look:o> at the nicked coin and <do:o> not answer.
L The coin with the nick <be:s> back. {P} <do> not know how.
L {P} <give> {O} the coin. It <turn:s> up in {ps} pocket again.`,
    turn: `
E It <be:s> {O} who <say:o> it, that a coin which keeps coming back is not lost but owed; and {P} <remember>, with a heat about the ears, whom {p} once <have> borrowed exactly that much from, and never gone to see.
N {P} <look> the nicked coin in the face at last, and <know> the profile: it <be:s> {ps} own, older, with better hair.
O {P} <hold> the nicked coin up. "I remember," {p} <say>. "I paid for something with this. I never went back for it."
L {P} <know> that coin now. It <be:s> the first one {p} ever earned.`,
    end: `
E {P} <leave> the coin where it [had|has] been meant to go all along, on a stone, under a name, and it <do:s> not come back, which <be:s> how one <know:s> a debt from a haunting.
N {P} <spend> the nicked coin on a bun. It <be:s> a very good bun. That, it <seem:s>, [had|has] been the idea.
O {P} <press> the nicked coin into a child's palm. The child <run:s> off with it. Nothing <come:s> back but laughing.
L {P} <toss> the nicked coin into deep water. That <be:s> that.`,
    coda: `
E Now and again somebody <show:s> {P} a coin with a nick in its rim, and {p} <say> what a fine coin it <be:s>, and <close> their fingers over it.
N The coin <be:s> out there still, doing the rounds, one shoe at a time.
O {P} <look> at all {ps} change now. Just a glance.
L No coin <come:s> back these days. {P} <check>.`,
  },
  {
    id: 'parcel',
    plant: `
E There <be:s> a parcel beside {thing}, tied with string, addressed to no one; and since it might be anybody's, {P} <feel> with some force that it ought not to be opened by just anyone.
N A parcel <have:s> arrived without a postman, a stamp, or any sense of embarrassment.
O A parcel. Brown paper, string, no address. {P} <nudge> it with one foot. Something inside <slide:s>.
L There <be:s> a parcel there. It <have:s> no name on it.
E Nobody <see:s> the parcel come; {P} only <know> that there <be:s> one now, small and well tied, with the composure of a thing that <have:s> been expected.
N By {thing} <sit:s> a parcel done up in brown paper, quietly minding what may or may not be its own business.`,
    develop: `
E {T} <have:p> moved the parcel twice to make room, and both times {P} <notice> that whoever <carry:s> it <carry:s> it as one <carry:s> a sleeping child.
E The parcel <be:s> lighter than it <have:s> been; {P} <be> sure of it, and <say> so, and <be> told that parcels do not change, in a voice that <be:s> itself not quite sure.
N The parcel <have:s> begun to purr, or else it <be:s> practicing the cello, very far away.
N {P} <put> {item} on one side of the parcel and {pf} on the other, for balance.
O {P} <put> an ear to the parcel. Then {O} <do:o>. {T} <look:p> at each other across it.
O "Open it." "No." {P} <sit> down between {O} and the parcel.
L {P} <shake> the parcel. It <do:s> not make a sound.
L {O} <want:o> to open the parcel. {P} <say> no.`,
    turn: `
E The string <come:s> away at a touch, in the end, and the parcel <be:s> full of {Ts} own small losses: a glove, a tooth, a house key, the button {P} <have> hunted for through a whole autumn.
N {P} <open> the parcel. Inside <be:s> a smaller parcel, and inside that a smaller, and in the last, no bigger than a pea, <be:s> a laugh, which <get:s> out.
O {P} <cut> the string. The parcel <be:s> empty but for a card. "Thank you for waiting," it <say:s>.
L {P} <open> the parcel. There <be:s> nothing in it but a warm smell.`,
    end: `
E {P} <smooth> the brown paper and <save> the string, as people do who have been poor, and <write> on it at last an address: there <be:s> someone who <will:s> be glad of a parcel.
N {P} <climb> into the empty parcel up to the knees. It <suit:s> {pm}. Somebody <find:s> a stamp.
O {P} <tie> the parcel up again, knot by knot, and <leave> it on the next step for the next person. Then {p} <go> in.
L {P} <fold> up the paper of the parcel. It <will:s> do for next time.`,
    coda: `
E Somewhere that parcel <be:s> still going from hand to hand, and there <be:p> people, {P} like to think, who <hold:p> it a while and feel better.
N Parcels <come:p> for {P} from all over now, all of them empty, every one of them just what {p} <want>.
O {P} <use> the string for tomatoes. They <do:p> well.
L {P} <keep> the string from that parcel.`,
  },
  {
    id: 'key',
    plant: `
E There <be:s> a small key in {P's} pocket that <be:s> not {ps} own, and though {p} <go> back over the day with some care, there <be:s> no moment in it into which a key might have slipped.
N A small key <turn:s> up in {P's} shoe, looking as though it [had|has] walked some way to get there.
O {P} <feel> something in {ps} pocket. A small key. It <be:s> not {ps} key. {p} <close> {ps} fist on it.
L {P} <find> a small key in a pocket. It <be:s> not from any lock {p} <know>.
E Somebody <have:s> hung a small key on a nail beside {thing}, at just the height of the hand, as one <hang:s> a thing for a person who <know:s>.
N {P} <cough>, and there <be:s> a small key in {ps} palm, which <be:s> either magic or the soup.`,
    develop: `
E {P} <have> tried the small key in every lock that would have it, and each refusal <leave:s> {pm}, unreasonably, more certain and not less.
E At odd moments {P's} fingers <go:p> to the small key, as the tongue <go:s> to a tooth.
N {P} <wind> {item} up with the small key. It <do:s> not need winding. It <seem:s> touched, all the same.
N The small key <have:s> a tooth missing, so that it <whistle:s> a little when one <run:s>.
O {P} <try> the small key on {thing}. No. "Try it the other way," {O} <say:o>. No.
O The small key <leave:s> a green mark on {P's} palm. It <do:s> not wash off.
L {P} <try> the small key. It <do:s> not fit a thing.
L {P} <put> the small key on a string and <wear> it.`,
    turn: `
E The small key <turn:s> at last in a door that <be:s> not locked, that never <have:s> been; and {P} <stand> there with {ps} hand on it, going over the years in which it <have:s> not occurred to {pm} to push.
N The small key <open:s> nothing because it <be:s> not a key, {P} <see>, turning it upside down. It <be:s> a very small portrait of somebody with marvelous teeth.
O {P} <turn> the small key once more. Something <click:s>, far off. Not here. "We've just let somebody out," {p} <say>.
L The small key <do:s> not lock things. It only <open:s> them. {P} <see> that now.`,
    end: `
E {P} <hang> the small key back on a nail at the height of a hand; it <be:s> somebody else's turn to find out what they have never thought of opening.
N {P} <plant> the small key in a flowerpot. A door, with any luck, by spring.
O {P} <drop> the small key through a grating. It <ring:s> twice on the way down. {p} <walk> on, lighter.
L {P} <give> the small key to a child, and <tell> it to try every door.`,
    coda: `
E In later years {P} <be> in the habit of trying doors, and it <be:s> surprising how many <open:p>.
N A sprig of brass <have:s> come up in the flowerpot. It <need:s> oil more than water.
O The green mark on {P's} palm never <go:s>. {p} <show> it to people who <be:p> stuck.
L {P} <lock> no doors now.`,
  },
];
