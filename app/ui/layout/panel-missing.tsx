/** In place of a dropdown's panel whose script could not be loaded. */
export function PanelMissing() {
  return <p>Please reload the page.</p>;
}
