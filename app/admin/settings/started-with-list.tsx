import { NamedValues } from './named-values';
import type { Setting } from './started-with';
import { settingsTexts } from './texts';

/** What the process was started with, without secrets. */
export function StartedWithList({ settings }: { settings: readonly Setting[] }) {
  return (
    <section className="border-t border-line py-8">
      <h2 className="display text-xl">{settingsTexts.startedWith}</h2>
      <p className="mt-1 mb-5 text-muted">{settingsTexts.startedWithIntro}</p>
      <NamedValues values={settings} />
    </section>
  );
}
