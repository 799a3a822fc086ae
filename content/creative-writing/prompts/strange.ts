import type { WritingPrompt } from './prompt';

/** Out of the ordinary. */
export const strange: readonly WritingPrompt[] = [
  {
    id: 'shadow-gives-notice',
    text: 'A man’s shadow hands in its notice. The two of them have until noon on Friday to agree on terms.',
    openers: [
      { id: 'letter', text: 'It was slipped beneath the door at midday, when the thing was shortest: two lines, courteous, effective this week.' },
      { id: 'dogs', text: '“Twelve-hour days,” it said, from the wall. “Sixteen in summer. And not once have you asked whether I like dogs.”' },
      { id: 'lamp', text: 'By Wednesday they were down to a single lamp and the question of the childhood, which both of them claimed.' },
      { id: 'shade', text: 'He went to work along the north side of the street, so that no one should notice who was walking ahead.' },
    ],
  },
  {
    id: 'upward-rain',
    text: 'For one minute every Tuesday it rains upward. Write about somebody whose living depends on it.',
    openers: [
      { id: 'hat', text: 'At 4:16 Jonas holds his hat over the puddle, crown to the sky, and the week’s wages come up into it.' },
      { id: 'gutters', text: 'We sell gutters of the ordinary sort as well. But it’s the others that paid for the house: the ones you mount beneath.' },
      { id: 'bride', text: 'A bride must be out of her skirts by then, or else have them weighted; I’ve sewn in lead shot, spoons, once a grandfather’s medals.' },
      { id: 'late', text: 'It was late. Nobody in the valley had ever had to think about what it’d mean for it to be late.' },
    ],
  },
  {
    id: 'door-on-the-porch',
    text: 'A door has been delivered to the wrong address. It stands on the porch in its frame, and someone on the other side is knocking.',
    openers: [
      { id: 'courier', text: '“You’ve got to sign for it,” said the courier. From behind the varnished wood, somebody cleared his throat.' },
      { id: 'hedge', text: 'I walked around it. At the back there was my own hedge, my bicycle, and a handle, not moving, with no knuckles near it.' },
      { id: 'taps', text: 'Three taps and a pause; then two more, in the manner of somebody who has been told it’s no trouble to wait.' },
      { id: 'receipt', text: 'You sent for a bookcase. You have the receipt in your hand, and you’re reading it aloud, slowly, to the keyhole.' },
    ],
  },
  {
    id: 'borrowed-moon',
    text: 'The moon has been returned to its owner, slightly damaged. Write the note that came with it, and then the answer.',
    openers: [
      { id: 'dent', text: 'Dear Owner, first of all, it still works. As to the dent on the left-hand side, we should prefer to explain in person.' },
      { id: 'crate', text: 'It came back in newspaper, in a crate marked THIS WAY UP, though it’s hard to think whom that was meant to help.' },
      { id: 'excuses', text: 'Under it, weighted with a star that wasn’t one of mine either, I found a page and a half of excuses.' },
      { id: 'tides', text: 'You had it for eleven nights. In that time there were no tides at all, and I had fishermen here, in my own kitchen, weeping.' },
    ],
  },
  {
    id: 'room-since-1923',
    text: 'Room 14 has been occupied since 1923 by a guest no one has seen, who tips well. Today the bill comes due.',
    openers: [
      { id: 'trays', text: 'The trays go in full and they come out empty, with a gold coin under the napkin and, lately, a small drawing of whoever carried it up.' },
      { id: 'sum', text: 'Including laundry it came to four million and six. The manager put it in an envelope, pushed the envelope under the door, and had it pushed back.' },
      { id: 'bed', text: 'I have made that bed for twenty-six years. I can tell you that he sleeps on the left, and that on the right there’s someone too.' },
      { id: 'latch', text: '“We’d like a word about the account,” said Mr. Vance to the brass number. The latch, which had rusted under Coolidge, turned.' },
    ],
  },
  {
    id: 'someone-elses-appetite',
    text: 'A woman wakes with a stranger’s appetite: she craves pickled plums, cannot bear coffee, and is hungry in another time zone.',
    openers: [
      { id: 'fork', text: 'She stood at the open refrigerator before it was light, with a fork and a jar, in tears, because they were not sour enough.' },
      { id: 'bowl', text: 'Noon here; and somewhere nine hours off, I was so hungry that I could tell you the color of the bowl.' },
      { id: 'cigarette', text: 'By Tuesday Marit wanted a cigarette, which she had never smoked, rolled in a paper that they’d stopped making.' },
      { id: 'eel', text: '“Do you care for eel?” the doctor asks, pen in hand. You never have. You would walk to Osaka for some, tonight, in the rain.' },
    ],
  },
  {
    id: 'early-echo',
    text: 'The echo in the canyon has started to answer a little before it is called.',
    openers: [
      { id: 'franz', text: '“Hello,” said the canyon. Franz, who had his hands cupped and his mouth open, shut it again.' },
      { id: 'guide', text: 'As a guide I tell them to stand well back and think of nothing. There’s always one who is about to say what he shouldn’t.' },
      { id: 'name', text: 'She hadn’t yet decided to call him. His name came back from the far wall four times, each of them fainter, and the last not in her voice.' },
      { id: 'kettle', text: 'In May it was half a heartbeat. By the autumn you could put the kettle on and hear what you’d be shouting when it boiled.' },
    ],
  },
  {
    id: 'tuesday-abolished',
    text: 'To save money, the town council abolishes Tuesday. Follow three people for whom it was the only good day.',
    openers: [
      { id: 'rye', text: 'On Monday night the baker set his alarm as ever, and woke to Wednesday, with all the rye unrisen.' },
      { id: 'orr', text: 'The motion was carried by one, the one being Mrs. Orr, who had buried somebody on a Tuesday and was glad to see the back of it.' },
      { id: 'lovers', text: 'We’d had Tuesdays. That’s how I would’ve put it, if there had been anyone to whom I could put it.' },
      { id: 'treasurer', text: '“Fifty-two of them, at four thousand apiece,” the treasurer said, and snapped his book shut; in the gallery a child was counting on her fingers.' },
    ],
  },
  {
    id: 'an-inch-a-night',
    text: 'A house moves one inch toward the river every night. Its owner has never been so well rested.',
    openers: [
      { id: 'nail', text: 'She had driven in a nail by the gatepost to be sure. In a week there was room between the two for a whole hand.' },
      { id: 'surveyor', text: '“It would get to the bank in eleven hundred days,” said the surveyor. “Supposing it means to stop.”' },
      { id: 'driving', text: 'I lie down, and it’s like being eight years old in the back of a car: somebody else is awake, and somebody is driving.' },
      { id: 'edge', text: 'The neighbors had given up their hedge without a murmur. It was the water, they noticed, that had begun to edge away.' },
    ],
  },
  {
    id: 'the-dreamed-room',
    text: 'Everyone in the village dreams of the same room. No one had seen its window open, until the postman did.',
    openers: [
      { id: 'jug', text: 'A green chair, a jug, a blind drawn down: we could all have sketched you that place before we could sketch our own.' },
      { id: 'hands', text: '“It was up by this much,” he said, and showed them with his hands, and the whole bar put down its glasses.' },
      { id: 'round', text: 'In the morning he did his round as always, and at each gate someone stood waiting in a nightshirt to ask about the view.' },
      { id: 'line', text: 'You’re asleep by nine. There is a crowd, tonight, at the foot of the stairs.' },
    ],
  },
  {
    id: 'almost-said',
    text: 'There is a museum of things people almost said. A school class visits on the day somebody comes to take one back.',
    openers: [
      { id: 'cases', text: 'Please don’t tap on the cases, the guide reminded 4B; certain of the older ones, in the Hall of Marriages, would start up again.' },
      { id: 'platform', text: '“No, stay.” Railway platform, 1952. Gift of the speaker. You could have closed your hand on it, and it had a guard to itself.' },
      { id: 'receipt', text: 'The man at the desk had his receipt in both hands. He’d been quite sure, when he gave it to them, that she would outlive him.' },
      { id: 'dark', text: 'I got lost looking for the bathroom and came out among the apologies, where the lights are low, because they fade.' },
    ],
  },
  {
    id: 'sun-comes-back',
    text: 'The sun goes down at the usual time and then, ten minutes later, comes back up for something it forgot.',
    openers: [
      { id: 'hens', text: 'The hens, who had gone to roost, came down again without a word and stood about the yard like people at a wedding.' },
      { id: 'pockets', text: 'It wasn’t morning light. It was low and hurried, and it went along the houses as you’d go through the pockets of a coat.' },
      { id: 'burying', text: '“Did you see that?” Lena called. He had seen it. He’d also seen, on the far side of the woodpile, what she was burying.' },
      { id: 'dike', text: 'We were told to stay calm and to stay indoors, and by the fourth minute of it the entire town was out on the dike, with deck chairs.' },
    ],
  },
];
