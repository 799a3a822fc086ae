/** The fields of what a browser sent; none when it is no object. Never throws. */
export function readFields(sent: unknown): Readonly<Record<string, unknown>> {
  return typeof sent === 'object' && sent !== null ? { ...sent } : {};
}
