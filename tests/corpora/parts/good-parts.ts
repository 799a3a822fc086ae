/** A story in one manner, its last turn, and good answers to it. */
export interface PartsInManner {
  manner: 'dialogue' | 'fragments' | 'first person' | 'present tense' | 'humour' | 'grief';
  opening: string;
  turn: string;
  parts: readonly string[];
}

/** Good answers in many manners, written for the judge of a language model's parts; nobody tunes the judge with them. */
export const partsInManners: readonly PartsInManner[] = [
  {
    manner: 'dialogue',
    opening: 'The lift stopped between the fourth floor and the fifth, and Mr Abara put down his cello.',
    turn: '“Has it done this before?” asked the girl with the ferret. Mr Abara pressed the bell and nothing rang.',
    parts: [
      '“Twice,” he said. “The first time I was engaged to be married. The second time I was not.”',
      '“Every Thursday,” said Mr Abara.\n\n“Today is Friday.”\n\n“Then we are in trouble.”',
      '“Is that thing asleep?” he asked instead of answering. The ferret opened one eye. “It is now pretending,” said the girl.',
      '“Ring it again.” “I have rung it again.” “Ring it angrily.” He rang it angrily. Somewhere below, a dog began to bark.',
      '“Before what?” he said, and she saw that his hands were shaking. She took the bow from him, gently, before he could drop it.',
      '“Play something,” she said. “They’ll come up to complain.” He looked at the walls, at the ferret, at the little brass plate that said six persons. Then he sat down on the floor and undid the clasps.',
      '“No,” said Mr Abara. “Yes,” said a voice from the grille, quite clearly, and then it would not say anything more.',
      'She counted the buttons. There were eleven. “You live here,” she said. “What’s on the tenth floor?” “There is no tenth floor.” “There’s a button.”',
    ],
  },
  {
    manner: 'fragments',
    opening: 'Low tide. The wreck again. Jory walked out to it with a torch and a crowbar, as he had every night since the funeral.',
    turn: 'A light in the hold. Not his. It moved when he stopped moving.',
    parts: [
      'Torch off. Dark. The other light went out a second later, like an answer.',
      'Footsteps. Two, then none. He tightened his grip on the crowbar and thought of his father’s boots, how they had never been found.',
      'Water to the knee now. Cold enough to hurt. Still he stood there, counting, and at nine the light came up the ladder.',
      'Not his. Not anyone’s, by rights. Nobody had been down there for thirty years, nobody living.',
      '“Who’s there?” Nothing. Drip. Drip. Then, very quietly, somebody whistling, and Jory knew the tune.',
      'A child. Bare feet. In one hand a candle, in the other his father’s pocket watch, still going.',
      'Run, then. But his legs would not. They had walked him out here forty nights running and they meant to see it through.',
      'The crowbar slipped. Clang on the ribs of the ship, on and on, far too loud, and every gull on the sandbar went up screaming.',
    ],
  },
  {
    manner: 'first person',
    opening: 'I have been a locksmith for nineteen years and I had never been asked to lock somebody in.',
    turn: 'The old woman gave me the key to keep. “Whatever he says,” she told me, “you do not open before morning.”',
    parts: [
      'I put it in my breast pocket, where I keep my reading glasses, and I told her my rate for nights.',
      'From behind the door a man’s voice said my name. I had not told it to anybody in that house.',
      'I should have asked who he was. Instead I asked for coffee, which shows you the kind of man I am.',
      'She went up the stairs without a light. I sat down with my back against the door and felt it, warm as an animal, through my coat.',
      'My mother used to say that a key is a promise with teeth. I turned it over in my palm and wondered whose promise this one was.',
      '“How will I know that it’s morning?” I asked, because there were no windows. She stopped, and I could see that nobody had ever asked her before.',
      'He began at about two. First he was polite. Then he was rich, and then he was ill, and at four he was my brother.',
      'I lied to her. I said that I would, and all the while I was thinking of the second key, the one I always cut for myself.',
    ],
  },
  {
    manner: 'present tense',
    opening: 'Wen is late for the last ferry, and the last ferry is waiting for her.',
    turn: 'The captain holds out a hand. “We have been here since Tuesday,” he says. There is nobody else on deck.',
    parts: [
      'She takes it. His glove is full of sand, and it goes on trickling down her wrist long after he has let go.',
      '“It is Tuesday,” says Wen. He looks at his watch, shakes it, and does not seem to like what it tells him.',
      'Wen steps back. Behind her the ticket office puts out its light, and she hears the shutters come down, one after another.',
      'There are forty deckchairs, all facing the shore, and on each of them lies a folded coat. She recognises the third. It is her father’s.',
      'The engine starts before she is aboard. She jumps. For a moment there is only black water under her shoes, and then the rail, and his hand, and the deck.',
      '“I can’t pay,” she says. The captain laughs. “Nobody pays on the way out,” he says, and he unties the rope himself.',
      'She puts down her suitcase on the quay and sits on it. “Then you can wait until Wednesday,” she says.',
      'A door bangs somewhere below. The captain goes on smiling, but his eyes move to the stairs, and Wen sees that he is more frightened than she is.',
    ],
  },
  {
    manner: 'humour',
    opening: 'The annual general meeting of the Lower Snodding Dragon Society had reached item four, which was the dragon.',
    turn: 'It ate the minutes. Mrs Pargeter asked whether anybody wished to propose a vote of thanks.',
    parts: [
      'Nobody did. The dragon burped, and the date of the next meeting floated down in small black flakes onto the custard creams.',
      'The treasurer rose to say that the minutes had been the only copy, and that, speaking as treasurer, he was delighted.',
      '“Seconded,” said Colonel Bray, who had been asleep since item two and thought that they were electing somebody.',
      'Mrs Pargeter made a note of it on the back of her hand. The dragon looked at the hand with interest.',
      'There was a short debate about whether a dragon could be said to have eaten something if it had merely set fire to it and then swallowed. It lasted forty minutes.',
      '“It’s only a little one,” said the vicar. It was at this point that the roof came off, and its mother put her head in.',
      'The vote was nine in favour and one abstention. The abstention was later found behind the radiator with no eyebrows.',
      'Young Tim put up his hand. “Please,” he said, “it’s looking at the biscuits,” and eleven respectable people climbed on their chairs to defend a plate of shortbread.',
    ],
  },
  {
    manner: 'grief',
    opening: 'In the spring after Ruth died, Aldo went on setting two places, because the table looked wrong otherwise.',
    turn: 'On Sunday the neighbour’s boy came to return a casserole dish. He sat down at the other plate without asking.',
    parts: [
      'Aldo did not say anything. He went to the drawer and took out the good fork, the one with the bent prong that she would never let him throw away, and laid it beside the boy’s hand.',
      'It was the first time in eleven weeks that the chair had made its noise. Aldo stood in the doorway and waited until he could trust his voice.',
      '“That’s Mrs Ruth’s,” the boy said, with his mouth full. “Yes,” said Aldo. “She won’t mind.” And he found, to his surprise, that it was true.',
      'The boy ate as boys do, as if somebody were going to stop him. Aldo watched the level of the soup go down. He had forgotten that it was possible to finish things.',
      '“Is it sad here all the time?” asked the boy. Aldo thought about it honestly. “Not on Wednesdays,” he said. “On Wednesdays the bins go out.”',
      'For a moment he hated him, this child with jam on his collar, for breathing in that place. Then it passed, the way a lorry passes, and only the cups trembled.',
      'The dish had been washed, badly. There was still a rim of her sauce along the edge, brown and hard, and Aldo put it on the high shelf where nobody would scrub it.',
      'He cried then. Not much. The boy pushed the bread across to him, since that was nearest, and after a while they both ate it.',
    ],
  },
];
