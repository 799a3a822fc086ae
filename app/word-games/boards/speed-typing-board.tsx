export function SpeedTypingBoard() {
  return <p>Soon.</p>;
}
