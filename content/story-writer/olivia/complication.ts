import type { PieceGroup } from '../piece';

export const oliviaComplication: PieceGroup = {
  voice: 'Olivia',
  stage: 'complication',
  lines: `
{P} <try> {thing} again. No.
"Tell me what you saw." {O} <shake:o> {os} head. "Tell me what you heard, then."
{O} <be:o> lying. {P} <know> it by the hands.
~ {P} <push>. {thing} <give:t> an inch and <hold:t>.
"We should go," {O} <say:o>. Neither of {Tm} <move:s>.
{P} <find> the second one under {thing2}. Same mark. Same side.
The light <go:s>. {P} <stand> still and <wait> for {ps} eyes.
"That's not what you said before." {O} <put:o> down {os} cup.
~ {P} <run> a finger along {thing}. It <come:s> away black.
{O} <go:o> first. {P} <count> {os} steps. Eleven, then none.
Something <fall:s> {at}. {P} and {O} <look:p> at each other. Nobody <have:s> been in there.
{P} <lock> it. {P} <check> the lock. {P} <check> it again.
"Give me a minute," {P} <say>, and <take> three.
{O} <laugh:o> once. It <be:s> the wrong laugh.
{P} <lay> everything out beside {thing} and <count>. One short.
"Was it you?" {P} <ask>. {O} <look:o> at {thing}. "Not at first."
{T} <argue:p> in whispers. {P} <win>. It <be:s> no use.
{item} <be:t> gone, and then, when {P} <look> again, {t} <be:t> not.
{P} <sit> on the floor, back to the wall, and <think>. {O} <let:o> {pm}.
"It can't be," {O} <say:o>. But {o} <step:o> back.
~ {P} <follow> the scratches from {thing} to {thing2}. They <stop:p> there.
{P} <hold> up a hand. {T} <freeze:p>. Far off, somebody else <freeze:s> too.
{O} <have:o> stopped asking. {P} <mind> that more.
"How many of us came in?" {O} <count:o> under {os} breath, and <count:o> again.
{P} <cut> {ps} thumb on {thing}. {p} <swear>, <bind> it, <go> on.
The floor <creak:s>. Not under {P}. Not under {O}.
{P} <ask> it straight. {O} <answer:o> in a voice {p} <do> not know.
"Don't," {O} <say:o>. {P} <do>.
{P} <break> the seal. Behind it <be:s> another.
There <be:p> three ways out of {place}. {P} <try> two.
"I made a promise," {O} <say:o>. "To whom?" No answer.
{P} <drop> {item}. It <make:s> no sound. {p} <stare> at it.
{O} <look:o> tired. {P} <look> worse.
~ {P} <go> back for {item}. Somebody <have:s> moved {tm}.
It <be:s> colder by {thing}. {P} <hold> out a palm. Much colder.
"You first." "No, you." In the end {P} <go>.
{P} <shout>. {place} <shout:s> back, a little late.
{O} <know:o> the way in the dark. {P} <file> that away.
Wrong key. Wrong key. {P} <breathe>. Wrong key.
{P} <be> close now. {p} <can> tell by how {O} <talk:o>.
{O} <whisper:o> something to {thing}. {P} <pretend> not to hear.
"If we leave now," {P} <say>. "We can't leave now," {O} <say:o>.
{P} <read> it twice. {p} <hand> it to {O} and <watch> {os} eyes stop at the same line.
The noise again, behind {thing}. {P} <bend> down. It <bend:s> down too.
{O} <catch:o> {P's} arm. "Look at it. It's breathing."
{P} <tell> {O} half. {O} <guess:o> the other half.
No way round {thing}. {P} <go> over.
"Say it." {O} <will:o> not say it.
~ {P} <wipe> {ps} hands and <start> again from the left.
An hour <go:s>. {P} <have> {item} apart by then. It <be:s> all there, and it <make:s> no sense.
{P} <look> up. {O} <be:o> standing where {p} [had|has] left {thing2}.
Somebody <have:s> written on {thing}. {P} <cover> it with {ps} sleeve before {O} <can:o> read it.
`,
};
