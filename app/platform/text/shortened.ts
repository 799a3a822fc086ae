/** A text, or its beginning with an ellipsis. @param most the most characters without the ellipsis. */
export function shortened(text: string, most: number): string {
  const characters = [...text.trim()];
  return characters.length > most ? `${characters.slice(0, most).join('').trimEnd()}…` : characters.join('');
}
