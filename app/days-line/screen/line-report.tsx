import { href } from 'react-router';
import { TextLink } from '~/ui/actions/text-link';
import { texts } from '../texts';

/** Leads to where a sentence is reported. @param props.name whose it is, for screen readers; empty where nobody is named. */
export function LineReport({ id, name }: { id: string; name: string }) {
  return (
    <TextLink
      to={href('/report/:kind/:thingId', { kind: 'line', thingId: id })}
      aria-label={name === '' ? texts.reportThis : texts.reportOf(name)}
      className="inline-flex min-h-8 items-center text-sm"
    >
      {texts.report}
    </TextLink>
  );
}
