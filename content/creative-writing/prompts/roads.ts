import type { WritingPrompt } from './prompt';

/** Roads. */
export const roads: readonly WritingPrompt[] = [
  {
    id: 'rival-mapmakers',
    text: 'Two rival mapmakers are put ashore to survey the same island, and told that only one map will be printed.',
    openers: [
      { id: 'tent', text: 'They were rowed over in one boat, with two tripods and a single tent, and no instructions as to which of them it was for.' },
      { id: 'hill', text: 'Pereira named the hill for his king. An hour later, coming around by the north, Voss named it for his mother.' },
      { id: 'bay', text: 'To the Hydrographic Office, in confidence: my colleague’s bay does not exist. I’ve stood in it up to the neck.' },
      { id: 'watched', text: 'We had seen people draw our coast before. These two were the first who came and asked us, separately and at night, what the other one had got.' },
    ],
  },
  {
    id: 'the-border-moved',
    text: 'A train crosses a border that was moved during the night. Everyone in the dining car is now from somewhere else.',
    openers: [
      { id: 'soup', text: 'Soup had been ordered in one language, and it was set down, with apologies, in another.' },
      { id: 'papers', text: '“Papers,” said the officer, and held mine up to the light as though there might be an older country underneath.' },
      { id: 'waiter', text: 'The waiter had been a foreigner for nineteen years. He put down the tray, looked along the tables, and for the first time sat.' },
      { id: 'beets', text: 'At 2:10, somewhere among beet fields, a line went by under the wheels, traveling in the opposite direction and without lights.' },
    ],
  },
  {
    id: 'returning-the-pan',
    text: 'An old woman walks to the next village to return a borrowed pan, fifty-one years late.',
    openers: [
      { id: 'iron', text: 'It was good iron, and heavier by the mile. She had carried lighter things for longer, but never one that rattled with what she meant to say.' },
      { id: 'shrine', text: 'Seven kilometers, two dogs, a shrine. As a bride she’d walked it in forty minutes; it was noon, and she had got as far as the shrine.' },
      { id: 'sunday', text: '“Just until Sunday,” I had told her, and I wasn’t lying; it’s only that the Sunday in question was the one with the tanks.' },
      { id: 'agata', text: 'They saw her come down past the cemetery with the thing on her head against the sun, and somebody ran to tell Agata.' },
    ],
  },
  {
    id: 'cake-by-road',
    text: 'Somebody drives a wedding cake nine hundred miles in a car without air-conditioning. Write only the stops.',
    openers: [
      { id: 'exit', text: 'Exit 9, gas. The bottom tier has started to lean toward the passenger side, like a relative with a secret.' },
      { id: 'ice', text: 'Stop two: nineteen bags of ice from a man in Amarillo who asked no questions except who’d made the roses.' },
      { id: 'fans', text: 'At each place she bought one thing for the icing and one for herself, so that there was by Tulsa a fan, a plum, a second fan, a hymnbook.' },
      { id: 'mule', text: '“Where are you?” said the bride. I looked at the sign, at the buttercream, at the mule. “Close,” I said.' },
    ],
  },
  {
    id: 'ice-caravan',
    text: 'A caravan is carrying ice across a desert. Tell it in as many chapters as there are blocks left.',
    openers: [
      { id: 'forty', text: 'Forty. We loaded before dawn, in straw and wet felt, and the camels groaned like old men being asked for a loan.' },
      { id: 'hakim', text: 'Chapter seven, there being seven: in which Hakim is found with his tongue where it had no business.' },
      { id: 'subtraction', text: 'You can hear it, nights, under the felt. A tick; a sigh. The merchants lie awake doing subtraction.' },
      { id: 'shirt', text: 'The sultan’s cook had ordered a mountain. What came up to the gate, in the evening, was a boy with something inside his shirt.' },
    ],
  },
  {
    id: 'shrine-renovation',
    text: 'A pilgrim arrives the day after the shrine has closed for renovation, and falls in with the builders.',
    openers: [
      { id: 'chalk', text: 'CLOSED FOR WORKS, said the board across the holy door, and beneath this, in chalk: If you can mix plaster come round the back.' },
      { id: 'knees', text: 'Eleven hundred miles he had walked to kneel. The foreman looked at his knees and asked whether they were any good on a ladder.' },
      { id: 'kettle', text: 'They’d put the saint in the site hut, between the kettle and the calendar, and she seemed to me more at her ease.' },
      { id: 'fasting', text: '“I’m fasting,” he explained. The roofers considered this and moved the sandwiches into the shade, where he wouldn’t have to look at them.' },
    ],
  },
  {
    id: 'journey-in-reverse',
    text: 'Tell a journey backward: begin with the key in the door, end with the reason for leaving.',
    openers: [
      { id: 'soap', text: 'It still turned. Behind her in the street the taxi was counting its money, and her hand smelled of somebody else’s soap.' },
      { id: 'mat', text: 'Here is where it ended, on my own mat, with sand in both shoes; before that there was the ferry, and before the ferry, you.' },
      { id: 'dog', text: 'The dog knew him. That was the last thing to happen, and for the sake of all the rest it ought to be told first.' },
      { id: 'unpack', text: 'You unpack: shirts, a stone, an invitation with a torn corner. Each thing you take out is lighter than when it went in.' },
    ],
  },
  {
    id: 'car-full-of-lost',
    text: 'A hitchhiker accepts rides only from people who are lost. By midnight there are five of them in the car, and they have begun to vote.',
    openers: [
      { id: 'motion', text: '“All in favor of left,” said the woman with the birdcage, and three hands went up in the dark, one of them the driver’s.' },
      { id: 'certain', text: 'He’d let nine go by. They had looked so certain. Then one pulled over with a map held upside down across its wheel.' },
      { id: 'constitution', text: 'We were a nun, a salesman, a bride and two brothers, and by the time the moon rose there was a constitution.' },
      { id: 'junctions', text: 'I don’t stand at junctions. I stand a mile beyond, where the doubt sets in.' },
    ],
  },
  {
    id: 'letters-out-of-order',
    text: 'An astronaut’s way home takes seven years, and her letters to her brother arrive in the wrong order. Start with the fourth.',
    openers: [
      { id: 'burn', text: 'Dear Tomas, as I said in my last, which you won’t have had: burn the other one.' },
      { id: 'thumbprint', text: 'It came to the farm before its sisters, smelling of nothing, with her thumbprint in the corner where she’d always licked the pencil.' },
      { id: 'question', text: 'You ask how I am. You asked it three years ago. I’m answering something you will say to me in spring.' },
      { id: 'icebox', text: 'He pinned it to the icebox, left a space for three more, and tried to be a man who didn’t know that she had fallen in love.' },
    ],
  },
  {
    id: 'postcards-to-the-plants',
    text: 'Tell a long voyage through postcards to the person who is watering the traveler’s plants. The plants are having the better year.',
    openers: [
      { id: 'fern', text: 'Lisbon, the 4th. Rain. Please tell the fern I’ve seen its relations, and that they have let themselves go.' },
      { id: 'aloud', text: 'Nobody had said anything about reading them out loud to the pots; Gus had merely noticed what it did for the fig.' },
      { id: 'orchid', text: 'Dear you, I’m robbed again, but cheerful. Is it true about the orchid? Don’t spare me.' },
      { id: 'sundays', text: 'You had written “a drop on Sundays,” and it was on a Sunday that the passionflower opened the kitchen window.' },
    ],
  },
  {
    id: 'toll-road',
    text: 'A toll collector on a road nobody uses anymore still asks something of each traveler. It is never money.',
    openers: [
      { id: 'song', text: '“A song,” she told the cyclist. The vet she’d charged a joke, and the hearse, last winter, she had let go through on a promise.' },
      { id: 'broom', text: 'The barrier was a broom handle painted in stripes, and I’d have driven straight at it, if she hadn’t got up from her chair.' },
      { id: 'ledger', text: 'Tuesday: one button, one apology, half of a rumor. Wednesday, a priest, who asked for change.' },
      { id: 'map', text: 'On the newer maps there isn’t even a line. You find it as you’d find a word you knew as a child, by not quite looking.' },
    ],
  },
  {
    id: 'twenty-three-children',
    text: 'A school bus sets out for the zoo with twenty-two children and arrives with twenty-three.',
    openers: [
      { id: 'heads', text: 'Miss Abara counted by touching heads, and the one too many was warm, and laughed, and had a lunchbox.' },
      { id: 'giraffes', text: 'I sat with Pia, and there were three of us in our seat, and no one thought that strange until the giraffes.' },
      { id: 'slips', text: 'There was a permission slip for each of them. The last was signed in pencil, and the name was the driver’s.' },
      { id: 'back', text: '“What would you like to see?” the teacher asked the boy nobody knew. “The way back,” he said, politely.' },
    ],
  },
];
