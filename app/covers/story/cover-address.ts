/** Goes up when covers are drawn differently: browsers keep a cover for good. */
const EDITION = 2;

/** A cover's size in its own units, which is also that of its arch. */
export const STORY_COVER = { width: 240, height: 300 };

/**
 * The address of a story's cover.
 * @param name from `coverNameOf`.
 * @param kind `svg` for the cover, `png` for the picture of link previews (1200 x 630 px).
 * @see docs/product/covers.md
 */
export function coverAddress(name: string, kind: 'svg' | 'png' = 'svg'): string {
  return `/story-covers/${EDITION}/${name}.${kind}`;
}
