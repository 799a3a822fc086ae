import { type RefObject, useCallback, useEffect } from 'react';
import { forgetText, keepText, keptText } from './form-draft';

/**
 * Stores what is typed into a form on this device until it is forgotten, and restores it when the form opens again.
 * @param names of the fields to store, including hidden ones.
 * @returns a function that removes it.
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
      // The preview beside it listens for input events.
      fields.at(-1)?.dispatchEvent(new Event('input', { bubbles: true }));
    }
    const keep = () => keepText(playerId, key, Object.fromEntries(fields.map((field) => [field.name, field.value])));
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [form, playerId, key, nameList]);

  return useCallback(() => forgetText(playerId, key), [playerId, key]);
}
