import type { ReplyGroup } from '../reply-group';

/** Emma's replies to questions. */
export const emmaQuestions: readonly ReplyGroup[] = [
  {
    writer: 'Emma',
    answers:
      'question:who question:what question:where question:when question:why question:how question:howmany question:which question:whether question:tag',
    lines: `
      {-} [addressed] <begin> with a plain answer, and then <correct> it, and then <correct> the correction. What <be:s> left at the end <be:s> (shorter|simpler), and [speaker] <nod:speaker>: that part [speaker.he] <could use>.
      {-} [addressed] <need> to think, and <say> so. [addressed.he] <think> with [addressed.his] eyes shut and one hand up, to keep [speaker] from helping, and what [addressed.he] <come> out with <be:s> (honest|new) at least.
      {-} "Ask me that tomorrow," [addressed] <begin>, and <stop>. Tomorrow it <would be> no use to [speaker]. So [addressed.he] <say> what [addressed.he] <know> now, and which half of it <be:s> (guesswork|hearsay).
      {-} [addressed] <answer> faster than [addressed.he] <mean> to, and <hear> only then what [addressed.he] <have> let slip. [speaker] <have> heard it, too, and <be> kind enough to look at the (floor|window).
      {-} It <be:s> a fair question. [addressed] <weigh> what the answer <would do> to [speaker], and what no answer <would do>, and <find:addressed> that the second <be:s> (worse|heavier).
      {-} "Do you want the short version?" [addressed] <ask>. [speaker] <shake> [speaker.his] head and <settle> in, elbows on knees, and so [addressed] <begin:addressed> with the (spring|year) before.
      {-; opens} [addressed] <start> to answer, and <stop> at the first name. "Before I say it," [addressed.he] <ask>, "what will you do (with it|then)?"
      {-; opens} "Not the way you think," [addressed] <say>, and <leave> it there for the time being. But [addressed.he] <glance> at the (stairs|gate), only once, and [speaker] <begin> to guess.
      {-} [addressed] <have> been asked that by a good many people, and never (nicely|twice). [addressed.he] <like> how [speaker] <ask> it, and <give:addressed> the real reason in place of the usual one.
      {-} With some people [addressed] <would make> a joke now. [speaker] <not look> like a person to joke with tonight. "I don't know," [addressed.he] <say> simply. "I have wondered about it, too, mostly (at night|in the bath)."
      {-} [addressed] <hold> up one hand and <fold> down the fingers, one reason after the other. At the (fourth|third) [addressed.he] <slow> down, and <see> that the rest <not count:p>.
      {} "About [about]?" [addressed] <sit> back. [addressed.he] <know> a little, from having kept [addressed.his] ears open at (meals|the right time), and <see> no reason why [speaker] should not know as much.
      {} [addressed] <not be> the right one to ask about [about], and <say> so. But [addressed.he] <know> who <be:s>, and <reach:addressed> for [addressed.his] (hat|coat), because [speaker] <would never find> the house alone.
      {} There <be:p> things about [about] that [addressed] <have> promised not to tell, and one or two that [addressed.he] <have> not. [addressed.he] <sort> them (quickly|in silence), and <give> [speaker] the second kind.
      {person} [addressed] <smile> a little at the name. [addressed.he] <have> known [about] since they <be:p> (nine|so high), and whatever [speaker] <have> been told, it <leave:s> out the best part.
      {paper} [addressed] <pat> one pocket and then the other. "I read [about] twice," [addressed.he] <say>, "and I could say most of it by heart. But the (end|date) I'd want to check."
      {idea} "That depends on what you count," [addressed] <say>. [addressed.he] <could see> [speaker] losing patience with [about], and <add:addressed>, more (plainly|softly), what [addressed.he] <would do> in [speaker's] place.
      {-;alone} No one <be:s> there to ask but [speaker.himself], and so [speaker] <answer>, too, in a (lower|different) voice. It <be:s> not a bad answer. [speaker.he] <try> it on like a coat, and <keep> it.
      {-;alone} [speaker] <put> the question differently, and then once more, until it <be:s> so small that one could (look it up|go and see). [speaker.he] <go> to see.
      {-;alone} It <be:s> easier to ask than to want to know. [speaker] <stand> there until the second <catch:s> up with the first, and then <start> with the nearest (place|drawer), where it might well be.
      {-} [addressed] <have> hoped that nobody <would ask>. Now that it <be:s> asked, [addressed.he] <feel> almost relieved. "Sit down," [addressed.he] <say>. "It's a long answer."
      {-} Nobody <have:s> ever asked [addressed] that. [addressed.he] <look> at [speaker] for a long moment, and <decide> to tell the truth, (most|nearly all) of it.
      {-} "You first," [addressed] <want> to say. But [speaker] <look> so tired that [addressed.he] <tell> [speaker.him] everything, standing up, in (ten|six) short sentences.
      {-} [addressed] <have> an answer ready for everyone but [speaker]. [addressed.he] <try> it all the same, and <hear> [addressed.his] own voice go (up|thin) at the end.
      {} [addressed] <turn> the question over. What [speaker] really <want> to know, [addressed.he] <think>, <be:s> not [about]. It <be:s> whether [addressed.he] <could be> trusted.
    `,
  },
];
