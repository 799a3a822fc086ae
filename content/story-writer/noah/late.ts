import type { PieceGroup } from '../piece';

export const noahLate: PieceGroup = {
  voice: 'Noah',
  stage: 'epilogue',
  lines: `
{O} <open:o> a museum of it. {thing} <charge:t> admission.
{P} <receive> a medal in the shape of {thing}, and <wear> it to the dentist.
{thing} <be:t> studied by professors, who <come:p> out of {place} humming.
{O} and {P} <grow:p> matching beards, in spirit.
According to {O}, {thing} <have:t> dreamed the whole of it, {P} included.
{P} <teach> a parrot the whole affair. It <leave:s> out {O}, from jealousy.
{place} <be:s> a tea room now. The special <be:s> called The {O!}.
{O} <send:o> {P} a jar of the air from {place}, well sealed.
{P} <plant> a tree for {thing}. It <come:s> up upside down.
A comet <be:s> named for {O}, and <arrive:s> late.
{O} <be:o> writing the opera of it. {P} <be> a tenor and {thing} <be:t> the chorus.
{P} <dream> of {thing} wearing {O's} shoes, and <wake> refreshed.
The children next to {place} <play:p> it all summer. Nobody <want:s> to be {O}.
{P} <hang> a lantern over {place} each year, in case the story <be:s> out late.
{O} <swear:o> {thing} winked. {P} <wink> back, eleven years behind.
When it <rain:s>, {place} <tell:s> the good part over again, and {P} <open> the window.
`,
};
export const noahLateEnding: PieceGroup = {
  voice: 'Noah',
  stage: 'ending',
  lines: `
{O} <teach:o> {thing} to sit. {P} <clap>.
The fear <hand:s> {P} its card, in case of future need, and <leave:s> by {place}.
{O} <wring:o> the last drop of danger out of {item} and <hang:o> {tm} up to dry.
{P} <press> the whole day flat in a book, between {thing} and {O}.
{place} <yawn:s>, showing all its doors. {O} <cover:o> the nearest.
{P} and {O} <race:p> {Ts} shadows to {thing}, and <let:p> them win.
Peace <try:s> the handle, <find:s> {O} at home, and <bring:s> in its bags.
`,
};
