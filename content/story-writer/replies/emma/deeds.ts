import type { ReplyGroup } from '../reply-group';

/** What somebody present makes of any deed, by its own verb. */
export const emmaDeeds: readonly ReplyGroup[] = [
  {
    writer: 'Emma',
    answers: 'act:bold',
    lines: `
      {-} [other] <have> never seen [actor] [do] before. It <look:s> wrong and right at once, and [other.he] <decide> to keep quiet about it until somebody <ask:s>.
      {-} It <take:s> more courage to [do] than [actor] <have> expected. When it <be:s> over, [actor.he] <look> at [other], and [other] <nod>: yes, that <be:s> how it had to be.
      {-} [actor] <have> promised [actor.himself] never to [do]. It <be:s> easier than it should be, and that <be:s> what <frighten:s> [actor.him], more than anything that <could happen> next.
      {-;outside} [other] <not believe> it at first. That [actor], of all people, <have> [done]! "Are you all right?" [other.he] <ask>, and <come> a step closer to make sure.
      {;old portable} If [actor] <be> ready to [do], then [old] <be:s> not safe either. [other] <pick> it up without a sound and <hold> it behind [other.his] back, and <wait>.
      {;old solid} [other] <think> of [old] at once. First that, and now [actor] <have> to [do]. There <be:s> a reason for all of it, and [other] <begin> to see what it <be:s>.
      {-;alone} [actor] <have> promised [actor.himself] never to [do]. It <be:s> easier than it should be, and that <frighten:s> [actor.him] more than anything else today.
      {-;alone} It <take:s> more courage to [do] than [actor] <have> expected. Afterward [actor.he] <stand> still and <wait> for somebody to object. Nobody <do:s>, and so [actor.he] <go> on.
    `,
  },
  {
    writer: 'Emma',
    answers: 'act:bold act:move',
    lines: `
      {-} [other] <want> to ask why [actor] <have> to [do], but one look <stop:s> the question. So [other.he] <come> and <stand> beside [actor.him], which <be:s> the next best thing.
      {-} Once [actor] <have> [done], there <be:s> no going back, and [other] <know> it, too. "So we're really doing this," [other.he] <say>. Nobody <say:s> no.
      {-} [actor] <have> not planned to [do]. But now that it <be:s> done, everything <look:s> simpler, and [actor.he] <see> for the first time how the rest of it could go.
      {-} It <be:s> too late to talk [actor] out of it. [actor] <have> [done]. What <be:s> left <be:s> to help, and so [other.he] <help>.
      {-} For a moment [other] <be> angry: [actor] <have> [done] without a word to anyone. Then [other.he] <see> [actor's] face, and the anger <go:s>, and something like pity <come:s>.
      {-;alone} Now that [actor] <have> [done], there <be:s> no more pretending that it <be:s> an ordinary day. [actor.he] <be> a little afraid, and more awake than [actor.he] <have> been in years.
      {-;alone} There <be:s> no good reason to [do]. There <be:s> only the feeling that somebody <have:s> to. [actor] <know> that it <be:s> the right thing, and that it <be:s> not enough.
      {;alone;old solid} [actor] <think> of [old]. First that, and now this. It <could not be> chance, and if [actor] <have> to [do] all day, [actor.he] <mean> to find out what the two <have:p> in common.
    `,
  },
  {
    writer: 'Emma',
    answers: 'act:bold act:kind',
    lines: `
      {-} [other] <could not say> what <be:s> different. But since [actor] <have> [done], nobody <talk:s> of going home, and [other.he] <find> that [other.he] <be> glad of it.
    `,
  },
  {
    writer: 'Emma',
    answers: 'act:bold act:kind act:calm',
    lines: `
      {;old portable} While [actor] <be> busy [doing], [other] <slip> [old] out of sight. It <be:s> better if only one of them <know:s> where it <be:s>, just in case somebody <ask:s>.
    `,
  },
  {
    writer: 'Emma',
    answers: 'act',
    lines: `
      {-;alone} [actor] <not know> what made [actor.him] [do]. But it <have:s> cleared [actor.his] head, and for the first time since this morning [actor.he] <see> quite plainly what <come:s> next.
    `,
  },
  {
    writer: 'Emma',
    answers: 'act:kind',
    lines: `
      {-} [other] <not be> used to it. That anybody <go:s> to the trouble, just to [do]! [other.he] <look> away until [other.his] face <be:s> in order again. "Thank you," [other.he] <say>. "You don't know what it means to me."
      {-} [other] <watch> [actor] [do], and <think> that nobody who <be:s> guilty would do it so carefully. It <not prove:s> anything. But [other.he] <decide> to trust [actor] a little longer.
      {-} It <be:s> only a small thing to [do]. All the same, everyone <grow:s> quiet, and [other] <understand> that [actor] <mean> it as a way to say sorry.
      {-;alone} It <do:s> [actor] good to [do]. As long as [actor's] hands <be:p> busy, [actor.he] <not have> to think of the other thing, the one that <wait:s> until [actor.he] <be> done.
    `,
  },
  {
    writer: 'Emma',
    answers: 'act:move',
    lines: `
      {-} [other] <see> [actor] [do] and <ask> [other.himself] whether to follow. Somebody ought to stay here. But [other] <be> no good at staying, and after ten seconds [other.he] <run> to catch up.
      {-} [other] <listen> to hear how far [actor] <would get>. Nobody who <be:s> afraid would [do] like that. So either [actor] <know> what <be:s> waiting there, or [actor.he] <have> no idea at all.
      {-;alone} It <be:s> farther than [actor] <have> thought, and [actor.he] <have> time to be afraid. But [actor.he] <have> already [done], and whoever <be:s> there must have heard it.
    `,
  },
  {
    writer: 'Emma',
    answers: 'act:mood',
    lines: `
      {-} It <take:s> [other] by surprise to see [actor] [do]. [other.he] <not know> where to look. Then [other.he] <notice> that [other.his] own hands <be:p> shaking, and <stop> pretending that nothing <be:s> wrong.
      {-} [other] <not ask> what <make:s> [actor] [do]. There <be:p> reasons enough. [other.he] only <move> a little closer, so that [actor] <not have> to do it alone.
      {-;alone} It <be:s> a relief to [do], with nobody there to see it. When it <be:s> over, [actor] <be> calm again, and a little ashamed, and quite clear about what <have:s> to be done.
    `,
  },
  {
    writer: 'Emma',
    answers: 'act:calm',
    lines: `
      {-;alone} The longer [actor] <go> on [doing], the less sure [actor.he] <be>. Either [actor.he] <have> been wrong from the start, or somebody <have:s> gone to great trouble to make it look that way.
    `,
  },
  {
    writer: 'Emma',
    answers: 'act:somebody',
    lines: `
      {-} It <take:s> a good deal to make [actor] [do]. [other] <know> that, and <begin> to see how serious it <be:s>. "What is it?" [other.he] <ask>. "What do you know that we don't?"
      {-} Nobody <have:s> expected [actor] to [do], [actor] least of all. In the silence [other] <be> the first to find a word. "Well," [other.he] <say>. It <be:s> not much, but it <help:s>.
      {-} Once [actor] <have> [done], they <could not go> on pretending to be strangers. [other] <see> it in both faces, and <wonder> how long it <have:s> been like that.
      {-;alone} It <be:s> not like [actor] to [do]. [actor.he] <feel> [actor.his] own heart, quick and light, and <wait> for the regret. When it <not come:s>, [actor.he] <know> that something <have:s> changed.
    `,
  },
  {
    writer: 'Emma',
    answers: 'refrain',
    lines: `
      {-} [other] <wait> for [actor] to [do]. The longer it <take:s>, the clearer it <become:s> that it <would not happen>, and that there <be:s> a reason nobody <have:s> told [other.him].
      {-} Anyone else would have [done] by now. [other] <look> at [actor] and <see> that it <be:s> not stubbornness. It <be:s> fear, and [other.he] <be> sorry for having pushed.
      {-} It <be:s> not that [actor] <not want> to [do]. [actor.he] <be> simply afraid of what <would come> after, and [other] <see> that and <not ask> again.
      {-;alone} [actor] <know> very well that the easiest thing <would be> to [do]. That <be:s> just the trouble with it. [actor.he] <stay> where [actor.he] <be>, and <wait> for a better idea.
    `,
  },
  {
    writer: 'Emma',
    answers: 'anothers',
    lines: `
      {} [owner] <watch> [actor] with [object] and <not like> it at all. "That belongs to me," [owner.he] <say> at last. "I'd like it back before you go any further."
      {} [owner] <have> never let anyone touch [object]. Now [actor] <have> it, and [owner] <find> that what [owner.he] <mind> most <be:s> not having been asked.
    `,
  },
  {
    writer: 'Emma',
    answers: 'happens',
    lines: `
      {} Nobody <have:s> ever seen [object] [do]. [actor] <look> at [other] to find out whether it <be:s> a good sign, and [other] <look> back with the very same question.
      {} [actor] <be> the first to notice [object] [do]. [actor.he] <not say> so at once. While nobody <know:s>, there <be:s> still time to think what it <mean:s> for all of them.
      {} If [object] <be> able to [do], then nothing <be:s> certain anymore. [other] <move> closer to [actor], and for once neither of them <make:s> a joke about it.
      {;alone} [actor] <watch> [object] [do], and <feel> the hair rise on [actor.his] arms. It <be:s> not fear, or not only. Somebody <want:s> something of [actor.him], and <be:s> not very patient.
      {;alone} Nobody <be:s> there to tell [actor] whether [object] <have:s> always [done]. So [actor.he] <decide> that it <have:s> not, and that from now on [actor.he] <have> to pay attention.
    `,
  },
  {
    writer: 'Emma',
    answers: 'object sight',
    lines: `
      {weapon tool} [other] <see> [object], and <see> [actor] see it. Neither of them <reach:s> for it. "Let's both step back," [other] <say>, "and talk about this first."
      {paper} [actor] <want> to know what [object] <say>, and <be> afraid to know. [other] <have> no such trouble. "Read it to me," [other.he] <say>, "or give it here."
      {paper picture} [other] <not take> [other.his] eyes off [object]. "I know who made that," [other.he] <say>, so softly that only [actor] <hear> it. "I thought it was lost."
      {key} [actor] <close> one hand around [object]. As long as [actor.he] <have> it, nobody <could leave> without asking. [other] <understand> that at the same moment, and <begin> to be very polite.
      {money} Nobody <say:s> how much it <be:s>. [actor] <see> [other] do the sum, and <see> what it <do:s> to [other's] face. "Half of it is yours," [actor.he] <say> quickly.
      {door window} [actor] <put> an ear to [object]. [other] <hold> [other.his] breath. For as long as neither of them <look:s>, anything at all <could be> on the other side, and that <be:s> the worst of it.
      {animal} [object] <look> at [actor] as if they <have:p> met. [other] <laugh>, and then <stop>, because it <do:s> look that way. "What does it want from you?" [other.he] <ask>.
      {food drink} [actor] <be> hungrier than [actor.he] <want> to admit. But [other] <look> at [object] in just the same way, and there <be:s> not enough for two. "You have it," [actor.he] <hear> [actor.himself] say.
      {machine phone} [actor] <wait> for [object] to do something. It <not do:s> anything, and that <be:s> what <make:s> [actor.him] nervous. "Did you touch it?" [actor.he] <ask>. [other] <swear> not.
      {vehicle boat} There <not be:s> room in [object] for everyone. [actor] <see> [other] come to the same conclusion, and for a moment each of them <wait:s> for the other to be noble.
      {ground water road} [other] <measure> [object] with [other.his] eyes and <not like> what [other.he] <see>. "It's farther than they said," [other.he] <tell> [actor]. "If we start now, we'll be halfway by dark."
      {light fire} It <be:s> only [object], but everyone <move:s> a little closer. [actor] <see> [other's] face change in the light: it <be:s> the face of somebody who <have:s> made up [other.his] mind.
      {portable;old portable} "First you find [old]," [other] <say>, "and now [object]. Doesn't that strike you as odd?" [actor] <have> to admit that it <do:s>, and that [actor.he] <have> been trying not to think so.
      {paper;alone} [actor] <be> alone with [object], and there <be:s> nobody to stop [actor.him] from reading it. Afterward, [actor.he] <know>, [actor.he] <could not say> that [actor.he] <have> not known.
      {door window;alone} [actor] <put> an ear to [object] and <hold> [actor.his] breath. On the other side somebody <do:s> exactly the same. [actor.he] <be> quite certain of that, without knowing why.
      {container;alone} Nobody <have:s> told [actor] not to open [object]. That <be:s> just what <make:s> [actor.him] careful. [actor.he] <walk> around it twice before [actor.he] <kneel> down and <begin>.
      {machine phone;alone} [actor] <wait> for [object] to do something. It <not do:s> anything, and that <be:s> worse. "I know you can hear me," [actor.he] <say> at last, and <feel> only a little foolish.
      {solid;old solid} [actor] <look> from [object] to [old] and back. On their own they <mean:p> nothing. Together they <be:p> almost a message, and [actor.he] <begin> to understand whom it <be:s> for.
      {} [other] <not say> a word about [object]. That <be:s> how [actor] <know> that it <be:s> serious: [other] <have> something to say about everything else.
    `,
  },
  {
    writer: 'Emma',
    answers: 'told:mystery',
    lines: `
      {-} Somebody. [addressed] <think> about that word. There <be:p> not so many of them that it <could be> anyone, and [addressed.he] <begin> to go through the names. [speaker's] <be:s> the first.
      {-} [addressed] <not like> to think it. To [do], one <have:s> to know where to look, and only they <know:p> that. "Then it's one of us," [addressed.he] <say>, more quietly.
    `,
  },
  {
    writer: 'Emma',
    answers: 'told:mine',
    lines: `
      {-} [addressed] <try> to picture it: [speaker], of all people. "You?" [addressed.he] <say>. "I wouldn't have thought you could [do.you]. Why didn't you come to me first?"
      {-} So it <be:s> [speaker] who <have> [done]. [addressed] <have> blamed somebody else for it all this time, and <feel> the blood rise to [addressed.his] face. "I owe somebody an apology," [addressed.he] <say>.
      {-} [addressed] <listen> to the end. It <not surprise> [addressed.him] that [speaker] <have> [done]. The surprise <be:s> that [speaker] <say> so now, with everyone listening.
    `,
  },
  {
    writer: 'Emma',
    answers: 'told:yours',
    lines: `
      {-} [addressed] <go> over it again in silence. It <be:s> true: [addressed.he] <have> [done], and [speaker] <have> every right to say so. "I'm listening," [addressed.he] <say>. "Go on."
      {-} It <hurt:s> to hear it said aloud, because it <be:s> true. [addressed] <have> hoped that [speaker] <have> forgotten. "I wish I could undo it," [addressed.he] <say>.
    `,
  },
  {
    writer: 'Emma',
    answers: 'told:asked',
    lines: `
      {-} [addressed] <be> not used to being ordered about, and <have> half a mind to refuse. But [speaker] <look> as if everything <hang:s> on it. So [addressed.he] <begin> to [do], slowly, to show that it <be:s> a favor.
      {-} [addressed] <not ask> why. If [speaker] <want> [addressed.him] to [do], there <be:s> a reason, and from [speaker's] voice it <be:s> not one to discuss in the open.
    `,
  },
  {
    writer: 'Emma',
    answers: 'told:theirs',
    lines: `
      {-} If it <be:s> true that [doer] <have> [done], then [addressed] <have> trusted the wrong one. [addressed.he] <ask> [speaker] to say it once more, slowly, and to leave nothing out.
      {-} [addressed] <have> suspected as much. It <be:s> just like [doer] to [do] and leave the rest to others. "Then it's up to us," [addressed.he] <say>, and <roll> up [addressed.his] sleeves.
    `,
  },
  {
    writer: 'Emma',
    answers: 'claim',
    lines: `
      {-} [addressed] <look> for a smile on [speaker's] face and <find> none. [claim], then. "I'll need to see that for myself," [addressed.he] <say>, "before I tell anybody else."
      {-} "[claim]," [addressed] <say> slowly, and <look> again, with new eyes. It <explain:s> a good deal. It even <explain:s> why nobody <have:s> dared to say so until now.
    `,
  },
  {
    writer: 'Emma',
    answers: 'answer:whether',
    lines: `
      {-} "[yes]," [addressed] <say>, and <see> at once that it <be:s> not the answer [speaker] <have> hoped for. "But it doesn't have to change anything," [addressed.he] <add>. They both <know:p> that it <do:s>.
      {-} "[no]," [addressed] <say>, and <wish> it was true. [speaker] <not press> the point, and that <be:s> worse than any argument. After a minute [addressed] <begin> to explain.
      {-} [addressed] <think> about it longer than a yes or no should take. "[yes]," [addressed.he] <say> in the end. "I haven't told anyone. You're the first who asked."
    `,
  },
  {
    writer: 'Emma',
    answers: 'answer:known',
    lines: `
      {-} "[known]," [addressed] <say>, and <wonder> why [speaker] <have> to ask, having been there. Unless it <be:s> a test. [addressed.he] <look> up, and [speaker] <look> away.
      {-} "[known]," [addressed] <say>. It <be:s> odd to hear it said aloud. Until now nobody <have:s> thought that it <matter:s>, and by [speaker's] face it <matter:s> very much.
    `,
  },
  {
    writer: 'Emma',
    answers: 'question:why:you question:how:you question:what:you',
    lines: `
      {-} [addressed] <could not say> it in one sentence. There <be:s> a moment, that <be:s> all, when it <be:s> harder not to [do]. [speaker] <listen>, and <seem> to know such moments.
    `,
  },
];
