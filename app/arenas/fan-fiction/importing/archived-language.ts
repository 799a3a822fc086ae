import { type Language, languageCodes, languages } from '~/stories/facts/languages';

/** Names of languages on archives that begin otherwise than their names here. */
const OTHER_NAMES: Readonly<Record<string, Language>> = {
  'bahasa malaysia': 'ms',
  'lingua latina': 'la',
  'wikang filipino': 'tl',
};

/**
 * The language that an archive means by its name for it: archives say a variety or the word for language behind it, such as
 * '中文-普通话 國語', 'Português brasileiro' and 'Eesti keel'.
 * @returns undefined for one that stories here have no name for.
 */
export function archivedLanguage(label: string): Language | undefined {
  const said = folded(label);
  const other = Object.keys(OTHER_NAMES).find((name) => isCalled(said, name));
  return other === undefined ? languageCodes.find((code) => isCalled(said, folded(languages[code]))) : OTHER_NAMES[other];
}

/** Whether a label is this name, or goes on behind it with another word. */
function isCalled(label: string, name: string): boolean {
  return label === name || (label.startsWith(name) && /^[\s(-]/.test(label.slice(name.length)));
}

function folded(name: string): string {
  return name.normalize('NFC').toLowerCase().trim();
}
