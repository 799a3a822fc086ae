import type { DraftFields } from './form-draft';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** The fields of a form that have these names. @param names separated by spaces. */
export function fieldsOf(form: HTMLFormElement | null, names: string): TextControl[] {
  return names.split(' ').flatMap((name) => {
    const field = form?.elements.namedItem(name);
    return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? [field] : [];
  });
}

/** What they hold, by name. */
export function valuesOf(form: HTMLFormElement | null, names: string): DraftFields {
  return Object.fromEntries(fieldsOf(form, names).map((field) => [field.name, field.value]));
}
