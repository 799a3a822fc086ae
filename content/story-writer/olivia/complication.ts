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
~ {P} <run> a finger along {thing} and <look> at the (dust/soot/wet/rust) on it.
{O} <go:o> first. {P} <count> {os} steps. Eleven, then none.
Something <fall:s> {at}. {P} and {O} <look:p> at each other. Nobody <have:s> been in there.
{P} <lock> it. {P} <check> the lock. {P} <check> it again.
"Give me a minute," {P} <say>, and <take> three.
{O} <laugh:o> once, the wrong laugh, and {P} <hear> it.
{P} <lay> everything out beside {thing}, <count> it, and <be> one short.
"Was it you?" {P} <ask>. {O} <look:o> at {thing}. "Not at first."
{T} <argue:p> in whispers. {P} <win>. It <be:s> no use.
{item} <be:t> gone, and then, when {P} <look> again, {t} <be:t> not.
{P} <sit> on the floor, back to the wall, and <think>. {O} <let:o> {pm}.
"It can't be," {O} <say:o>. But {o} <step:o> back.
~ {P} <follow> the scratches from {thing} to {thing2}, where they <stop:p>.
{P} <hold> up a hand. {O} <freeze:o>, and so <do:s> something near {thing}.
{O} <have:o> stopped asking. {P} <mind> that more.
{P} <ask> how many [had|have] come in. {O} <count:o> under {os} breath, and again.
{P} <cut> {ps} thumb on {thing}. {p} <swear>, <bind> it, <go> on.
The floor <creak:s>. Not under {P}. Not under {O}.
{P} <ask> it straight. {O} <answer:o> in a voice {p} <do> not know.
"Don't," {O} <say:o>. {P} <do>.
{P} <break> the seal. Behind it <be:s> another.
There <be:p> three ways out of {place}. {P} <try> two.
{O} <speak:o> of a promise about {thing}. {P} <ask> to whom.
{P} <drop> {item}. It <make:s> no sound. {p} <stare> at it.
{O} <look:o> tired. {P} <look> worse.
~ {P} <go> back for {item}, which somebody <have:s> moved.
It <be:s> colder by {thing}. {P} <hold> out a palm to it.
{P} <wave> {O} ahead. {O} <wave:o> {P} ahead. {P} <go>.
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
{P} <tell> {O} to say it. {O} <will:o> not say it.
~ {P} <wipe> {ps} hands and <start> again from the left.
By now {P} <have> {item} apart, all of {tm}, in rows, and none of it <make:s> sense.
{P} <look> up. {O} <be:o> standing where {p} <have> left {thing2}.
Somebody <have:s> written on {thing}. {P} <cover> it with {ps} sleeve before {O} <can:o> read it.
`,
};
