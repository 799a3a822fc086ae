import { useEffect, useState } from 'react';
import { PlayNow } from '~/arenas/word-games/play/play-now';
import type { Taster } from '~/arenas/word-games/taster/taster.contract';
import { TasterBoard } from '~/arenas/word-games/taster/taster-board';
import { storedSetting } from '~/platform/storage/stored-setting';
import { claims } from '~/site/claims';
import { ButtonLink } from '~/ui/actions/button-link';
import { ArenaPit } from './arena-pit';
import { homeTexts } from './texts';

export interface HeroProps {
  /** The scramble in the pit. */
  taster: Taster;
}

/** The day on which this browser last saw the nib write. */
const written = storedSetting('nib-wrote', 'quillarena:nib-wrote');

/** The site at a glance: tagline, one sentence, two buttons, and the pit, where a word waits to be solved. */
export function Hero({ taster }: HeroProps) {
  const words = claims.tagline.split(' ');
  const [solved, setSolved] = useState(0);
  const [writes, setWrites] = useState(false);
  useEffect(() => {
    const today = new Date().toDateString();
    if (written.read() === today || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    written.write(today);
    setWrites(true);
  }, []);
  return (
    <section className="hero">
      <h1>
        {words.map((word, index) => (
          <span key={word} className={index === words.length - 1 ? 'max-sm:block text-gold' : undefined}>
            {word}{' '}
          </span>
        ))}
      </h1>
      <p className="mx-auto mt-3 max-w-[38em] text-lg text-muted sm:text-xl">{claims.description}</p>
      <div className="hero-actions">
        <PlayNow size="lg" className="max-sm:w-full max-sm:px-2 max-sm:text-base" />
        <ButtonLink to="/days-line" size="lg" variant="outline" className="max-sm:px-2 max-sm:text-base">
          {homeTexts.daysLine}
        </ButtonLink>
        <p className="w-full text-sm text-muted max-sm:col-span-full">{claims.playerCount}</p>
      </div>
      <ArenaPit lit={solved} writes={writes}>
        <div className="bg-[radial-gradient(closest-side,var(--bg)_55%,transparent)] noscript:hidden">
          <TasterBoard first={taster} onSolved={() => setSolved((count) => count + 1)} />
        </div>
      </ArenaPit>
    </section>
  );
}
