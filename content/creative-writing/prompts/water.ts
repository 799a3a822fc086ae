import type { WritingPrompt } from './prompt';

/** Water. */
export const water: readonly WritingPrompt[] = [
  {
    id: 'lighthouse-logbook',
    text: 'The lighthouse has been automated for six years, and somebody still signs the logbook every night. Write the week the ink changes color.',
    openers: [
      { id: 'green', text: 'The entry for the ninth was in green. Everything before it, back to the day they took the keeper ashore, was in the same tired blue.' },
      { id: 'filter', text: 'I come out twice a year to change a filter, and I’ve never told the Coast Guard about the handwriting, because I’d have to admit that I look forward to it.' },
      { id: 'ada', text: '“Wind southwest, four. Lamp lit at 16:52,” Ada read aloud. “And then in red: Who is this?”' },
      { id: 'violet', text: 'Somebody must have rowed out with a bottle of violet ink, since nothing on that rock, last inventoried in March, could have written so much as a name.' },
    ],
  },
  {
    id: 'tide-table-romance',
    text: 'Tell a love affair entirely through a harbor’s tide table: one entry for each high water, none of them longer than three lines.',
    openers: [
      { id: 'slip', text: '04:12, 3.1 m. A woman on the slip asks me whether the water always comes this far. I say it depends who is asking.' },
      { id: 'pencil', text: 'High water 11:47. He has penciled a heart beside the figure, or possibly a jellyfish; the harbormaster’s daughter holds it to the lamp to decide.' },
      { id: 'neaps', text: 'Neaps this week, and you in Aberdeen. The sea comes halfway up, thinks better of it, goes home.' },
      { id: 'almanac', text: 'Two tides a day, thought Ruben, buying the new almanac: so, seven hundred and five chances of meeting her before the year ran out.' },
    ],
  },
  {
    id: 'last-car-aboard',
    text: 'The last car onto the night ferry has no driver, and its radio is playing.',
    openers: [
      { id: 'ramp', text: 'It was singing in Portuguese when I waved it up the ramp, and it parked better than anybody had all night.' },
      { id: 'volvo', text: 'Lane four, row nine: one cream Volvo, handbrake on, seat warm. The purser wrote “warm” on his sheet, and then struck it out.' },
      { id: 'song', text: 'You’re half asleep over the wheel of your truck when you hear it, two lanes down: the tune your mother switched off whenever it came on.' },
      { id: 'count', text: '“Count them again,” said the captain. Thirty-eight cars, thirty-seven drivers, and one weather forecast for a coast that none of us had heard of.' },
    ],
  },
  {
    id: 'crew-in-the-bottle',
    text: 'A retired captain builds ships in bottles. The newest one has a crew, and the crew has grievances.',
    openers: [
      { id: 'petition', text: 'The petition was passed out through the cork, rolled as thin as a hair, and it began with the bunks.' },
      { id: 'weather', text: 'To them he was mostly weather: a vast eye, a smell of glue, and at six o’clock the dark.' },
      { id: 'putty', text: 'We want it noted that we were rigged by an amateur, that the sea is putty, and that no one has told us where we are bound.' },
      { id: 'sideboard', text: 'Captain Lund’s wife had put up with forty-one ships on the sideboard, but this was the first that had knocked.' },
    ],
  },
  {
    id: 'bottle-replies',
    text: 'Someone answers every message in a bottle that washes up on a certain beach. Write three of the replies.',
    openers: [
      { id: 'hull', text: 'Dear Lonely of Hull, your cork was excellent. As to whether anybody is out there: yes, but I do have the garden to see to.' },
      { id: 'timetable', text: 'The schoolteacher wrote hers on squared paper, corrected the castaway’s spelling, and enclosed a bus timetable.' },
      { id: 'returned', text: 'On the third of June the tide delivered the very same bottle, with her own answer in it, and two passages underlined.' },
      { id: 'marooned', text: 'I have never been shipwrecked. It took me eleven years of answering to see that this was what they all assumed.' },
    ],
  },
  {
    id: 'whale-and-wedding',
    text: 'A whale has come ashore on the morning of a wedding, and both families have ideas about what it means.',
    openers: [
      { id: 'hats', text: 'By ten the bride’s aunts were standing upwind of it in hats, and the word “omen” had been used four times, twice approvingly.' },
      { id: 'band', text: 'My grandfather said it was a blessing; her grandfather said it was a smell. We had the band booked until midnight.' },
      { id: 'eye', text: 'Its eye was open. That was what Katya saw, coming down over the dunes in her petticoat to look at it before anybody could forbid her.' },
      { id: 'marquee', text: '“Sixty-one feet,” the caterer reported, “and it’s lying exactly where the tent goes.”' },
    ],
  },
  {
    id: 'cook-dictates',
    text: 'The year is 1786. A ship’s cook who can’t write dictates a letter home to the only man aboard who dislikes him.',
    openers: [
      { id: 'fatter', text: '“Tell her I am in health,” said the cook. Mr. Pruett dipped his pen and wrote, in a beautiful hand: He is fatter.' },
      { id: 'joke', text: 'I was chosen, Madam, because I have my letters, and because the captain, who knows what lies between your husband and me, enjoys a joke.' },
      { id: 'galley', text: 'Off the Azores, with the galley fire drawn and the biscuits walking, two men who haven’t exchanged a civil word since Bristol sit down to one sheet of paper.' },
      { id: 'margaret', text: 'He asks how I spell Margaret. I have spelled it for years, and never, until this evening, to anybody’s face.' },
    ],
  },
  {
    id: 'retired-spies',
    text: 'Two spies have retired to the same seaside street, and each of them believes the other is a dentist.',
    openers: [
      { id: 'blinds', text: 'Nobody on Marine Parade wondered why two dentists should both keep their blinds down, or why neither had ever looked at the other’s teeth.' },
      { id: 'molar', text: 'When the molar finally cracked, on a piece of her neighbor’s own peanut brittle, Edith considered her options and poured a large gin.' },
      { id: 'subject', text: 'Subject rises at six, swims, waves. Subject asked me on Tuesday about fluoride. I believe I carried it off.' },
      { id: 'rinse', text: '“Rinse,” says Mr. Bell in his sleep, in the deck chair, across the hedge; and says it in Hungarian.' },
    ],
  },
  {
    id: 'salvage-inventory',
    text: 'Write the inventory of a salvaged wreck. By the ninth object it should be clear that the diver who is listing them had sailed on her.',
    openers: [
      { id: 'kettle', text: 'Item 1: a kettle, copper, lid wired on. Condition good. It always whistled flat.' },
      { id: 'brief', text: 'For the museum’s purposes the diver had been asked to be brief, and for the first six objects he was.' },
      { id: 'boot', text: 'A left boot, size nine, is number four. I have put “owner unknown” in the box, as the form leaves no room for more.' },
      { id: 'sextant', text: 'She came up with the sextant and would not hand it over. “Write it down from here,” she told the boy with the clipboard.' },
    ],
  },
  {
    id: 'church-in-the-reservoir',
    text: 'Every forty years the reservoir drops low enough to show the drowned church. The choir has kept up its rehearsals.',
    openers: [
      { id: 'altos', text: 'There has been some trouble over the altos, who hold that a rest of four decades needn’t be counted aloud.' },
      { id: 'weathervane', text: 'In the last week of August the weathervane came out of the water, then the roof, and after the roof a note held very long.' },
      { id: 'breadbox', text: 'My great-aunt kept her hymnbook in the breadbox with a slip of paper in it: page 212, come in softly, summer I turn sixty.' },
      { id: 'gauge', text: 'The engineer from the water company put down his gauge. “You’ll want to be quick,” he told the tenors. “I’ve rain forecast for Sunday.”' },
    ],
  },
  {
    id: 'second-towel',
    text: 'A town’s winter swimming club has had one member for nineteen years. This morning there are two towels on the rail.',
    openers: [
      { id: 'yellow', text: 'It was a yellow one, folded in thirds, and it had been hung on the second hook from the left, which had been Dennis’s.' },
      { id: 'minutes', text: 'Minutes of the Cold Water Section, 6 January. Present: Miss Hale. Also present: see below.' },
      { id: 'rule', text: 'I keep the rules in a biscuit tin. Rule four says a new swimmer is to be greeted, and I found that I’d forgotten how.' },
      { id: 'frost', text: 'Two sets of footprints go down across the frost to the steps; the lifeguard, whose shift begins in May, counts them from his kitchen.' },
    ],
  },
  {
    id: 'same-ship-twice',
    text: 'A harbor pilot is sent out to bring in a ship that she brought in herself, eleven years ago, to be broken up.',
    openers: [
      { id: 'rung', text: 'The same rope ladder, with the same rung missing; Ines put her foot where it shouldn’t have held, and went up.' },
      { id: 'radio', text: '“Pilot boat, this is Halcyon, we have no chart for your port,” said the radio, in a voice whose funeral I had attended.' },
      { id: 'paint', text: 'Her paint was fresher this time. Apart from that, and the crew’s coats, I could find nothing to put in the box marked Remarks.' },
      { id: 'sheet', text: 'Nobody in the office would look up. They slid the job across to her the way one slides a bill.' },
    ],
  },
  {
    id: 'string-across-the-lake',
    text: 'Two brothers who share a fishing boat divide the lake between them with red string. The fish are not informed.',
    openers: [
      { id: 'parcel', text: 'The string was their mother’s, from the parcel drawer, and it ran from Anton’s jetty to the dead birch by way of a good deal of bad language.' },
      { id: 'heron', text: 'From where the heron stood it made no difference, except that there were now two men cursing, one to either side.' },
      { id: 'pike', text: 'Pike, thirty-one pounds, taken at 6:40 directly beneath the line. Head in Josef’s water. Tail in mine.' },
      { id: 'hooks', text: 'People ask me, as the one who sells them both their hooks, which of the two began it. I say the lake did.' },
    ],
  },
];
