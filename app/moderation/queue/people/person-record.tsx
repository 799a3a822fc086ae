import { TextLink } from '~/ui/actions/text-link';
import { EarlierNames } from '~/ui/people/earlier-names';
import { Moment } from '~/ui/text/moment';
import { withParts } from '~/ui/text/with-parts';
import { caseAddress, recordAddress } from '../../desk/views';
import type { CasePerson } from './case-person.server';
import { recordTexts as texts } from './record-texts';

/** What is known of a party to a case. */
export function PersonRecord({ person }: { person: CasePerson }) {
  const { id, name, since, hidden, earlierNames, decisions, openCases, sent } = person;
  return (
    <div>
      <p className="wrap-anywhere">
        <TextLink to={recordAddress(id)}>
          <bdi>{name}</bdi>
        </TextLink>{' '}
        <span className="text-muted">{withParts(hidden ? texts.joinedHidden : texts.joined, { since: <Moment at={since} /> })}</span>
      </p>
      <EarlierNames names={earlierNames} />
      {decisions.length === 0 && <p className="mt-1 text-sm text-muted">{texts.noDecisions}</p>}
      <ul className="mt-2 text-sm empty:hidden">
        {decisions.map((decision) => (
          <li key={decision.id} className="py-1 wrap-anywhere">
            <Moment at={decision.at} />: {decision.said}
          </li>
        ))}
      </ul>
      {openCases.length > 0 && (
        <>
          <p className="mt-2 text-sm text-muted">{texts.openCases}</p>
          <ul className="text-sm">
            {openCases.map((open) => (
              <li key={open.id} dir="auto" className="py-1 wrap-anywhere first-letter:uppercase">
                <TextLink to={caseAddress(open.id)}>{open.subject}</TextLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-1 text-sm text-muted">{texts.sent(sent.decided, sent.upheld)}</p>
    </div>
  );
}
