import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { randomId } from '~/platform/ids/random-id';
import { browserStorage, storedItem } from '~/platform/storage/browser-storage';
import { replayEdit } from '~/platform/text/replay-edit';
import { createFormCopy, findFormDrafts, isThere } from './form-draft';
import { fieldsOf, valuesOf } from './form-fields';

interface FormDraftOptions {
  playerId: string;
  key: string;
  /** The fields to store, hidden ones included. */
  names: readonly string[];
}

/**
 * Stores what is typed into a form on this device, a copy for each tab, and continues the latest when the form opens
 * again. Keys typed before the page's script had loaded are made to that copy.
 */
export function useFormDraft(form: RefObject<HTMLFormElement | null>, { playerId, key, names }: FormDraftOptions): { forget(): void } {
  const copy = useRef<ReturnType<typeof createFormCopy>>(undefined);
  const nameList = names.join(' ');

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const storage = browserStorage();
    const mine = createFormCopy(storage, { playerId, form: key, pageId: randomId() });
    copy.current = mine;
    const keep = () => void mine.keep(valuesOf(element, nameList));
    const fields = fieldsOf(element, nameList);
    const server = Object.fromEntries(fields.map((field) => [field.name, field.defaultValue]));
    const found = findFormDrafts(storage, playerId, key);
    for (const there of found.filter((draft) => isThere(draft.fields, server))) storedItem(there.key).remove();
    const latest = found.find((draft) => !isThere(draft.fields, server));
    const typedEarly = fields.some((field) => field.value !== field.defaultValue);
    if (latest) {
      mine.adopt(latest.key);
      for (const field of fields) {
        const kept = latest.fields[field.name];
        if (kept !== undefined) field.value = replayEdit(field.defaultValue, field.value, kept);
      }
    }
    if (typedEarly) keep();
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [form, playerId, key, nameList]);

  return { forget: useCallback(() => copy.current?.forget(), []) };
}
