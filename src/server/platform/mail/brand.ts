/** The look of mails and of the development mailbox: mail programs know no style sheets, so it is written out. */
export const brand = {
  name: 'Stepwell',
  ground: '#FAFAF9',
  card: '#FFFFFF',
  ink: '#1C1917',
  quiet: '#57534E',
  line: '#E7E5E4',
  primary: '#0F766E',
  onPrimary: '#FFFFFF',
  font: "system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
} as const;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text as HTML, safe between tags and in a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
