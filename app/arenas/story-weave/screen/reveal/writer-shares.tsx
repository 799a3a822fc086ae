import { aiPercent } from '~/stories/writers/ai-share';
import type { RoomView } from '../../protocol/room.contract';
import { writerShares } from '../../rules/reveal/shares';
import { type Inks, inked } from '../../rules/reveal/writer-inks';
import { seatFill, WriterName } from '../writer-mark';
import { revealTexts } from './reveal-texts';

/** Who wrote a closed room's story, and how much of it; AI writers who only sat there are not in it. */
export function WriterShares({ parts, inks }: { parts: RoomView['parts']; inks: Inks }) {
  const shares = writerShares(inked(parts, inks));
  if (shares.length === 0) return null;
  const ai = aiPercent(shares.map((share) => ({ isAi: share.ai, characters: share.characters }))) ?? 0;
  return (
    <section aria-labelledby="shares">
      <h2 id="shares" className="mb-3 font-semibold">
        {revealTexts.shares}
      </h2>
      <ul className="flex flex-col gap-3">
        {shares.map(({ seat, name, ai: isAi, characters, percent }) => (
          <li key={`${seat} ${name}`} className="min-w-0">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <WriterName seat={seat} name={name} ai={isAi} />
              <span className="tabular text-sm text-muted">{revealTexts.writerShare(percent, characters)}</span>
            </p>
            <span aria-hidden="true" className="mt-1 block h-1.5 rounded-full bg-line">
              <span className={`block h-full rounded-full ${seatFill(seat)}`} style={{ width: `${percent}%` }} />
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">{ai === 0 ? revealTexts.noAiShare : revealTexts.aiShare(ai)}</p>
    </section>
  );
}
