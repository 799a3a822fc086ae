import type { DemoWovenStory } from '../woven-story';

export const story: DemoWovenStory = {
  slug: 'by-noon-the-whole-building-was-whispering',
  prompt: 'A surprise party in an apartment building, and the guest of honor knows. Everybody is in on something else.',
  starter: 'By noon the whole building was whispering, and Mr. Osei on the second floor had turned off his hearing aid to be polite.',
  people: ['mara-ellwood', 'lena-marsh', 'emeka-lund', 'pilar-dutra'],
  turns: [
    {
      seat: 0,
      text: 'He would be eighty at four o’clock. It said so on the card that had gone under every door but his, and also, by mistake, under his. He had read it, admired the punctuation, and pushed it back out into the hall for somebody to find.',
    },
    {
      seat: 1,
      text: 'Downstairs Petra was blowing up balloons in the laundry room and telling each one her troubles as she tied it off. “You’d tell me if he knew,” she said to a green one. It squeaked. On the third floor the twins practiced shouting surprise in a whisper.',
    },
    {
      seat: 2,
      text: 'The cake was coming up the outside. Nobody had measured the elevator, so Dov from 4B had rigged a pulley off the fire escape, and three tiers of lemon were now rising past the windows, a floor at a time, with a level taped on top. At the second floor it stopped.',
    },
    {
      seat: 3,
      text: 'It stopped because the rope had slipped its wheel, and it hung there turning, a foot from Mr. Osei’s glass. He looked at the cake. The cake showed him its side, then its back, where the frosting was thin. Lemon, he thought. They’d remembered. He drew the curtain so as not to have seen it.',
    },
    {
      seat: 0,
      text: 'Then he opened it an inch, because the thing was clearly going to fall. He took his cane, reached out over the alley, caught the rope in the crook, and walked it back onto the wheel the way you would lead a horse into a stall. “It’s moving!” said Dov, above. “I fixed it!” “Well done,” said Mr. Osei, to the curtain.',
    },
    {
      seat: 1,
      text: 'At half past three he put on his good jacket, and took it off, since why would a man be wearing it. He put on the cardigan. He practiced in the bathroom mirror: eyebrows, hand on the heart, not too much. His wife used to say that he couldn’t act surprised at a fire.',
    },
    {
      seat: 2,
      text: 'At four they came, all five floors of them, in socks. Somebody counted to three. The door wasn’t locked. They went in with the lights off and their mouths already open, and Mr. Osei turned on the lamp.',
    },
    {
      seat: 3,
      text: 'Behind him a table was laid for thirty-one. There was groundnut stew for all of them, two days’ work, and a chair for each twin with a phone book on it. By every plate stood a card in a careful hand, with a birthday on it: all the ones they’d had since they moved in, and not mentioned. “Surprise,” he said, and turned his hearing aid back on to hear it.',
    },
  ],
  publishedDaysAgo: 1.4,
  ratings: [
    { reader: 'ruth-calder', value: 5 },
    { reader: 'ivo-quick', value: 4 },
    { reader: 'tomas-reed', value: 5 },
    { reader: 'aiko-sand', value: 5 },
  ],
};
