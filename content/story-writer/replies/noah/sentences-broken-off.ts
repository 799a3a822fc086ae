import type { ReplyGroup } from '../reply-group';

/** What finishes a sentence that somebody's time ran out on, and what follows from it. */
export const sentencesBrokenOff: readonly ReplyGroup[] = [
  {
    writer: 'Noah',
    answers: 'broken:noun',
    lines: `
{-} picture of the very same (place|room), done from above, with everybody in it, and in the (corner|doorway) a figure that nobody there <could account> for.
{-; opens} clock without hands. It <go> all the same, and at every (tick|stroke) a drawer below it <come> open by exactly one finger.
{-} ladder, of all things, (let|screwed) into the floor so that it only <lead> down, with the top four rungs worn (bright|thin).
{-; opens} second one exactly like it, only (smaller|wet), and tied to that, on a short (string|chain), the next one after that.
{-} bundle, still (warm|moving), with the knot on the inside, as if what <be> in there <had tie> itself up and meant to stay.
{-; opens} face very like [actor's], some twenty years (older|younger), which <look> up, and <sigh>, and <move> over to make room.
{-} hole, cut with care, in the shape of a (hand|violin), and [actor's] eye, as soon as it <get> near, <meet> a draft that <smell> of bread.
{-; opens} list of everyone who <have> been there that (night|week), with a tick beside every name but (two|one), and the pencil on a string.
{-} nest, made from (string|ticket stubs) and somebody's hair, and in the middle of it what the whole (house|street) <have> been looking for.
{-; opens} bell with its tongue wrapped in a (sock|rag), and the cloth, even as [actor] <look>, <begin> to come undone.
{-} lake, no bigger than a (bath|tray), with a (jetty|tiny boat), and on the (far|sunny) side of it, waving, people the size of (matches|thumbs).
{-; opens} curtain, (green|moth-eaten), moving a (little|lot) in the middle, at about the height of a man's (mouth|chin).
{-} pair of (boots|gloves), turned so neatly toward [actor] that it <take> an effort not to say good evening to them.
{-; opens} staircase where none <could fit>, and on the (third|fifth) step a plate, with a supper on it, half (eaten|cold).
{-} machine for (peeling|folding) something that nobody <have> ever seen, with a crank, and the crank <be> warm.
`,
  },
  {
    writer: 'Noah',
    answers: 'broken:preposition',
    lines: `
{-; opens} what <look> like a (wall|haystack), until it <breathe> out, and a (latch|tail) somewhere in the middle of it <drop>.
{-} everything that <have> been missing since (spring|the move), in order of size, the (spoons|umbrellas) on the left.
{-} nothing at all, (cold|blue) and deep, with a smell of snow, and one (plank|rope) laid across it by an optimist.
{-; opens} the one person who ought to have been (asleep|at sea), and who <put> a finger to both lips and <point> up.
{-; opens} somebody's open hand, (gloved|palm up), which <close> around [actor's] wrist, not hard, and <pull>.
{-} the wrong side of everything: the (knots|seams), the chalk marks, the little nails that <hold> the evening up.
`,
  },
  {
    writer: 'Noah',
    answers: 'broken:verb',
    lines: `
{-} <put> it down again at once, (hot|live) as it <be>, and it <run> off along the wall on more legs than a thing of that kind <have>.
{-; opens} <let> go. It <not fall>. It <hang> there, a (hand|foot) off the ground, turning a little, as a fish does in a slow stream.
{-} <shut> both eyes, so that only the ears <be:p> left for what <come> next: a (rip|snap), a splash, and a very old man laughing.
{-; opens} <set> one foot on it, to try. It <give> by a finger, and far below a (gong|row of bells) <count> the weight.
{-} <cut> straight across, by the shortest way, and so <meet> with the (wedding|geese) head-on, in the narrow part.
{-; opens} <hit> the floor beside it, with a flat hand. The (knock|dust) <travel>, and over in the corner a board <stand> up like an ear.
{-} <spread> all of it out under the light, and there, between the (string|crusts) and the bills, it <lie>, and <have> lain there from the start.
{-; opens} — but by then the (table|wall) <have> begun to move, all by itself, an inch, (a second inch|then a foot), and there <be> a light behind it.
{-} — and that <be> as far as it <get>, for the (chandelier|shelf), which <have> been thinking it over for years, <choose> this as its moment.
{-; opens} — no: it <be> already done. Someone quicker <had do> it, a minute before, and <be> on the way down the (drainpipe|hill) with it.
{-; opens} — only, the other one <be> faster. A (boot|stick) <come> down on the edge of it, and a polite voice <ask> for the (half|address).
{-} — until the (rope|handle) <come> off, that is, and there <be> [actor], holding it, with nothing whatever on the other end.
{-; opens} — well, who would not? But the floor there <be> (wet|new), and the tracks in it <go:p> one way only, toward the bed.
{-} — or almost. At the last instant a (sneeze|hiccup), a real one, <go> through everything like a horse through (laundry|a choir).
{-; opens} — and from outside, just at that second, somebody <do> the (very same|same) thing, a (beat|hair) behind, like a bad mirror.
`,
  },
  {
    writer: 'Noah',
    answers: 'broken:clause',
    lines: `
{-} nobody <had think> to bring a (lamp|spoon), which <become> important almost immediately, and <stay> so until morning.
{-; opens} there, in the (middle|thick) of it all, somebody <have> begun to saw, slowly, from the other side, on the line where [actor] <stand>.
{-} the (soup|glue) <be> by then so far along that it <have> opinions, and a skin, and <could not be> argued with.
{-; opens} the (third|other) one <be> still missing, and it <be> the third one, as everybody there <know>, that <do> the biting.
{-} it <turn> out to be hollow, and in the hollow, packed in (straw|newspaper), <sit> a smaller and much angrier one.
{-; opens} the light <go>, for no longer than a sneeze <take>, and when it <be> back there <be> one hat too many on the (pegs|table).
{-} no (door|bolt) in the whole place <have> ever been hung to open that way, and so it <take> the frame along.
{-; opens} something <have> been holding it up all those years, and that something, with a (yawn|grunt), now <step> out from under.
{-} the dog, who <have> no part in any of this, <get> up, <turn> around twice and <sit> down on the (switch|letter).
{-; opens} far (down|off), where the last light <reach>, a second (lid|gate) <fall> shut, and a key <be> turned in it from within.
{-} only one of them all <could swim>, or (read|whistle), and of course it <be> not the one with the (paddle|letter).
{-; opens} the (ink|paint) <be> still wet, so whoever it <be> <have> to be within a few steps, and breathing through the nose.
{-} it <be> Thursday, and on Thursdays the (bridge|bakery) <belong> to the geese, who <be:p> in no hurry.
{-; opens} the (string|line) <jerk>, twice, the way it <have> been agreed on, though the one who <had agree> on it <be> standing right there.
{-} all that <be> left to stand on <be> the (piano|lid), and it <have> begun to play under the weight of [actor's] heels.
`,
  },
  {
    writer: 'Noah',
    answers: 'broken:speech',
    lines: `
{-; opens} —" The rest <be> lost in a (crash|whistle), and when it <be> over there <be:p> two people who <have:p> heard it and neither <would repeat> it.
{-} — and don't put it down, whatever it says." By then, of course, it <lie> on the (table|grass), and <clear> its throat.
{-; opens} — under the (stairs|bridge), until I cough twice." From under there, patient, a bit muffled, somebody <cough>, twice.
{-} — with your left hand, if you please." All around, people <look:p> down at their hands to (find|work) out which that <be>.
{-; opens} — before it counts us." A low (click|hum) <go> along the row, one for each of them, and <stop>, and <go> back by one.
{-} — so that's where my other shoe went." It <sail> in through the (window|trees) a moment later, with something (asleep|blinking) in the toe.
{-; opens} — no, not there. Listen." A (spoon|nail) <fall>, three rooms on, and whoever <had drop> it <not pick> it up.
{-} — in the (soup|flour). It's the only place they never look." Three spoons, halfway up, <stop:p>, and <go:p> down again.
{-; opens} — the one behind me, am I right?" No one <answer>. The shadow on the (wall|snow) <put> its hat back on.
{-} — and mind the (step|cat)!" It <be> good advice, and it <come>, as good advice will, from the bottom of the stairs.
`,
  },
  {
    writer: 'Noah',
    answers: 'broken:said',
    lines: `
{paper; opens} "Not after dark." The sun <stand> a finger above the (roofs|hill). On the back of [object], in pencil: the same again, underlined.
{-; opens} "Leave the dog." The dog, who <could not read>, <watch> the faces go around, one by one, and <move> closer to [actor].
{-} "Second drawer. Sorry." There <be> only one drawer. It <take> both hands and a (knee|shovel) to learn that the second <be> inside it.
{-; opens} "Bring the others." At that, on the (stairs|path), those who <be:p> not meant to be there <begin:p> counting themselves.
{-} "Still warm inside." And it <be>: held to the (cheek|ear), the thing <give> off as much heat as a (loaf|hen) and the same small noises.
{-; opens} "I counted five." They <look:p> around the (fire|table). Four, with the best will in the world, and an extra cup.
{paper} "Paid in full." Somebody <had use> good ink for it, and a ruler. Out of [object] <slip> a single (hair|feather), by way of a receipt.
{-; opens} "Don't wind it." From (above|the mantel) <come:p> the last three turns of somebody winding it, and a satisfied click.
{-} "Burn the chair." There <be:p> (six|four) of them, all alike, and nobody <sit> down that evening or <come> near a match.
{-; opens} "Wrong house. Run." The bolt on the outside <go> home as [actor] <get> to the second period, smoothly, like a well-kept thing.
{-} "Gone for bread." It <be> dated eleven years ago, and on the stove, over a very small flame, the (butter|milk) <be> just turning.
{-; opens} "Ask the child." She <be> found behind the (woodpile|curtain), eating (snow|a crust), and she <hold> up her apron to be looked into.
{paper; opens} "Now fold it." [actor] <do>, along the old creases, and [object] <make> a (bird|boat), and the bird <have> an address.
{-} "You're standing there." All of them <step:p> off it, and under the (rug|leaves), where [actor] <have> been, the boards <be:p> new.
{-; opens} "Keep him talking." Everyone <look> up to see who (he|that) might be, and the man by the door <stop> in mid-word.
`,
  },
  {
    writer: 'Noah',
    answers: 'unsure',
    lines: `
{-; opens} Something small <roll> past and <come> to rest. Whose <be> it, and who <want> it back?
{-; opens} All at once every head <turn> the same way. What <be> there to see?
{-; opens} Someone <have> come nearer, without a (word|sound). Who <be> it this time?
{-; opens} It <be> (quiet|still) for just a moment. Who <be> going to break it, and with which words?
{-; opens} Somebody <have> a (plan|thought) at last. What <be> the very first step?
{-; opens} A shadow <move>, and [actor] (with|after) it. Which way <lie> the thing that matters most?
{-; opens} Behind the others a hand <go> up, and <stay> up. What <be> in it?
{-; opens} A long (scrape|rustle), then nothing. Who <be> moving what, back there?
{-; opens} One thing <be> not where it <be> a minute ago. Which, and who <have> it?
{-; opens} From [place] <come> a noise that nobody <could mistake>. What <be> it?
{-; opens} Everyone <make> ready to go, except one. Who <stay>, and on whose account?
{-; opens} Somebody <be> (late|early), and somebody <mind>. What <be> it about?
{-; opens} Nothing <stand> in the way now. What <be> [actor] going to do (first|next)?
{-; opens} There <be> time for one thing, and not for two. Which <be> it to be?
{-; opens} A voice <ask>, quite (close|low): "And what did you leave behind?" Who <answer>?
`,
  },
  {
    writer: 'Noah',
    answers: 'foreign',
    lines: `
{-; opens} A stranger at the window <call> in a sentence, all (vowels|song), and <point>. Does anybody here know what at?
{-; opens} The words <be:p> from beyond the border. The finger <be> clear enough: up there. What <be> it?
{-} Nobody <follow> it, but the tune of it <be> friendly, and somebody <offer> bread. What <happen> next?
{-; opens} It <come> over like a far-off (station|choir), all warmth and no meaning. Who <turn> the dial back?
{-} A sailor's greeting, perhaps. Someone <bow>, to be safe. Who <ask> for it in plain words?
{-; opens} A (warning|blessing), by the sound, or a recipe. Who here <have> an aunt from over there?
{-} Two (travelers|gulls) <discuss:p> it at length. Nearer by, the question <be> still open: what now?
{-; opens} A letter in another tongue <lie> among the rest. Whose turn <be> it to guess?
`,
  },
  {
    writer: 'Noah',
    answers: 'nonsense',
    lines: `
{-; opens} The cat <walk> over the keys of something. Who <lift> it off, and what <be> (said|typed) then?
{-} A burst of (static|feathers). Then all <be> clear again, and somebody <be> still waiting. For what?
{-; opens} A drawer of (forks|buttons) <tip> over on the stairs. When that <be> done, who <speak>?
{-} Somebody <sneeze>, at length. "As I was about to ask," <come> a voice: "what now?"
{-; opens} The wind <get> into the type case. Out of (all|so many) letters, which word <be> meant?
{-} One (sound|sign), and no more. Somebody <write> it down and <file> it. And then?
{-; opens} The telegraph <stutter>, <choke>, <fall> still. What ought the message to have been?
{-; opens} It <hail>, briefly, on a tin roof. In the quiet after that, what <move>?
`,
  },
  {
    writer: 'Noah',
    answers: 'demand',
    lines: `
{-} "[about]?" <ask> a voice from under the table. "We have no [about.bare] here. Could someone hand me [planted]?"
{-} Outside, a crier <go> by with something about [about]. Nobody <buy>. All eyes <be:p> on [planted].
{-} An echo <bring> it back, [about] and all. Nobody <know> what to do with it, and so to [planted].
{-; opens} It <be> written on the wall as well, that business with [about]. But what about [planted]?
{-} A man <put> in his head, <want> [about], and <be> told: wrong house. Back to [planted], then.
{-; opens} "Did anybody order [about]?" No one <have>. "Then sit, and hold [planted] for a minute."
{-} The loudspeaker <crackle>: something, something, [about]. [planted] <be> nearer, and <need> both hands.
{-; opens} Dreams <be:p> like that: [about], out of nowhere. And on waking, one still <have> [planted] to see to.
`,
  },
  {
    writer: 'Noah',
    answers: 'wall',
    lines: `
{-; opens} So much all at once, and then a (breath|pause). Of all that, what <be> still (moving|open)?
{-; opens} When the dust <lie> again, one thing <be> left standing in the middle. Which?
{-; opens} It <take> a while for the echoes to come home. The last of them <ask>: and [actor]?
{-; opens} A tide <go> out, and what <be> left on the sand <be> what <count>. Who <pick> it up?
{-; opens} Everything <have> happened. It only <remain> to be seen who <be> still holding the rope.
{-} When all <be> done, somebody <sit> down and <put> the one question: where to (start|begin)?
`,
  },
];
