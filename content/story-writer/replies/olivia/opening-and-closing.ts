import type { ReplyGroup } from '../reply-group';

/** Olivia's replies to what is opened, closed, lit or put out. */
export const oliviaOpeningAndClosing: readonly ReplyGroup[] = [
  {
    writer: 'Olivia',
    answers: 'do:open',
    lines: `
      {door} "Draft," [actor] <say>, holding a palm before [object]. "So there's another way out on the far side." It <be:s> cold air, and it <smell:s> of (rain|cut grass).
      {container} "Well?" [other] <say>. "Don't stand in the light." [actor] <move> aside, so that both of them <could look> into [object]. "You take the (top|left), I'll take the rest."
      {container} "Packed by somebody tidy," [actor] <say>. Everything in [object] <lie:s> in rows, with (tissue|newspaper) between. "I'll need a list, or I'll never get it all back in."
      {container} "Don't tip it out," [other] <say>. "Piece by piece, and say what it is." [actor] <feel> around in [object]. "(Wool|Cork)," [actor.he] <begin>.
      {drink food} "That's been open since (Monday|the weekend)," [other] <say>. [actor] <sniff> at [object]. "Smells fine to me." "You have a cold," [other] <say>. "Let me."
      {solid} "Now we can't say we never looked," [other] <say>. [actor] <stand> back from [object]. "No. Are you (relieved|sorry)?" "Ask me when I've seen all of it."
    `,
  },
  {
    writer: 'Olivia',
    answers: 'do:close',
    lines: `
      {door} "Leave a crack," [other] <say>. [actor] <wedge> a (shoe|folded newspaper) under [object]. "Now we can hear them, and they can't hear us."
      {container} "It wouldn't shut before, either," [other] <say>. "You have to (kneel|sit) on it." [actor] <do>. Under that weight [object] <give>, with a click. "And who gets it open again?"
      {body} "Keep [object] like that," [other] <say>, "and breathe through your nose." [actor] <try>. It <help:s> a (little|good deal). "Now tell me where it hurts."
      {cloth} "The zipper's caught," [other] <say>. "Stand still." It <take:s> (soap|a pencil) and some patience, and then [object] <give>. "Next time, buttons."
    `,
  },
  {
    writer: 'Olivia',
    answers: 'do:open do:close',
    lines: `
      {door} "Were the hinges always that loud?" [other] <ask>. Nobody <answer:s>. [actor] <rub> a bit of (soap|butter) into them, and the next try at [object] <be:s> silent.
      {portable thing} "So that's the trick with [object]," [other] <say>. "It goes in a (quarter turn|little), and then up." [actor] <make> room. "You try, then. I want to see it from the side."
    `,
  },
  {
    writer: 'Olivia',
    answers: 'do:light',
    lines: `
      {light} "Now they know that we're home," [other] <say>. [actor] <blink>, one hand still on [object]. "Good. I'm tired of (whispering|bumping into you)."
      {fire} "Dry wood from the (porch|left)," [other] <say>. "And leave some air under it." [actor] <lift> one log with a stick. [object] <draw> breath and <climb>. "Now we can cook."
    `,
  },
  {
    writer: 'Olivia',
    answers: 'do:darken',
    lines: `
      {fire light} "Who's there?" [other] <ask> at once. Without [object] the room <have:s> two more windows than before. "Still me," [actor] <say>. "Give your eyes a (minute|moment)."
    `,
  },
];
