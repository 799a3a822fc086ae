import type { ReplyGroup } from '../reply-group';

/** What somebody present makes of resting, waking, feeling, wanting, loving, laughing and crying. */
export const emmaHeart: readonly ReplyGroup[] = [
  {
    writer: 'Emma',
    answers: 'do:rest',
    lines: `
      {furniture} Other sitters <have:p> left a hollow in [object]; [actor] <fit> only (roughly|almost), and <begin:actor> to know the last one: broader, and (restless|left-handed).
      {ground stone} The cold of [object] <come:s> up by (degrees|inches), and [actor] <let> it, (since|as) from down there, for once, nothing <need> to be (decided|reached).
      {building; opens} At rest in [object], [actor] <hear> the place go about its own (business|evening), a board, a pipe, and one (step|cough) that <belong> to neither.
      {vehicle boat} [actor] <sit> while [object] <cool> and <tick>, and with every tick some (mile|quarrel) of the way there <become> a little less (urgent|true).
      {person} Side by side with [object] it <be> possible to say nothing at all, and [actor] <find> that (restful|kind), like two (tools|coats) on one nail.
      {} Resting within sight of [object] <be:s> not quite rest, [actor] <find>, for whichever way one (<turn>|<lie>), one <know:s> where [object.it] (<be>|<wait>).
      {; opens} From that (low|new) angle [object] <show> a side that nobody busy ever <see>, and [actor] <be> too tired to get up, and so <look:actor>, and <keep:actor> looking.
      {-} The waiting <have> a (grain|slope) to it, [actor] <notice>: one <slide> easily toward the worst, and only (slowly|with effort) back to the likely.
      {-; opens} Just when [actor] <have> stopped (listening|hoping) for it, and <be:actor> counting the panes instead, one of the panes <grow> darker.
      {-} The second half of the watch [other] <take> without (asking|a word), and [actor] <know> from the squared shoulders that [other.he] <not mean> to wake anyone.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:wake',
    lines: `
      {} First [actor] <know> only [object], large and without a name, and after that the (day|room) around, and last of all the (reason|worry) from before.
      {person; opens} The face of [object] <be:s> the first thing [actor] <see>, bent low, with a look on it that <be> (put away|folded up) at once.
      {sound; opens} Half of [object] <belong:s> still to the dream, it <seem> to [actor], and the other half <go> on, (outside|below), when the dream <have> stopped.
      {furniture building} [object] <be> the wrong way (around|up) somehow, and [actor] <lie> there moving walls in the head, (until|till) the window <be> on the proper side.
      {-} Nobody <tell> one how long it (<be>|<last>), sleep; [actor] <ask> the (stubble|fire) and the (milk|shadow), and these <agree:p> on (rather|somewhat) more than a night.
      {-; opens} A blanket <have> been laid over [actor] by somebody (considerate|silent), and on the (sill|floor) (beside|next to) it a cup <be> still giving off a little steam.
      {-} For as long as the eyes <stay:p> shut, [actor] <be> still (ten years old|at home), and it <be> a pity about the (ceiling|voice), which <be> neither.
      {-} [other] <be> awake (already|by now), on one elbow, with the (patient|guilty) face of (somebody|someone) who <have> been deciding for two, and [actor] <be> wide awake.
      {} Still lying there, [actor] <check> on [object] first, with one eye, as a (farmer|captain) <look:s> at weather, and the day <take:s> its shape from that.
      {; opens} In the night somebody <have:s> moved [object], not far, and set [object.it] down with (care|some love), and [actor] <lie> still a little longer.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:laugh',
    lines: `
      {person; opens} [object] <laugh> too, but a (beat|breath) behind, watching [actor], as one <sing> along in a (church|country) whose words one <not know>.
      {animal} [object] <tilt> the head at the sound, and that <undo> [actor] (altogether|again), for there must have been little of it in that house lately.
      {} After the laugh [object] <look> different to [actor], not smaller but less (official|sure), like a (judge|bishop) met once in bathing things.
      {; opens} What <be> so funny about [object] [actor] <could tell> nobody, and a minute (later|after) the same thing <be> not funny in the (least|slightest).
      {-} The sound of it <surprise> [actor], rusty as a (gate|pump) in spring, and with it <come> up some (clear water|good weather) from a long way down.
      {-} One laugh <be> not much, but [actor] <feel> how the (ribs|lungs) <open:p> for it like (windows|shutters) after the painters have gone.
      {-; opens} It <die> away sooner than expected, and [actor] <stand> with the last of it on the (lips|face), hearing what the others <have:p> (already heard|stopped for).
      {-} When [other] <laugh>, [other.he] <hold> on to the nearest (edge|arm), and the nearest just then <be:s> [actor's], which <keep:s> as still as a (post|rail).
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:cry',
    lines: `
      {person; opens} Between two (sobs|breaths) [object] <say> one word quite clearly, and [actor] <hold> on to the word, for it <have> been no name (in use there|of that house).
      {} Through it all [actor] <see> [object], swimming and (doubled|starred), and <think:actor> in some (dry|cool) back room of the mind how well [object.it] <be> made.
      {-} With the crying over, the (face|room) <feel> rinsed, and [actor] <be> (ashamed|amazed) to find in the (middle|midst) of it a plain good appetite.
      {-; opens} What [actor] <cry> about <be> not the thing itself but the (spoon|glove) beside it, and seeing that, [actor.he] <know> what the thing itself <be>.
      {-} Somewhere there <be:s> a handkerchief, ironed in four, and [actor] <think>, behind it, of the person who still (irons|<iron>) such things, and <grow:actor> calmer.
      {-} [other] <make> no attempt at comfort, only <shift:other> the (lamp|chair) so that [actor's] face <be> in the dark, which <be> (better|worth more).
      {; opens} So it <be> about [object], after all these (weeks|words) about other matters; [actor] <hear> the truth of that while still (sniffing|reaching for a sleeve).
      {} Of all things [object] <be> to blame, [actor] <think>, and almost <laugh:actor>, with the face still wet, at so (small|blunt) an instrument.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:fear',
    lines: `
      {person} Rather than the face, [actor] <watch> the hands of [object], to have something of (ordinary|human) size to be afraid of, and one of them <have> a (plaster|burn) on it.
      {animal} Suddenly [actor] <know> (fewer|no) words and a great many (exits|trees), and by the ease of [object] that the knowledge <be> shared.
      {; opens} The worst of [object] <be:s> that [actor] <could picture> [object.it] (so well|already), down to the (color|sound), before there <be> anything to go by.
      {} Being afraid of [object] <make:s> [actor] (sharp|quick): the grain of the table, a loose (thread|nail), the one calm (voice|tread) in all the noise.
      {-} In the pocket [actor] <find> a (coat|shirt) button and <hold:actor> on to it with all five fingers, (amazed|glad) at how much button there <be> in a button.
      {-; opens} The fear <have> no face as yet, [actor] <notice>, only a (side|direction), the left, and there <be> some relief in turning (toward|to) it.
      {-} Only the knees (<say:p>|<admit:p>) it; the head <go> on being reasonable for a (while|whole minute), high up, like a clerk in a flood.
      {-} One breath in, two (counts|beats), one breath out: somebody once taught [actor] that, on some (stairs|landing), and it <work> (still|even now).
      {-} [other] <be> afraid as well, and <hide:other> it so (badly|kindly) that [actor] <pretend> to be taken in, and by this both <get:p> a little braver.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:want',
    lines: `
      {food drink} The mouth <have> an opinion on [object] long before [actor] <have>, and it <be> that (waiting|patience) <have:s> been tried, and for long enough.
      {person; opens} What [actor] <want> of [object] <be:s> not much, an hour, or (a look|one answer), and the smallness of it <make> it (harder|no easier) to ask.
      {money key} [actor] <know> better than to look at [object] for long; instead [actor.he] <look> at who else (<look>|<count>), and there <be> somebody.
      {} To want [object] <be> one thing; another <be> what [actor] <feel> now, the (arms|plans) already making room, in spite of all (sense|advice).
      {; opens} Nobody ever wanted [object] for [object.its] own sake, [actor] <think>, and <try:actor> to be honest about (the rest|what for), and <blush>.
      {} Surely [object] <have> been earned (twice|three times) over, [actor] <think>, as far as trying <go:s>, and with that the next try <feel:s> lighter.
      {-} The trying <show> in the (jaw|neck), and [actor] <catch> sight of it in a window: so that, then, <be:s> what (stubborn|hopeful) <look> like.
      {-; opens} It <fail>, but not as it <fail> before, and [actor] <hold> the difference up and <look:actor> at it from (both|all) sides.
      {-} [other] <know> what it <be> [actor] <want>, and <talk:other> of (the harvest|other things), slowly, to give the wanting time to (cool|become a plan).
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:love',
    lines: `
      {person} Under the cold air [object] <smell> of wool and (soap|smoke), and [actor] <know> that from now on this <would be> the smell of (luck|home).
      {person; opens} [object] <not move> away, and <not move> nearer, and [actor] <feel> in that (stillness|small space) a whole long letter being (written|considered).
      {person} Past the shoulder of [object] [actor] <see> the rest of it all going on, a (cart|tray), a dog, somebody's (dull|ordinary) day, and <wish:actor> it well.
      {animal toy} [object] (<bear>|<take>) it with the dignity of one who <be> not asked, and [actor] <feel> something in the chest (sit down|turn over) and stay.
      {} There <be> no sense in being so fond of [object], and [actor] <look> for it, honestly, (high and low|in every corner), and <be:actor> glad at finding none.
      {-} So the (songs|aunts) <be:p> right, [actor] <think>, a little (annoyed|dazed), having laughed at all of them, and most of all at the (second verse|fat one).
      {-; opens} Afterward neither <know> where to put the (eyes|hands), and out of that [actor] <learn> more than from the (kiss|embrace), and some of it <be> news.
      {-} [other] <be> looking at the (ceiling|floor) with great attention, [actor] <see>, and smiling at it, and there <be> nothing written on it at all.
      {} [actor] <know> what people <say:p> of tenderness to [object], and <be:actor> tender all the same, with the door (open|shut).
      {; opens} Tenderness <need:s> somewhere to sit, and here <be:s> only [object]; [actor] <wonder> who <have:s> been meant by it all (the time|along).
    `,
  },
];
