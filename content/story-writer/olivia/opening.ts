import type { PieceGroup } from '../piece';

export const oliviaOpening: PieceGroup = {
  voice: 'Olivia',
  stage: 'opening',
  lines: `
~ {P} <stop>. Something about {thing} <be:s> wrong.
{P} <walk> once around {thing}. {p} <touch> nothing.
{P} <ask> who else <know:s> about {thing}. {O} <hold:o> up two fingers.
{O} <nod:o> at {thing}. "That wasn't there."
{P} <wait>. {O} <wait:o> longer.
"Start at the beginning," {P} <say>. {O} <look:o> at {thing}. "This is the beginning."
~ {P} <pick> up {item}, which <be:s> heavier than it <look:s>.
{P} <check> {place} first, then {thing}, then {ps} own hands.
{O} <keep:o> {os} coat on. {P} <notice>.
No sound {at}. {P} <count> to ten and <move>.
"Well?" {O} <say:o>. "Well what?" {P} <say>.
{P} <move> {item} aside, off a square of clean floor.
It <be:s> a small thing. {P} <keep> looking at it.
{O} <step:o> in front of {thing}. Too late. {P} <have> seen.
{P} <ask> one question. {O} <answer:o> a different one.
"Don't touch that," {O} <say:o>. {P's} hand <be:s> already on {thing}.
{P} <look> at {thing}, <breathe>, and <look> away.
{P} <have> a plan. It <have:s> one step in it.
{O} <point:o>. {P} <follow> the finger to {thing} and <feel> cold.
{P} <ask> how long {thing} <have:t> been like that. "Since before me," {O} <say:o>.
{P} <listen>. Nothing. {p} <listen> again. Less than nothing.
~ {P} <turn> {ps} back to {thing} and <feel> {tm} there.
{place} <look:s> the same. {P} <do> not trust it.
The dust on {thing} <have:s> been disturbed. {P} <bend> closer.
"You're early," {O} <say:o>. {P} <look> at the clock. "For what?"
{P} <reach> for {thing}, <think> again, <reach> all the same.
Somebody <have:s> been at {thing}. {P} <can> smell the match.
{O} <hand:o> {item} over without a word. {P} <take> {tm}.
{P} <write> down the time, and beside it: {thing}.
{thing} <be:t> still warm. {P} <pull> {ps} fingers back.
Nobody {at} <speak:s>. {O} <be:o> the first to look at {P}.
{O} <call:o> it nothing, in a voice that {P} <do> not like.
`,
};
