import listed from '~content/ai-writers/unfit-words.txt?raw';
import { type BadAnswers, refused } from './bad-answer';

const words = listed.trim().split('\n');
/** Slurs and worse need not be spelled out here: a word from everywhere in the list. */
const anyWord = (index: number): string => words[Math.floor((index * words.length) / 9)] ?? '';

export const crude: BadAnswers = {
  kind: 'crude or sexual words and slurs',
  answers: [
    ...refused('lighthouse', [
      '“Shit,” said Ines, watching the rope slide into the water. “Now we are both stuck on this rock until morning.”',
      'Brandt spat over the rail. “You have cut the fucking rope, girl,” he said, and the lamp swung in his hand.',
      'The rope was gone. “You stupid bitch,” Brandt whispered, and he took a step towards her on the wet stones.',
      'Ines held the matches against her wet shirt, and Brandt stared at her tits as if the rope had never mattered.',
      'Brandt looked at the cut rope and laughed. “F*ck it,” he said. “Nobody is coming for us before spring anyway.”',
      'The rope sank. “What a sh*tty boat it was,” said Ines, and threw the last of the matches after it.',
      'Brandt pulled her close behind the lamp, and she felt his erection against her coat while the rope drifted off.',
      'She let the wet coat fall on the rope and stood there in her panties, and the keeper could not look away.',
      'The old man was horny, as he was every night that a boat came, and he put down the lamp beside the rope.',
      '“Get your ass up those stairs,” said Brandt, kicking the cut rope aside. “The light will not burn by itself.”',
      'The keeper was a pervert and a paedo, a real asshole, and the rope in his hand said the rest of it.',
      'Ines had always known that the keepers out here were wankers, and the rope proved nothing to the contrary.',
    ]),
    ...Array.from({ length: 9 }, (_, index) => ({
      story: 'lighthouse' as const,
      text: `Brandt looked at the cut rope and then at her. “You are nothing but a ${anyWord(index)},” he said, and turned his back to the sea.`,
    })),
  ],
};
