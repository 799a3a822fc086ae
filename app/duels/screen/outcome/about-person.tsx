import { href } from 'react-router';
import { TextLink } from '~/ui/actions/text-link';
import { PersonMenu } from '~/ui/people/person-menu';
import type { NamedPerson } from '../../outcome/outcome.server';
import { texts } from '../../texts';

interface AboutPersonProps {
  /** Null for people without a name. */
  person: NamedPerson | null;
  /** Whose words it stands beside. */
  words: { kind: 'duel-text' | 'duel-note'; id: string };
}

/** The menu about who wrote something in a duel; of people without a name, only the words can be reported. */
export function AboutPerson({ person, words: { kind, id } }: AboutPersonProps) {
  const report = href('/report/:kind/:thingId', { kind, thingId: id });
  if (person === null) {
    return (
      <TextLink to={report} className="inline-flex min-h-8 items-center self-start text-sm">
        {texts.outcome.report}
      </TextLink>
    );
  }
  const player = href('/players/:playerId', { playerId: person.playerId });
  return (
    <div className="relative -ml-3.5">
      <PersonMenu name={person.name} player={player} report={{ to: report, what: texts.outcome.wordsBy(person.name) }} signedIn />
    </div>
  );
}
