import type { ReactNode } from 'react';

interface NamedValue {
  name: string;
  /** How the name is shown, where not as it is. */
  label?: ReactNode;
  value: string;
}

/** What is set, each with its name. */
export function NamedValues({ values }: { values: readonly NamedValue[] }) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {values.map(({ name, label = <span className="font-mono">{name}</span>, value }) => (
        <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2.5 text-sm">
          <dt>{label}</dt>
          <dd className="min-w-0 whitespace-pre-line text-muted wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
