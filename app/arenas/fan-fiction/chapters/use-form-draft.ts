import { type RefObject, useCallback, useEffect } from 'react';
import { deleteDraft, readDraft, saveDraft } from './form-draft';

/**
 * Stores what is typed into a form on this device and restores it when the form opens again.
 * @param names of the fields to store, hidden ones included.
 * @returns a function that deletes the draft.
 */
export function useFormDraft(
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
    const draft = readDraft(playerId, key);
    const untouched = fields.every((field) => field.value === field.defaultValue);
    if (draft && untouched) {
      for (const field of fields) field.value = draft[field.name] ?? field.value;
      // The preview listens to this event.
      fields.at(-1)?.dispatchEvent(new Event('input', { bubbles: true }));
    }
    const save = () => saveDraft(playerId, key, Object.fromEntries(fields.map((field) => [field.name, field.value])));
    element.addEventListener('input', save);
    return () => element.removeEventListener('input', save);
  }, [form, playerId, key, nameList]);

  return useCallback(() => deleteDraft(playerId, key), [playerId, key]);
}
