import { Fragment } from 'react';
import { CheckCard } from '~/ui/fields/check-card';
import { keysTexts as texts } from './keys-texts';
import { useKeysSetting } from './use-desk-keys';

/** The keys of a page of the desk, with the way to turn them off. */
export function KeysHint({ page }: { page: 'queue' | 'case' }) {
  const [on, setOn] = useKeysSetting();
  return (
    <details className="mt-8 text-sm text-muted">
      <summary className="text-link w-fit py-2">{texts.title}</summary>
      <dl className="mt-2 grid w-fit grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
        {texts[page].map(({ keys, does }) => (
          <Fragment key={does}>
            <dt className="flex gap-1.5">
              {keys.map((key) => (
                <kbd key={key} className={keyStyle}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </Fragment>
        ))}
      </dl>
      <CheckCard checked={on} onChange={({ target }) => setOn(target.checked)} label={texts.on} className="mt-2" />
    </details>
  );
}

/** How a key looks; phones have none. */
export const keyStyle =
  'inline-block max-sm:hidden min-w-6 rounded border border-edge px-1.5 text-center font-sans text-xs leading-5 text-muted';
