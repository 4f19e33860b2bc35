/** A text of at most so many characters, as people count them: one that is longer ends with '…'. */
export function shortened(text: string, maxCharacters: number): string {
  const characters = [...text];
  return characters.length > maxCharacters ? `${characters.slice(0, maxCharacters - 1).join('')}…` : text;
}
