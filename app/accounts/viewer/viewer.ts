/** Whoever looks at a page, when signed in: what the product may know of them everywhere. No e-mail address. */
export interface Viewer {
  id: string;
  name: string;
}
