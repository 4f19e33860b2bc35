/** Keeps the browser's Undo working; does nothing where a browser can't. */
export function replaceText(field: HTMLTextAreaElement, [from, to]: [number, number], text: string): void {
  if (typeof document.execCommand !== 'function') return;
  field.focus();
  field.setSelectionRange(from, to);
  // Deprecated, but the only way to keep the field's history.
  document.execCommand('insertText', false, text);
}
