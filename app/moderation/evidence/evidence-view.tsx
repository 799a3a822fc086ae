import type { ReactNode } from 'react';
import { numberText } from '~/platform/text/format';
import { ComparedWords, OneOfTwo } from '~/stories/history/compared-words';
import { Collapsible } from '~/ui/layout/collapsible';
import { Moment } from '~/ui/text/moment';
import type { ComparedEvidence } from './evidence';
import { evidenceTexts as texts } from './evidence-texts';

interface EvidenceProps {
  evidence: ComparedEvidence;
  /** Whether it opens on demand only: harm to children. */
  folded: boolean;
}

/** What was reported as it stood, beside how it is now, with the versions between. */
export function Evidence({ evidence, folded }: EvidenceProps) {
  return (
    <section aria-labelledby="case-evidence">
      <h3 id="case-evidence" className="font-semibold">
        {texts.title}
      </h3>
      <p className="mt-1 mb-4 text-gold">{evidence.said}</p>
      {folded ? (
        <Collapsible title={texts.show}>
          <Comparison evidence={evidence} />
        </Collapsible>
      ) : (
        <Comparison evidence={evidence} />
      )}
    </section>
  );
}

function Comparison({ evidence: { parts, between } }: { evidence: ComparedEvidence }) {
  return (
    <div className="flex flex-col gap-6">
      {parts.map(({ label, reported, now }) => (
        <div key={label}>
          <h4 className="mb-2 text-sm font-medium text-muted">{label}</h4>
          <div className="grid gap-4 sm:grid-cols-2">
            <Side title={texts.reported} label={texts.reportedPart(label)}>
              <OneOfTwo passages={reported} />
            </Side>
            <Side title={texts.now} label={texts.partNow(label)}>
              {now.length > 0 ? <OneOfTwo passages={now} /> : <p className="text-muted">{texts.deleted}</p>}
            </Side>
          </div>
        </div>
      ))}
      {between.length > 0 && (
        <Collapsible title={texts.between(numberText(between.length))}>
          <ol className="flex flex-col gap-6">
            {between.map(({ at, parts: changed }, place) => (
              <li key={place}>
                <p className="mb-2 text-sm">
                  <Moment at={at} />
                </p>
                {changed.map(({ label, passages }) => (
                  <div key={label}>
                    <p className="text-sm">{label}</p>
                    <ComparedWords passages={passages} />
                  </div>
                ))}
              </li>
            ))}
          </ol>
        </Collapsible>
      )}
    </div>
  );
}

/** A box that scrolls, so that a long text does not push the decision out of sight. */
function Side({ title, label, children }: { title: string; label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      className="max-h-[60vh] min-w-0 overflow-y-auto border-l-2 border-bronze pl-4"
    >
      <p className="mb-1 text-sm text-muted">{title}</p>
      {children}
    </section>
  );
}
