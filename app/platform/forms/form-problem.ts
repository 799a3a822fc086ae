/** The part of a form's reply that says what is wrong with it, by field. */
interface RefusedForm {
  error?: Record<string, readonly string[] | null | undefined> | null;
}

/** What is wrong with a form, all of it in one line. @returns '' if nothing is. */
export function formProblem(form: RefusedForm | undefined): string {
  return Object.values(form?.error ?? {})
    .flatMap((sentences) => sentences ?? [])
    .join(' ');
}
