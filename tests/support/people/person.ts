export const PASSWORD = 'Quill-and-sand-7';

export interface Person {
  name: string;
  email: string;
}

let people = 0;

/** A new person with a unique name. */
export function newPerson(name = 'Writer'): Person {
  people += 1;
  const tag = `${process.pid}${String(people).padStart(3, '0')}`.slice(-9);
  return { name: `${name} ${tag}`, email: `${name.toLowerCase()}.${tag}@example.test` };
}
