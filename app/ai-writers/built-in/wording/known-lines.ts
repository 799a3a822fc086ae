import withTheFeet from '~content/story-writer/deeds/with-the-feet.txt?raw';
import withTheHands from '~content/story-writer/deeds/with-the-hands.txt?raw';
import withTheVoice from '~content/story-writer/deeds/with-the-voice.txt?raw';
import momentAnswers from '~content/story-writer/moments/answers.txt?raw';
import changes from '~content/story-writer/moments/changes.txt?raw';
import endings from '~content/story-writer/moments/endings.txt?raw';
import grave from '~content/story-writer/moments/grave.txt?raw';
import type { ReplyGroup } from '~content/story-writer/replies/reply-group';
import hands from '~content/story-writer/things/hands-and-treasures.txt?raw';
import house from '~content/story-writer/things/house-and-clothes.txt?raw';
import kitchen from '~content/story-writer/things/kitchen-and-table.txt?raw';
import lights from '~content/story-writer/things/lights-and-weather.txt?raw';
import matters from '~content/story-writer/things/matters-of-talk.txt?raw';
import openings from '~content/story-writer/things/openings-and-papers.txt?raw';
import outOfDoors from '~content/story-writer/things/out-of-doors.txt?raw';
import vehicles from '~content/story-writer/things/vehicles-and-machines.txt?raw';

const writers: Readonly<Record<string, ReplyGroup['writer']>> = { E: 'Emma', N: 'Noah', O: 'Olivia', L: 'Liam' };

/**
 * The lines of a file: a paragraph begins with the things, deeds or moments that it is for, and each line below with the letter of its
 * writer.
 */
function groupsIn(file: string, kind: 'thing:' | 'deed:' | ''): ReplyGroup[] {
  return file
    .trim()
    .split(/\n{2,}/)
    .flatMap((paragraph) => {
      const [words = '', ...lines] = paragraph.split('\n');
      const answers = words.split(' ').map((word) => `${kind}${word}`);
      return lines.map((line) => ({ writer: writers[line.charAt(0)] ?? 'Noah', answers: answers.join(' '), lines: line.slice(2) }));
    });
}

/** Replies that know what a thing is, by its noun, and what a deed is, by its verb; and those to what is said, and over time. */
export const knownLines: readonly ReplyGroup[] = [
  ...[openings, lights, vehicles, kitchen, house, outOfDoors, hands, matters].flatMap((file) => groupsIn(file, 'thing:')),
  ...[withTheHands, withTheFeet, withTheVoice].flatMap((file) => groupsIn(file, 'deed:')),
  ...[momentAnswers, changes, endings, grave].flatMap((file) => groupsIn(file, '')),
];
