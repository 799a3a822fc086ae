import type { DemoWovenStory } from '../woven-story';

export const story: DemoWovenStory = {
  slug: 'nobody-ever-claims-a-staircase',
  prompt: 'A lost property office, a few minutes before it closes. Somebody comes for a thing that was never lost.',
  starter: 'Nobody ever claims a staircase, but the form had a box for it.',
  people: ['ruth-calder', 'ivo-quick'],
  turns: [
    {
      seat: 0,
      text: 'Mrs. Abel ticked it. Thirty-one years at the counter had taught her to begin with the boxes and let the world catch up. “Length?” she asked. “Fourteen steps,” said the man. He had rain on his hat and a banister under one arm. “I’d have brought it all, but your door opens inward.”',
    },
    {
      seat: 1,
      text: '“And where did you last have it?” “In the house.” “And where is the house?” He turned his hat around twice. “That’s the other form,” he said.',
    },
    {
      seat: 2,
      text: 'Behind her the shelves listened, umbrellas mostly, and the one glass eye that looked wherever the draft told it to. Outside, something long lay down in the street with a noise like fourteen sighs. A bus went around it. A cat tried the first step, then the second, and stopped at the sixth to wash.',
    },
    { seat: 3, text: 'Mrs. Abel put on her coat. “We store by size,” she said. “You’ll want the yard.”' },
    {
      seat: 0,
      text: 'In the yard they set it upright against nothing. It stood. She had seen evidence that stood on less. The man put the banister where a banister goes, and it clicked home, and he looked so relieved that she did not mention the fee. Fourteen steps, and at the top a piece of evening the size of a door.',
    },
    {
      seat: 1,
      text: '“After you,” he said. “It’s my staircase but it’s your yard.” They closed at six, and it was four minutes to. Four minutes was plenty. She’d once gotten married in nine. On the third step she could smell somebody frying onions. On the fifth, somebody called the man’s name, not crossly, the way you call a person who is only late.',
    },
    {
      seat: 2,
      text: 'At the ninth the rain stopped knowing about them. The steps grew carpet, red, worn in the middle by feet that had run up in socks. There was a pencil line on the wall at every stair, with a date, and a boy’s name rising with it until he was too tall for the game.',
    },
    { seat: 3, text: '“Is that you?” she asked. “Up to here,” he said, and touched the eleventh.' },
    {
      seat: 0,
      text: 'She did not go in. One doesn’t; it is the first thing they tell you. She stood on the thirteenth step with her hand on the rail and held out the form, and he signed it against the door that wasn’t there, in a round hand, like someone who had been kept in to practice. “Received in good order,” she read. “One house.”',
    },
    {
      seat: 1,
      text: 'When she got down, the yard was dry in the shape of a staircase and wet everywhere else. It was six exactly. Under Remarks she wrote: onions. Then, because the form had a box for it, she ticked Claimed.',
    },
  ],
  publishedDaysAgo: 9,
  ratings: [
    { reader: 'mara-ellwood', value: 5 },
    { reader: 'lena-marsh', value: 4 },
    { reader: 'tomas-reed', value: 5 },
    { reader: 'aiko-sand', value: 4 },
    { reader: 'emeka-lund', value: 5 },
  ],
};
