/** A drawing to render. */
export interface Drawing {
  /** Must contain its colours. Characters missing from the display face are not drawn. */
  svg: string;
  /** Width of the picture, in px. */
  width: number;
}

/** The bytes of a PNG file. */
export type Png = Uint8Array<ArrayBuffer>;
