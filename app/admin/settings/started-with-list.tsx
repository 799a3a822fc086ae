import type { Setting } from './started-with';
import { settingsTexts } from './texts';

/** What the process was started with, without secrets. */
export function StartedWithList({ settings }: { settings: readonly Setting[] }) {
  return (
    <section className="border-t border-line py-8">
      <h2 className="display text-xl">{settingsTexts.startedWith}</h2>
      <p className="mt-1 mb-5 text-muted">{settingsTexts.startedWithIntro}</p>
      <dl className="divide-y divide-line border-y border-line">
        {settings.map(({ name, value }) => (
          <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2.5">
            <dt className="font-mono text-sm">{name}</dt>
            <dd className="min-w-0 text-sm text-muted wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
