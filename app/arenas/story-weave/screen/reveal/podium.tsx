import { numberText } from '~/platform/text/format';
import { CountUp } from '~/ui/motion/count-up';
import { withParts } from '~/ui/text/with-parts';
import type { RoomView } from '../../protocol/room.contract';
import { type Scored, scoreOf } from '../../rules/reveal/score';
import type { Inks } from '../../rules/reveal/writer-inks';
import { seatEdge, WriterName } from '../writer-mark';
import { podiumTexts as texts } from './podium-texts';

export interface PodiumProps {
  view: RoomView;
  inks: Inks;
}

/** The score of a game: who stands where and with how much XP, what was liked, and everybody's line of the night. */
export function Podium({ view, inks }: PodiumProps) {
  const { people, bestLosing } = scoreOf(view);
  if (people.length === 0) return null;
  const isFold = view.setting.format === 'fold';
  // Where nobody voted or marked there is no first place.
  const isRanked = (isFold || view.rounds.length > 0) && people.some(({ wins, votes, marks }) => wins + votes + marks > 0);
  const xpOf = ({ playerId }: Scored) => view.ending?.xp.find((gained) => gained.playerId === playerId)?.amount ?? 0;
  const inkOf = (person: Scored) => inks({ ...person, aiWriterId: null });
  const awards = awardsOf(people);
  return (
    <section aria-labelledby="podium" className="flex flex-col gap-6">
      <h3 id="podium" className="display text-xl">
        {isRanked ? texts.title : texts.lines}
      </h3>
      {isRanked && (
        <ol className="flex flex-col gap-2">
          {people.map((person, place) => (
            <li
              key={person.playerId}
              className="flex animate-drop flex-wrap items-baseline gap-x-4 gap-y-1 rounded-lg border border-line bg-raised px-4 py-2.5 first:border-gold"
              style={{ animationDelay: `${(people.length - place) * 250}ms` }}
            >
              <span className="display tabular w-6 text-xl text-muted">{place + 1}</span>
              <WriterName seat={inkOf(person)} name={person.writer} ai={false} />
              <span className="text-sm text-muted">{isFold ? texts.foldFacts(person) : texts.facts(person)}</span>
              {xpOf(person) > 0 && (
                <span className="tabular ml-auto font-semibold text-gold">
                  {withParts(texts.gain, { amount: <CountUp value={xpOf(person)} /> })}
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
      {isRanked && awards.length > 0 && (
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {awards.map(({ label, person }) => (
            <li key={label}>
              <span className="text-muted">{label}: </span>
              <WriterName seat={inkOf(person)} name={person.writer} ai={false} />
            </li>
          ))}
        </ul>
      )}
      {bestLosing && <Line title={texts.bestLosing} ink={inks(bestLosing)} {...bestLosing} ai={bestLosing.aiWriterId !== null} />}
      <div>
        {isRanked && <h4 className="mb-3 font-semibold">{texts.lines}</h4>}
        <ul className="grid gap-4 sm:grid-cols-2">
          {people.map((person) => (
            <li key={person.playerId}>
              <Line ink={inkOf(person)} {...person} ai={false} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Line({ title, ink, writer, ai, line }: { title?: string; ink: number; writer: string; ai: boolean; line: string }) {
  return (
    <figure>
      {title && <h4 className="mb-2 font-semibold">{title}</h4>}
      <blockquote dir="auto" className={`border-l-2 pl-3 font-prose leading-relaxed wrap-anywhere ${seatEdge(ink)}`}>
        {line}
      </blockquote>
      <figcaption className="mt-1">
        <WriterName seat={ink} name={writer} ai={ai} />
      </figcaption>
    </figure>
  );
}

/** Who stands out, where one person does alone. */
function awardsOf(people: readonly Scored[]): { label: string; person: Scored }[] {
  const marks = first(people, ({ marks: count }) => count);
  const streak = first(people, ({ streak: count }) => (count > 1 ? count : 0));
  return [
    ...(marks ? [{ label: texts.mostMarks(numberText(marks.marks)), person: marks }] : []),
    ...(streak ? [{ label: texts.streak(numberText(streak.streak)), person: streak }] : []),
  ];
}

function first(people: readonly Scored[], count: (person: Scored) => number): Scored | undefined {
  const [one, other] = [...people].sort((a, b) => count(b) - count(a));
  return one && count(one) > 0 && (!other || count(other) < count(one)) ? one : undefined;
}
