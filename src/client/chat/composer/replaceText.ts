/** Replaces a part of a field's text so that the browser's Undo takes it back; does nothing where a browser can't. */
export function replaceText(field: HTMLTextAreaElement, [from, to]: [number, number], text: string): void {
  if (typeof document.execCommand !== 'function') return;
  field.focus();
  field.setSelectionRange(from, to);
  // Deprecated, but nothing else keeps the field's history.
  document.execCommand('insertText', false, text);
}
