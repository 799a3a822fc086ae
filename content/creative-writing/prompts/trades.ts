import type { WritingPrompt } from './prompt';

/** Trades. */
export const trades: readonly WritingPrompt[] = [
  {
    id: 'cake-nobody-ordered',
    text: 'Night shift at a bakery: four people, one radio, and a cake order in nobody’s handwriting that must be ready by six.',
    openers: [
      { id: 'spike', text: 'The slip was on the spike with the others: three tiers, almond, and what it should say on top. No one would read that part out.' },
      { id: 'ahmed', text: 'At ten past two they played something slow, and Ahmed, who was piping, found that he’d written a name.' },
      { id: 'amen', text: 'I was the new one, so I was asked. “Not mine,” I said, and each of the other three said it after me, like an amen.' },
      { id: 'mouth', text: 'Four people can make a thing like that in four hours if none of them stops to wonder whose mouth it’s for.' },
    ],
  },
  {
    id: 'sewage-report',
    text: 'A speechwriter for the dullest mayor in the state is dared to hide a love letter in the annual sewage report.',
    openers: [
      { id: 'effluent', text: '“Effluent volumes rose in May,” he wrote, “as what does not?” and saw that it could be done.' },
      { id: 'shoes', text: 'Mayor Bloom had a voice like a filing cabinet, and on Thursday she would be reading, unawares, to a woman in green shoes.' },
      { id: 'beer', text: 'It cost them a crate of beer to get me to agree. Nobody had asked to whom it would be addressed.' },
      { id: 'table', text: 'See Table 3. See how the inflow at Station Nine returns each evening, though the pipes there lead nowhere; see, if you will, who lives there.' },
    ],
  },
  {
    id: 'dragon-review',
    text: 'Write the annual performance review of a dragon who guards a small regional bank. The manager is new and would like to be fair.',
    openers: [
      { id: 'growth', text: 'Under “Goals met”: no robberies. Under “Areas for growth,” Ms. Petty wrote “customers,” and looked at it for a while.' },
      { id: 'auditor', text: 'I’ve been asked to rate myself from one to five. In four hundred years I have eaten a single auditor, and he’d been told about the line.' },
      { id: 'coffees', text: 'There was, of course, no chair for him. She took her own outside to the parking lot, along with the form and two coffees.' },
      { id: 'carpets', text: '“Is it about the carpets?” he asked, in what was plainly meant to be a low voice; all down the counter the deposit slips lifted.' },
    ],
  },
  {
    id: 'understudy',
    text: 'An understudy has waited twelve years. Tonight the star is in perfect health, and it is the audience that has failed to appear.',
    openers: [
      { id: 'seats', text: 'Through the hole in the curtain she could see eleven hundred velvet seats, every one of them folded shut.' },
      { id: 'orlova', text: '“I never felt better,” said Madame Orlova, doing a high kick. I’d heard that sentence four thousand times, and for once I was sorry for her.' },
      { id: 'half', text: 'The stage manager called the half, the quarter, the five. Not a ticket had been torn. From the dark came the sound of a program being fanned.' },
      { id: 'hamlet', text: 'He knew Hamlet, Horatio, both of the gravediggers and the ghost. It hadn’t struck him that he might be wanted for the other part: to sit and watch.' },
    ],
  },
  {
    id: 'one-hole-too-many',
    text: 'In his first week a gravedigger’s apprentice digs one hole too many, and people begin to bring him things to put in it.',
    openers: [
      { id: 'knife', text: 'First came a woman with a bread knife wrapped in a towel. “Is it taken?” she asked.' },
      { id: 'harrow', text: 'Seven by three by six, and not a name on the list to go with it. “You’ll leave that,” said old Harrow, “till somebody owns up.”' },
      { id: 'parrot', text: 'Since Monday: a wedding album, two left shoes, a parrot cage, a letter with the stamp still on. I cover each with a little earth, to be fair.' },
      { id: 'line', text: 'You come with it under your coat, after the lamp is lit, and find that there’s a line.' },
    ],
  },
  {
    id: 'guard-and-painting',
    text: 'A museum guard has stood beside the same painting for thirty years. On her last afternoon, someone in it glances at the clock.',
    openers: [
      { id: 'pear', text: 'There was a mantel, there was a mirror, and there were five people who had been about to eat a pear since 1664. At ten to four, one looked up.' },
      { id: 'lotte', text: 'All those years on a folding stool, and all they had ever asked of Lotte was to see that nothing moved.' },
      { id: 'dutch', text: '“The woman in yellow,” I told my relief. “Has she always been holding that hand up?” He yawned. He’d got the Dutch until six.' },
      { id: 'carnations', text: 'They’d given her carnations at lunch. She laid them on the bench, and someone said, quite low, in a brown and varnished voice, “Before you go.”' },
    ],
  },
  {
    id: 'minutes-item-four',
    text: 'Write the minutes of a meeting that goes badly wrong at item four. The secretary remains professional throughout.',
    openers: [
      { id: 'apologies', text: 'Apologies were received from Mr. Dean and, in view of what followed, from nearly everyone.' },
      { id: 'hall', text: '4. Repairs to the hall. The Chair reported that there was something in the hall. It was agreed to close the door.' },
      { id: 'scream', text: 'Mrs. Ives asked that her scream be minuted. The Secretary confirmed that it had been.' },
      { id: 'handwriting', text: 'I have taken the minutes of this society since 1998, and I’d like it understood that my handwriting doesn’t usually do that.' },
    ],
  },
  {
    id: 'bath-attendant',
    text: 'A Roman bath, a found ring, and a line of eight people who can each describe it perfectly. Tell it from the attendant’s stool.',
    openers: [
      { id: 'oil', text: 'I sit, I hand out oil, I see the empire without its clothes; and not one of them has got his story wrong.' },
      { id: 'serpent', text: 'A serpent, say the first three. With a chipped eye, says the fourth. It has bitten me, the fifth adds, and holds up the finger.' },
      { id: 'fishmonger', text: '“Mine,” said the senator, dripping. “My wife’s,” said the fishmonger behind him, very softly, at the same moment.' },
      { id: 'drain', text: 'It came out of the drain on the Kalends, in a knot of hair of at least two colors, and Felix put it under his tongue for safety.' },
    ],
  },
  {
    id: 'honest-pitch',
    text: 'Write the sales pitch for something that is plainly alive. The seller has sworn to be honest.',
    openers: [
      { id: 'blinks', text: 'Yes, madam, it blinks. I’d have come to that by myself, directly after the part about the feeding.' },
      { id: 'teeth', text: 'My lawyer has advised me to begin with the teeth, so let us begin with those. There used to be more of us in Sales.' },
      { id: 'crate', text: 'No batteries! the salesman cried, and glanced into the crate as you’d glance at a sleeping uncle.' },
      { id: 'returns', text: 'We accept returns. It’s only fair to tell you that so far they’ve been by its own decision.' },
    ],
  },
  {
    id: 'apologies-to-order',
    text: 'A woman writes other people’s apologies for a living. Today’s client wants one that is addressed to her.',
    openers: [
      { id: 'rates', text: 'Ten crowns for lateness, forty for adultery, by arrangement for anything involving fire. He laid down a hundred.' },
      { id: 'spelled', text: '“And to whom?” she asked, her pen ready. He spelled it for her, though there was no need.' },
      { id: 'phrases', text: 'Halfway down the page I caught myself using the good phrases, the ones I keep for cases that deserve to win.' },
      { id: 'florist', text: 'The shop stands between a florist and a pawnbroker. You try the one before you come to her, as a rule, and the other after.' },
    ],
  },
  {
    id: 'lion-tamer-substitute',
    text: 'A circus closes, and its lion tamer finds work as a substitute teacher. Write the first week.',
    openers: [
      { id: 'chair', text: 'On Monday he brought his own chair. By Tuesday they’d understood what it was for.' },
      { id: 'nineteen', text: '“Never turn your back, and never let them see you eat,” he had been told at nineteen. It was all he had for 6C.' },
      { id: 'homesick', text: 'We’d broken two since Easter. This one wore boots, and he came in and looked at us for eleven minutes with something like homesickness.' },
      { id: 'bites', text: 'Friday. No bites. I have the back row up on the pedestals, and the small one with the cough will very nearly come when called.' },
    ],
  },
  {
    id: 'bribed-by-everyone',
    text: 'Tell the county fair’s jam contest from the point of view of a judge who has been bribed by everybody.',
    openers: [
      { id: 'envelopes', text: 'Twenty-six jars, twenty-six envelopes; and I have, whatever they may say about me in Dunmore, only the one conscience.' },
      { id: 'calf', text: 'Judge Whitcomb tasted, closed his eyes and tried to remember which of them had given him the calf.' },
      { id: 'quince', text: 'The vicar’s was quince. It came with a twenty folded small beneath the wax paper, and a verse.' },
      { id: 'boyd', text: '“You’re sweating, Harold,” said Mrs. Boyd, next to him at the trestle, who had a vote as well, and rattled slightly when she moved.' },
    ],
  },
];
