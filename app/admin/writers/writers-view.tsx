import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { FormErrors } from '~/accounts/screen/auth-page';
import type { RecordedText, StandIns, WriterRecord } from '~/ai-writers/record/writer-record.server';
import type { WriterSample } from '~/ai-writers/trial/writer-samples.server';
import { numberText } from '~/platform/text/format';
import { Button } from '~/ui/actions/button';
import { Moment } from '~/ui/text/moment';
import { durationText } from '../health/units';
import type { SampleReply } from './sample-action.server';
import { writersTexts } from './texts';

interface WritersViewProps {
  writers: Awaited<ReturnType<WriterRecord['look']>>;
  reply: SampleReply | undefined;
}

/** Who writes what a language model is asked for: the newest texts, why the built-in writer stood in, and a sample of each writer. */
export function WritersView({ writers: { newest, asked, standIns }, reply }: WritersViewProps) {
  return (
    <div className="flex flex-col gap-9">
      <Samples reply={reply} />
      {newest.length === 0 ? (
        <p className="text-muted">{writersTexts.noModel}</p>
      ) : (
        <>
          <Section title={writersTexts.standIns}>
            <StandInList asked={asked} standIns={standIns} />
          </Section>
          <Section title={writersTexts.newest}>
            <p className="mb-4 text-muted">{writersTexts.intro}</p>
            <ul className="divide-y divide-line border-y border-line">
              {newest.map((text) => (
                <Written key={text.id} text={text} />
              ))}
            </ul>
          </Section>
        </>
      )}
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="display mb-2 text-xl">{title}</h2>
      {children}
    </section>
  );
}

function StandInList({ asked, standIns }: { asked: number; standIns: readonly StandIns[] }) {
  if (standIns.length === 0) return <p className="text-muted">{writersTexts.noStandIns(asked)}</p>;
  const sum = standIns.reduce((total, { count }) => total + count, 0);
  return (
    <>
      <p className="mb-4 text-muted">{writersTexts.standInsSum(sum, asked)}</p>
      <ul className="divide-y divide-line border-y border-line">
        {standIns.map((each) => (
          <li
            key={`${each.kind} ${each.outcome} ${each.reason}`}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2.5"
          >
            <span>
              {writersTexts.kinds[each.kind]}, {whyText(each)}
            </span>
            <span className="font-mono text-sm">{numberText(each.count)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function whyText({ outcome, reason }: Pick<RecordedText, 'outcome' | 'reason'>): string {
  return writersTexts.why(writersTexts.outcomes[outcome], reason ?? '');
}

function Written({ text }: { text: RecordedText }) {
  const { kind, model, outcome, askedAt, tookMs, passed } = text;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2.5">
      <span>
        {writersTexts.kinds[kind]}: <strong className="font-semibold">{outcome === 'answered' ? model : writersTexts.builtIn}</strong>
        {passed && `, ${writersTexts.passed}`}
        {outcome !== 'answered' && <span className="text-muted"> ({whyText(text)})</span>}
      </span>
      <span className="text-sm text-muted">
        {durationText(tookMs)}, <Moment at={askedAt} />
      </span>
    </li>
  );
}

function Samples({ reply }: { reply: SampleReply | undefined }) {
  const isAsking = useNavigation().formData?.get('intent') === 'sample-parts';
  return (
    <Section title={writersTexts.compare}>
      <p className="mb-4 text-muted">{writersTexts.compareIntro}</p>
      <Form method="post">
        <Button type="submit" name="intent" value="sample-parts" variant="outline" pending={isAsking} pendingText={writersTexts.asking}>
          {writersTexts.takeSamples}
        </Button>
      </Form>
      <div role="status" className="mt-5 empty:hidden">
        {reply?.form.error && <FormErrors errors={reply.form.error[''] ?? undefined} />}
        {reply?.result && (
          <>
            <h3 className="text-sm font-semibold text-muted">{writersTexts.turn}</h3>
            <p className="mb-4 font-prose">{reply.result.turn}</p>
            <ul className="grid gap-4 sm:grid-cols-2">
              {reply.result.samples.map((sample) => (
                <Sample key={sample.model ?? ''} sample={sample} />
              ))}
            </ul>
          </>
        )}
      </div>
    </Section>
  );
}

function Sample({ sample: { model, text, fault = '', tookMs } }: { sample: WriterSample }) {
  return (
    <li className="rounded-lg border border-line p-4">
      <p className="mb-2 flex flex-wrap justify-between gap-x-4 text-sm text-muted">
        <span className="font-semibold text-text wrap-anywhere">{model ?? writersTexts.builtIn}</span> {durationText(tookMs)}
      </p>
      {text === undefined ? <p className="text-muted">{writersTexts.noPart(fault)}</p> : <p className="font-prose">{text}</p>}
    </li>
  );
}
