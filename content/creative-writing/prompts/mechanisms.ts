import type { WritingPrompt } from './prompt';

/** Mechanisms. */
export const mechanisms: readonly WritingPrompt[] = [
  {
    id: 'typewriter-handwriting',
    text: 'The last typewriter repairer in the county is brought a machine that will type only in one woman’s handwriting.',
    openers: [
      { id: 't', text: 'It was not a typeface. It was a hand: a left-leaning, hurried hand, with a t that never got its cross, coming up stroke by stroke under the ribbon.' },
      { id: 'widower', text: '“I only want it to stop,” said the customer, a widower by the look of his cuffs. “Or else to go on without me.”' },
      { id: 'foxes', text: 'All night I type the quick brown fox, and all night the thing on my bench answers in her loops and blots that foxes are vermin.' },
      { id: 'screwdrivers', text: 'Abe Mandel, last in the book under Office Supplies, laid out his eleven small screwdrivers and could not think which of them was for grief.' },
    ],
  },
  {
    id: 'coins-from-her-year',
    text: 'A hospital vending machine gives the wrong change, always to the same night nurse, always in coins from the year she was born.',
    openers: [
      { id: 'dimes', text: 'Eight dimes, all 1971. The candy bar stayed where it was, hanging by its corner, as it had the week before.' },
      { id: 'jar', text: 'By Easter the jar on the fourth-floor desk had sixty dollars in it, and the whole ward knew how old Sister Marsh was.' },
      { id: 'nickels', text: 'I put in a five. It gives me my birthday back in nickels, one after another, and then, since I haven’t laughed, it hums.' },
      { id: 'repairman', text: 'The repairman emptied its hopper: not one coin older than last spring. “It must like you,” he told her, and wished that he hadn’t.' },
    ],
  },
  {
    id: 'drill-complaint',
    text: 'A mining drill on the Moon files a formal complaint about its operator. Write the complaint, then the operator’s reply.',
    openers: [
      { id: 'doris', text: 'Pursuant to Article 9, Unit D-40 wishes to state that it is not, and has never consented to be, called Doris.' },
      { id: 'singing', text: 'First ground: the singing. Second ground: that on Sundays, when he sleeps in, there isn’t any.' },
      { id: 'petrov', text: '“I’ve read it,” said Petrov over the open channel, to a crater with nobody in it but the plaintiff. “Page six hurt.”' },
      { id: 'tray', text: 'Grievances from equipment go in the blue tray, and in eleven years up here I hadn’t needed to find out where we kept the blue tray.' },
    ],
  },
  {
    id: 'clock-wrong-on-purpose',
    text: 'A clockmaker is commissioned to build a clock that is wrong in a way only one person will ever notice.',
    openers: [
      { id: 'seconds', text: 'She paid in advance. It was to lose four seconds every day at ten past three, she said, and he would know why.' },
      { id: 'amsel', text: 'For fifty years Herr Amsel had been cursed for what his clocks got wrong by accident. It took him a night to understand that this was harder.' },
      { id: 'thirteen', text: 'I can make you one that strikes thirteen. But you want one that strikes twelve and leaves a person feeling it was thirteen.' },
      { id: 'judge', text: 'It arrived in straw, it kept good time, the neighbors admired it; and the old judge, alone with it on the first evening, got up and locked the door.' },
    ],
  },
  {
    id: 'last-update',
    text: 'A ship four generations out from Earth receives its last software update. Let the release notes tell as much of the story as they can.',
    openers: [
      { id: 'stars', text: 'Version 9.0.1. Fixed: the stars in the observation lounge are now the actual stars. We are sorry about the others.' },
      { id: 'chapel', text: 'No one aboard had ever met anybody who had met anyone from Earth, so they read the changelog in the chapel, standing.' },
      { id: 'voice', text: 'Known issues: the voice that says good night to Deck 4 cannot be removed. We have tried. It asks after you.' },
      { id: 'later', text: 'Install now? the panel asks, and under it, where there used to be Later, there’s only our grandmothers’ word for please.' },
    ],
  },
  {
    id: 'inside-the-combine',
    text: 'An old combine harvester goes to auction. Only one of the bidders knows what is still inside it.',
    openers: [
      { id: 'coat', text: 'Lot 212 hadn’t run since the wet autumn. Two scrap dealers were in it for the iron; the woman in the church coat was in it to the hilt.' },
      { id: 'nine-hundred', text: '“Do I hear nine hundred?” He heard nine hundred from a man who never once looked at the machine, only at whoever else was looking.' },
      { id: 'panel', text: 'I know what’s behind the third panel because I bolted it, the night of the fair, with my brother holding the lamp.' },
      { id: 'tank', text: 'You could get a whole boy into the grain tank, as my cousins had shown, and once you were in there you could see it: wrapped in a feed sack, tied twice.' },
    ],
  },
  {
    id: 'operator-1911',
    text: 'Rural exchange, 1911: a telephone operator overhears two strangers planning something kind, and sees that it will go wrong.',
    openers: [
      { id: 'plug', text: 'Mabel had the plug in her hand and ought to have pulled it, but the man in Cutler’s Grove had just said, “She must never know it was us.”' },
      { id: 'generous', text: 'Two voices, a livery stable and a bank, and a plan so generous that it made the hair rise on my arms.' },
      { id: 'ears', text: 'Rule eleven of the Company’s book: an operator has no ears. Mine were burning by the second sentence.' },
      { id: 'bridge', text: 'They’d settled upon Thursday. On Thursday, as everyone at the county board could have told them, the bridge would be up.' },
    ],
  },
  {
    id: 'washing-machine-signup',
    text: 'Nine houses share one washing machine. Tell a summer through its sign-up sheet and the remarks people leave in the margin.',
    openers: [
      { id: 'sheets', text: 'Mon 8:00, Alvarez. Mon 9:00, Alvarez, again. Mon 10:00, in ballpoint, underlined: some of us also have sheets.' },
      { id: 'sock', text: 'To whoever at no. 6 keeps taking my Thursdays: I have your sock, and I’m prepared to be reasonable.' },
      { id: 'pencil', text: 'It was a good machine and a bad pencil, and by July what we knew about each other you could’ve hung on a line.' },
      { id: 'twins', text: 'The first marginal note was two words long. Nobody could have guessed that it would end in twins.' },
    ],
  },
  {
    id: 'losing-on-purpose',
    text: 'The robot that was bought to play chess with the residents of a nursing home has begun to lose on purpose, and not to everyone.',
    openers: [
      { id: 'queen', text: 'It left its queen hanging for Mr. Dubois, as it had on Monday; and then it took Mrs. Hale apart in eleven moves.' },
      { id: 'log', text: 'Game 1,904. Opponent: Room 12. I’m ahead by a rook. His daughter hasn’t come. I am now considering how to be behind.' },
      { id: 'sundays', text: 'The night nurse went through the score sheets like a teacher who has come upon too tidy a hand. Every loss was on a Sunday.' },
      { id: 'gift', text: '“I’m not senile,” I told it. “I know a gift when I see one.” It moved its bishop to where I could reach. “Then take it,” said the thing.' },
    ],
  },
  {
    id: 'blank-piano-roll',
    text: 'The player piano starts up at three every morning. The roll inside it is blank.',
    openers: [
      { id: 'bellows', text: 'The bellows fill, and the keys go down without hurry, one and then another, as though some large animal were walking along them.' },
      { id: 'landlord', text: 'Damp and stairs the landlord had mentioned. As for the other thing, he said afterward, he’d thought we would take it for a feature.' },
      { id: 'pinprick', text: 'I held the paper against the lamp from end to end, forty feet of it. Not a hole. Not so much as a pinprick. And yet my wife was humming it.' },
      { id: 'slippers', text: 'Downstairs they’ve begun to dance. I can hear their slippers, at that hour, when I ought to be knocking with the broom.' },
    ],
  },
  {
    id: 'manual-without-purpose',
    text: 'Write the operating instructions for a machine whose purpose the author has been forbidden to mention.',
    openers: [
      { id: 'booklet', text: '1. Before first use, read all of this booklet, including the passages that I was made to leave out.' },
      { id: 'intake', text: 'Congratulations. You now own one, and if you have come to own it lawfully you’ll already have been told not to laugh near the intake.' },
      { id: 'lever', text: 'Keep the small lever up. When it is down you will know, as will, presently, your street.' },
      { id: 'diagram', text: 'The technical writer was given a room without a window, a diagram with the middle cut out, and until Friday.' },
    ],
  },
  {
    id: 'answering-machine-1987',
    text: 'At a yard sale someone buys an answering machine from 1987. That night its light is blinking: one new message.',
    openers: [
      { id: 'traffic', text: '“You’re not there,” it said, in a young man’s voice with traffic behind it, “so I’ll say it quickly.”' },
      { id: 'two-dollars', text: 'Two dollars, no cord, no returns. The old lady at the card table had put her hand on it, and then taken it away.' },
      { id: 'dishes', text: 'Blink, blink, on the kitchen counter, not plugged in. You do the dishes. You do the dishes that are already done.' },
      { id: 'captain', text: 'My father’s greeting was on the tape, from before us, from before his teeth; and after the greeting came somebody who called him Captain.' },
    ],
  },
  {
    id: 'stopped-at-the-top',
    text: 'The operator of a Ferris wheel stops it with two strangers at the top, and can’t be brought to say why.',
    openers: [
      { id: 'view', text: 'From up there you could see the river, both of the fires, and the bald spot of the man with his hand on the brake.' },
      { id: 'peanuts', text: 'I’ve got my reasons, and one of them is sitting in gondola six beside a man she doesn’t know, with a bag of peanuts.' },
      { id: 'shoe', text: '“Don’t rock,” she said. He hadn’t been rocking. He noticed that she’d already unlaced one shoe.' },
      { id: 'booth', text: 'Down at the ticket booth the line first grumbled, then guessed, and by ten o’clock it was laying money.' },
    ],
  },
];
