import type { WritingPrompt } from './prompt';

/** Company. */
export const company: readonly WritingPrompt[] = [
  {
    id: 'postal-chess',
    text: 'Two women have been playing chess by mail since 1974. One of them makes an illegal move, and the other lets it stand.',
    openers: [
      { id: 'bishop', text: 'Bishop to c6, said the card from Leeds. There was already a bishop upon c6, and it was Margot’s as well.' },
      { id: 'verse', text: 'She let the kettle boil dry, looking at it. In forty-eight years Ilse had moved late, and rashly, and once in verse, but she’d never moved wrong.' },
      { id: 'crocuses', text: 'I wrote back: A strong move. I wrote that the crocuses were up. I did not ask who had held your pen.' },
      { id: 'urn', text: 'The board stands on the sewing table with a cloth over it. You dust around that game as others dust around an urn.' },
    ],
  },
  {
    id: 'lunch-with-the-skeleton',
    text: 'The least popular boy in school is put in charge of the biology lab’s skeleton. Write a year of lunch hours.',
    openers: [
      { id: 'sandwich', text: 'In September he ate with his back to it. In October he put half of the sandwich down on the other stool, only because it’s rude not to.' },
      { id: 'tag', text: 'Everyone else called it Boney; the tag on its toe, which no one but me had ever turned over, said something a lot more like a person.' },
      { id: 'key', text: '“You’re responsible enough,” said Mr. Ames, handing him the key, in the voice grown-ups use for “nobody else would mind.”' },
      { id: 'denise', text: 'It’s a good listener, and it never asks to copy. The trouble began when it started to have opinions about Denise.' },
    ],
  },
  {
    id: 'scarecrow-and-vane',
    text: 'A scarecrow and a weather vane can see each other but cannot hear. Over one harvest they work out a language.',
    openers: [
      { id: 'sleeve', text: 'When the wind was in the east the rooster pointed at him; and Straw, who hadn’t been pointed at since he was stuffed, did what he could with a sleeve.' },
      { id: 'north', text: 'North, twice, was good morning. West and then a squeak they’d agreed upon, around the hay, as a kind of laugh.' },
      { id: 'crows', text: 'We crows could have carried messages, of course. We wished to see how far they’d get without.' },
      { id: 'roof', text: 'From the roof there’s a whole county to look at. I look at the one thing in it that looks back.' },
    ],
  },
  {
    id: 'wrong-best-man',
    text: 'A best man loses his notes and gives the speech that was written for a different wedding. It fits.',
    openers: [
      { id: 'card', text: 'The card in his pocket began “Dear Sam and Philippa.” He looked down the long table at Joachim and Rose, and at the clock, and he opened his mouth.' },
      { id: 'canoe', text: 'It was at the bit about the canoe that I looked at my husband of two hours. Nobody was supposed to know about the canoe.' },
      { id: 'aunt', text: 'By the second page they were laughing; by the third they’d stopped, and an aunt had hold of the tablecloth.' },
      { id: 'suit', text: '“Whose was it?” they asked him, later, in the parking lot. He told them he had found it in the suit.' },
    ],
  },
  {
    id: 'fence-and-goat',
    text: 'Write an apology across a garden fence. Neither party may use the word “sorry,” and a goat must be involved.',
    openers: [
      { id: 'hat', text: 'The goat stood on Mr. Pym’s side with Mrs. Vale’s hat in its mouth, and for a time the three of them considered one another.' },
      { id: 'dahlias', text: '“I’ve been thinking about your dahlias,” she told the top of the boards. “So,” it answered, in his voice, “has she.”' },
      { id: 'pie', text: 'You bring a pie. You’ve practiced it. You hold it up and over as high as you can, and something takes it that has the wrong sort of hand.' },
      { id: 'gertrude', text: 'Four words would do it, and one of these we’d each sworn never to use. That left, as my wife pointed out, a good many others, and Gertrude.' },
    ],
  },
  {
    id: 'selling-the-van',
    text: 'Four former bandmates meet to sell the van. It won’t start, and for the first hour neither will the conversation.',
    openers: [
      { id: 'b-minor', text: 'It coughed, it thought about it, and it died in B minor; and all of them, without wanting to, heard where the drums should have come in.' },
      { id: 'stain', text: 'The buyer was nineteen, and he’d brought cash. He kept on asking them what the stain was.' },
      { id: 'tire', text: '“You look well,” said the bass player, at last, to a spot about halfway between the singer and the spare tire.' },
      { id: 'ghent', text: 'I slid the side door back, and there it was: chips, damp, hairspray, Ghent. For that smell alone I would have paid the asking price.' },
    ],
  },
  {
    id: 'knight-giant-drainage',
    text: 'A knight and the giant he was sent to kill have been writing to each other all winter about drainage.',
    openers: [
      { id: 'clay', text: 'Most esteemed adversary: as regards your lower meadow, it is clay. No sword I own will mend it. Have you thought of tiles?' },
      { id: 'march', text: 'In March the roads would open, and he’d have to ride up there and do it. Sir Anselm sharpened first his pen.' },
      { id: 'onions', text: 'I write large because I can’t do otherwise; forgive the cart. Your ditch was a triumph. My onions speak of you.' },
      { id: 'squire', text: 'The squire, who took the letters up and the barrel-sized answers down, was the only soul in the kingdom to whom both of them had mentioned spring.' },
    ],
  },
  {
    id: 'imaginary-reunion',
    text: 'Imaginary friends meet every ten years to hear how their people turned out. One of them has not been forgotten yet.',
    openers: [
      { id: 'badges', text: 'HELLO, MY NAME IS, said the badges; and beneath, in smaller letters, WHOSE. Mr. Whiskers (Ellen’s) was already at the punch.' },
      { id: 'plank', text: '“Mine’s an actuary,” said the pirate. He said it bravely. It was ages since she’d needed so much as a plank.' },
      { id: 'color', text: 'The tall one in the doorway was still in color. We all saw it, and we made room, and nobody could think what to say.' },
      { id: 'hour', text: 'I had only come for the hour. I told them so: she’d be awake at six, and she is forty-four, and it’s a bad week.' },
    ],
  },
  {
    id: 'one-bucket',
    text: 'Two window washers, thirty floors up, are no longer speaking. They have one bucket.',
    openers: [
      { id: 'floors', text: 'Floor thirty: he pointed. Floor twenty-nine: he pointed again, harder. By the twenty-eighth I’d begun to wash the same pane from the other end.' },
      { id: 'suds', text: 'In the boardroom they had stopped the meeting to watch, because one of the men outside was writing, in suds and backward, a long reply.' },
      { id: 'winch', text: 'One winch lowers both of them or it lowers neither; it was the only thing on which they’d agreed since the wedding.' },
      { id: 'half', text: 'It hung between Marek and Lou, and each, when he dipped his cloth, took pains to leave exactly half of the warm.' },
    ],
  },
  {
    id: 'boxers-in-one-room',
    text: 'A retired boxer and the man who once knocked him out are put in the same hospital room.',
    openers: [
      { id: 'bed', text: 'They gave him the bed by the window. In the other, with a tube up that famous nose, lay the reason he’d never once slept on his left side.' },
      { id: 'eight', text: '“Eight,” said the voice behind the curtain, in the dark. “You were up at eight. I have always said so.”' },
      { id: 'nurse', text: 'I’m told that in 1969 they filled a stadium. What I have is two gentlemen of eighty who both refuse to be the first to press the bell.' },
      { id: 'yogurt', text: 'You know a man’s hands when you’ve been hit by them. I watched those two trying to open a yogurt.' },
    ],
  },
  {
    id: 'six-different-books',
    text: 'The six members of a book club have never once read the same book, and have agreed not to mention it.',
    openers: [
      { id: 'whale', text: '“I wept at the whale,” said Constance. Five faces went soft; and, in five different novels, there was a hurried turning of pages.' },
      { id: 'fourteenth', text: 'It’s our fourteenth year. As far as I can tell we’ve done four hundred, and I’ve loved each of them but the one I read.' },
      { id: 'newcomer', text: 'The newcomer had brought the actual title, with actual notes. We gave her the good chair and watched her, as you’d watch a lit match.' },
      { id: 'wine', text: 'Rule one: everybody brings wine. There has never been a rule two, but all of them were, with tremendous tact, obeying it.' },
    ],
  },
  {
    id: 'bet-on-a-rowboat',
    text: 'Two old friends have a bet on which of them will die first. The stake is a rowboat, and both of them are cheating.',
    openers: [
      { id: 'limp', text: 'Hector coughed whenever Amos came by, and Amos, who could limp with either leg, had taken to letting him win at dominoes.' },
      { id: 'paint', text: 'It lay keel up across two sawhorses, equally far from either door, painted red to port and green to starboard.' },
      { id: 'doctor', text: '“Between ourselves,” each of them said to me, on the same Tuesday, an hour apart, “how bad could you make it sound?”' },
      { id: 'oars', text: 'If you are reading this I’ve lost, or won; we never did agree on which. The oars are in the pantry.' },
    ],
  },
];
