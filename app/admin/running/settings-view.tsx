import type { Setting } from './settings-in-force';
import { runningTexts } from './texts';

/** The settings in force, without secrets. */
export function SettingsView({ settings }: { settings: readonly Setting[] }) {
  return (
    <>
      <p className="mb-5 text-muted">{runningTexts.settingsIntro}</p>
      <dl className="divide-y divide-line border-y border-line">
        {settings.map(({ name, value }) => (
          <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2.5">
            <dt className="font-mono text-sm">{name}</dt>
            <dd className="min-w-0 text-sm text-muted wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
