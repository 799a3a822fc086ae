import { PersonMenu } from '~/ui/people/person-menu';
import type { StoryPart } from './read-part';
import { wovenTexts as texts } from './texts';

interface AboutPassageProps {
  passage: Pick<StoryPart, 'writer' | 'player' | 'report'>;
  signedIn: boolean;
}

/** The menu about who wrote a passage; nothing beside one's own. */
export function AboutPassage({ passage: { writer, player, report }, signedIn }: AboutPassageProps) {
  if (!report) return null;
  return <PersonMenu name={writer} player={player} report={{ to: report, what: texts.passageBy(writer) }} signedIn={signedIn} />;
}
