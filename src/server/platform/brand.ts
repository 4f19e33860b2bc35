/**
 * The appearance of mails, pages and prints that the server creates. Mails repeat it in inline styles, since many
 * mail programs ignore style sheets.
 */
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

export const darkBrand = {
  ground: '#171412',
  card: '#211D1A',
  ink: '#F5F5F4',
  quiet: '#A8A29E',
  line: '#44403C',
  primary: '#2DD4BF',
  onPrimary: '#1C1917',
} as const;
