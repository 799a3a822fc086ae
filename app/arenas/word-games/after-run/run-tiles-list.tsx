import { Check, Hourglass, type LucideIcon, SkipForward, X } from 'lucide-react';
import { cx } from '~/ui/cx';
import { LetterTile, type TileTone } from '../play/boards/tiles/letter-tile';
import type { RunSummary } from './run-summary.contract';
import { afterRunTexts } from './texts';

type Tile = RunSummary['tiles'][number];

const looks: Record<Tile['outcome'], { Icon: LucideIcon; ink: string; tone: TileTone }> = {
  solved: { Icon: Check, ink: 'text-laurel', tone: 'right' },
  missed: { Icon: X, ink: 'text-vermilion', tone: 'wrong' },
  skipped: { Icon: SkipForward, ink: 'text-muted', tone: 'spent' },
  open: { Icon: Hourglass, ink: 'text-muted', tone: 'spent' },
};
const ORDER = ['solved', 'missed', 'skipped', 'open'] as const;
/** A longer word is written out: its tiles would not fit on a line of a phone. */
const MOST_TILES = 9;

/** Answers named of a puzzle that was not solved. */
const SHOWN_MISSING = 5;

/** The puzzles of a run in order: what was solved, missed, skipped. */
export function RunTiles({ tiles }: { tiles: readonly Tile[] }) {
  if (tiles.length === 0) return null;
  const counts = ORDER.map((outcome) => ({ outcome, count: tiles.filter((tile) => tile.outcome === outcome).length }));
  return (
    <section aria-labelledby="run-tiles">
      <h3 id="run-tiles" className="display text-xl">
        {afterRunTexts.yourRun}
      </h3>
      <p className="tabular mt-1 text-muted">
        {counts
          .filter(({ count }) => count > 0)
          .map(({ outcome, count }) => `${count} ${afterRunTexts.outcomes[outcome].counted}`)
          .join(' · ')}
      </p>
      <ol className="mt-4 flex flex-wrap gap-2">
        {tiles.map((tile, index) => (
          // The puzzles of a run stay in their order.
          <RunTile key={index} tile={tile} />
        ))}
      </ol>
    </section>
  );
}

function RunTile({ tile: { outcome, asked, found, missing } }: { tile: Tile }) {
  const { Icon, ink, tone } = looks[outcome];
  const words = [...found, ...missing];
  const [only = ''] = words;
  const asTiles = words.length === 1 && only.length <= MOST_TILES;
  return (
    <li className="flex max-w-full min-w-0 items-center gap-2 rounded-md border border-line bg-surface px-2.5 py-2">
      <Icon role="img" aria-label={`${afterRunTexts.outcomes[outcome].says}:`} className={cx('size-5 shrink-0', ink)} />
      <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1.5">
        {asked && <Asked text={asked} />}
        {asTiles ? <Tiles word={only} tone={tone} /> : <Words found={found} missing={missing} />}
      </div>
    </li>
  );
}

/** What was asked; gaps of a pattern are read out. */
function Asked({ text }: { text: string }) {
  return (
    <span className="font-medium wrap-anywhere">
      {text.includes('_') ? (
        <>
          <span aria-hidden="true" className="tracking-[0.15em] uppercase">
            {text}
          </span>
          <span className="sr-only">{[...text].map((letter) => (letter === '_' ? 'blank' : letter)).join(' ')}</span>
        </>
      ) : (
        text
      )}
      <span aria-hidden="true" className="text-muted">
        {' '}
        →
      </span>
    </span>
  );
}

function Tiles({ word, tone }: { word: string; tone: TileTone }) {
  return (
    <span className="flex min-w-0 flex-wrap gap-0.5">
      <span className="sr-only">{word}</span>
      {[...word].map((letter, index) => (
        <LetterTile key={index} letter={letter} size="sm" tone={tone} />
      ))}
    </span>
  );
}

function missedText(missing: readonly string[], someFound: boolean): string {
  const more = missing.length - SHOWN_MISSING;
  const words = missing.slice(0, SHOWN_MISSING).join(', ');
  const text = more > 0 ? afterRunTexts.andMore(words, more) : words;
  return someFound ? afterRunTexts.missed(text) : text;
}

function Words({ found, missing }: Pick<Tile, 'found' | 'missing'>) {
  return (
    <>
      {found.map((word) => (
        <span key={word} className="font-semibold text-laurel wrap-anywhere">
          {word}
        </span>
      ))}
      {missing.length > 0 && <span className="text-muted wrap-anywhere">{missedText(missing, found.length > 0)}</span>}
    </>
  );
}
