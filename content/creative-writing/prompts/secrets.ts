import type { WritingPrompt } from './prompt';

/** Things kept quiet. */
export const secrets: readonly WritingPrompt[] = [
  {
    id: 'signing-in-the-gallery',
    text: 'A sign-language interpreter, halfway through a trial, notices that two people in the gallery are signing about her.',
    openers: [
      { id: 'gloves', text: 'Her own hands went on with the coroner’s answer. Over his shoulder, in the third row, a pair of red gloves said: That’s her.' },
      { id: 'knife', text: 'Fourth bench, two women, talking small, the way one whispers. They came to the knife, and after the knife they came to me.' },
      { id: 'oath', text: 'She had sworn to render everything that was said in this room, and it now occurred to her that nobody had defined said.' },
      { id: 'judge', text: '“Are you unwell?” asked the judge. It was the first time all week that anyone in the court had looked at her face.' },
    ],
  },
  {
    id: 'anonymous-donor',
    text: 'Everyone in the village knows who the anonymous donor is, except the donor.',
    openers: [
      { id: 'bruno', text: 'First it was the school roof, then the pump, then Widow Kessler’s teeth, and each time old Bruno said how wonderful, and who could it be?' },
      { id: 'bank', text: 'The bank had been writing the checks since his stroke, in accordance with a letter that he had signed and couldn’t recall.' },
      { id: 'christmas', text: 'We’ve got good at not thanking him. Christmas is hardest: you shake his hand, and talk about the snow, and go home and kick something.' },
      { id: 'toast', text: '“To our mystery friend!” cried the mayor. A hundred glasses rose, and a hundred pairs of eyes were careful, and one old man drank deep.' },
    ],
  },
  {
    id: 'under-the-wallpaper',
    text: 'Under the wallpaper is older wallpaper, and under that, in pencil, a list of names. The last one is the decorator’s own.',
    openers: [
      { id: 'strips', text: 'Roses, then ships, then a green that came off in one long breath, and behind the green: Josef Blaha, 1911.' },
      { id: 'station', text: 'I do twelve walls a month. I don’t read them. But you can’t help it with what you’re called, it’s like hearing it shouted in a station.' },
      { id: 'friday', text: 'Every one of them had added the day on which the job was finished. There was a day beside hers as well; it was this Friday.' },
      { id: 'stairs', text: '“Just cover it up,” said the lady of the house, from the stairs, in the tone of having said so to others.' },
    ],
  },
  {
    id: 'confession-in-the-margins',
    text: 'Someone has written a confession in the margins of a library book about wading birds. Its next reader is a detective on vacation.',
    openers: [
      { id: 'godwit', text: 'It started beside the bar-tailed godwit, in a small brown hand: I never meant for him to go in.' },
      { id: 'foot', text: 'He had promised his wife two weeks without a body. He turned over to the oystercatchers, and there was a foot.' },
      { id: 'slip', text: 'Seventeen people had borrowed it since then, according to the slip, and not one had so much as penciled “Poor man.”' },
      { id: 'curlew', text: '“What’s a curlew do?” she asked from the next deck chair. “In this edition,” said the Inspector, “it watches.”' },
    ],
  },
  {
    id: 'liar-as-witness',
    text: 'The best liar in town has been asked to witness a will, and for once wants badly to be believed.',
    openers: [
      { id: 'pen', text: 'Fitch took the pen, read every line twice, and for once in his life wished that he had a different sort of face.' },
      { id: 'horse', text: 'They tell it around here that I once sold a man his own horse. It’s true, and it will be brought up on Monday.' },
      { id: 'crane', text: '“I want you,” whispered Mrs. Crane, “since whatever you swear to, that family will go and check.”' },
      { id: 'mirror', text: 'What he’d seen was simple: an old hand, a clear eye, two words altered. He practiced it in the shaving mirror, and it sounded like his best.' },
    ],
  },
  {
    id: 'note-under-middle-c',
    text: 'A piano tuner finds a folded note beneath middle C, in the third house this season. The handwriting is improving.',
    openers: [
      { id: 'commas', text: 'The first had been four words in block capitals, and I took it for a child’s. This one had commas.' },
      { id: 'ito', text: 'Between the hammer and the felt, folded to the size of a tooth: You are nearly there, Mr. Ito. Try the doctor’s next.' },
      { id: 'cough', text: 'Mrs. Lindqvist’s upright gave a dull sort of cough, and the tuner, who was paid by the hour, closed his eyes before he looked.' },
      { id: 'private', text: 'Somebody in the district was learning how to write, and was doing it, for reasons of privacy, inside pianos.' },
    ],
  },
  {
    id: 'animal-at-dinner',
    text: 'One guest at a formal dinner is hiding an animal. Write the whole meal, and never name the animal.',
    openers: [
      { id: 'sleeve', text: 'With the soup it was quiet. With the fish, which was perhaps a mistake, Lady Orme’s left sleeve sat up.' },
      { id: 'trieste', text: '“Do tell us about Trieste,” says your host, and you tell him, one hand on your fork and the other being very gently chewed.' },
      { id: 'card', text: 'The place card said Mr. Aldous Finch, and made no provision for whatever it was that he’d just calmed with a bread roll.' },
      { id: 'footman', text: 'From behind her chair I could see it breathe. We are trained for fire and for proposals of marriage.' },
    ],
  },
  {
    id: 'softened-sentence',
    text: 'At a peace conference a translator softens one sentence. By the third day she is translating two conversations that never took place.',
    openers: [
      { id: 'never', text: 'The general had said “never.” What went out into sixty headsets, in her pleasant alto, was “not yet.”' },
      { id: 'nods', text: 'Both delegations nodded. In eleven months they’d never once done so together, and it was on her account, and it was false.' },
      { id: 'dogs', text: 'My colleague in the booth slid a note along the desk: You left out the dogs. I wrote under it: I know.' },
      { id: 'son', text: 'By Wednesday she had given one of them a sense of humor and the other a dead son.' },
    ],
  },
  {
    id: 'cousin-as-mayor',
    text: 'For a year the mayor has been played by his cousin. Today the real one walks into town hall and asks for a parking permit.',
    openers: [
      { id: 'window', text: '“Name?” said the girl at window three, and the man with the sunburn gave, after thinking about it, somebody else’s.' },
      { id: 'chain', text: 'The chain of office had been let out two links, and the speeches were shorter, and on the whole people were content.' },
      { id: 'weekend', text: 'I was to do it for a weekend. I had a hat, a list of names, and his word that nothing ever came up in February.' },
      { id: 'curtain', text: 'His wife saw him cross the square in his old walk. She drew the curtain, sat down, and began to work out which one she would miss.' },
    ],
  },
  {
    id: 'watchman-burglar',
    text: 'Write the diary of a night watchman who is also the burglar the whole town is looking for.',
    openers: [
      { id: 'latch', text: '2:00, all quiet. 2:15, all quiet. 2:30, left the east window on the latch, as one would if one were expecting somebody.' },
      { id: 'larsen', text: 'Nobody knew the warehouse better than Odd Larsen did, and nobody, he noted on the Monday, was more shocked.' },
      { id: 'sergeant', text: '“You must’ve heard him,” said the sergeant. I told him the fellow walked exactly like me, and he wrote it down.' },
      { id: 'candle', text: 'Thursday. He has been at the silver again. I admire the neatness. I do not admire the risk he took with the candle.' },
    ],
  },
  {
    id: 'five-at-seventy',
    text: 'A letter is to be opened when the last of five friends turns seventy. Four of them would pay a good deal to read it first.',
    openers: [
      { id: 'freezer', text: 'It had lain in Dora’s freezer for thirty-four years, between the peas and a trout that no one would own to.' },
      { id: 'wax', text: 'There was the wax with all of their thumbs in it. Someone, at some point, had been at the left corner with steam.' },
      { id: 'boat', text: '“I’ll give you the boat,” Klaus said, with no preamble, on the telephone, at six in the morning, on the eve of it.' },
      { id: 'ruth', text: 'I’m the one who doesn’t mind. I wrote it, you see, and they’ve always believed that it was Ruth.' },
    ],
  },
  {
    id: 'second-kitchen',
    text: 'Behind the pantry the new owners find a second kitchen. It is warm, and there’s a pot on the stove.',
    openers: [
      { id: 'lentils', text: 'Lentils, with a bay leaf; and someone had turned the flame down low, as one does when one has only gone to the door.' },
      { id: 'drawing', text: 'On the architect’s drawing that wall was a meter thick. It was drawn with a firm line by a man who, I now think, had eaten there.' },
      { id: 'spoon', text: 'You don’t taste what you find in a stranger’s pan. You have the spoon in your hand for another reason, and it’s a clean spoon.' },
      { id: 'agent', text: '“Original features,” the agent had said, a shade too fast, and steered the pair of them back toward the light.' },
    ],
  },
];
