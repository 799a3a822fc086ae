import { type RefObject, useCallback, useEffect } from 'react';
import { forgetText, keepText, keptText } from './kept-text';

/**
 * Keeps what is typed into a form on this device until it is forgotten, and puts it back when the form opens again.
 * @param names of the fields that are kept; hidden ones too.
 * @returns a function that forgets it.
 */
export function useKeptForm(
  form: RefObject<HTMLFormElement | null>,
  { playerId, key, names }: { playerId: string; key: string; names: readonly string[] },
): () => void {
  const nameList = names.join(' ');

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const fields = nameList.split(' ').flatMap((name) => {
      const field = element.elements.namedItem(name);
      return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? [field] : [];
    });
    const kept = keptText(playerId, key);
    const untouched = fields.every((field) => field.value === field.defaultValue);
    if (kept && untouched) {
      for (const field of fields) field.value = kept[field.name] ?? field.value;
      // The preview beside it listens to what is typed.
      fields.at(-1)?.dispatchEvent(new Event('input', { bubbles: true }));
    }
    const keep = () => keepText(playerId, key, Object.fromEntries(fields.map((field) => [field.name, field.value])));
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [form, playerId, key, nameList]);

  return useCallback(() => forgetText(playerId, key), [playerId, key]);
}
