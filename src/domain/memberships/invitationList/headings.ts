import { foldText } from '../../text/foldText';

/** The columns of a table that are read; the others are left out (rule memberships.emailInvitations). */
export interface Columns {
  /** The person's address is the first that a row has. */
  emails: number[];
  name?: number;
  firstName?: number;
  middleName?: number;
  lastName?: number;
  role?: number;
  pod?: number;
}

type Single = Exclude<keyof Columns, 'emails'>;

/** The headings that other programs give these columns: in English, German, French and Spanish, normalised. */
const HEADINGS: Record<Single, readonly string[]> = {
  name: [
    ...['name', 'full name', 'fullname', 'display name', 'person', 'contact', 'contact name', 'your name'],
    ...['anzeigename', 'vollstandiger name', 'kontakt', 'ganzer name'],
    ...['nom complet', 'nom a afficher', 'nom affiche', 'nom d affichage', 'contacto', 'nombre completo'],
    ...['nombre para mostrar', 'nombre a mostrar', 'nombre y apellidos', 'prenom et nom', 'nom et prenom'],
  ],
  firstName: [
    ...['first name', 'firstname', 'first', 'given name', 'forename', 'vorname', 'prenom', 'nombre'],
    ...['nombre de pila', 'primer nombre'],
  ],
  middleName: [
    ...['middle name', 'middlename', 'middle', 'additional name', 'weitere vornamen', 'weiterer vorname'],
    ...['zweiter vorname', 'deuxieme prenom', 'second prenom', 'segundo nombre'],
  ],
  lastName: [
    ...['last name', 'lastname', 'last', 'surname', 'family name', 'nachname', 'familienname', 'zuname'],
    ...['nom', 'nom de famille', 'apellido', 'apellidos', 'primer apellido'],
  ],
  role: ['role', 'type', 'invited as', 'rolle', 'rol'],
  pod: ['pod', 'group', 'team', 'pod name'],
};

const SINGLE = Object.keys(HEADINGS) as Single[];

/** 'E-mail 1 - Value', 'Primäre E-Mail-Adresse', 'Adresse de messagerie': no type, label or display name of one. */
const EMAIL =
  /^(?:(?:email|e mail|mail|emails|mails|emailaddress|emailadresse|mailadresse|courriel|messagerie|correo|electronico|electronique|address|adresse|addresses|adresses|direccion|de|value|home|work|personal|other|private|privat|business|primary|secondary|alternate|main|contact|your|principal|principale|secondaire|secundario|primare|sekundare|zweite|weitere|geschaftlich|personnel|personnelle|professionnel|professionnelle|trabajo|casa|domicile|bureau)(?: |$))+$/;
const NAMES_EMAIL =
  /(?:^| )(?:e ?mails?|mails?|e ?mail ?address|e?mailadresse|courriel|messagerie|correo|electronique)(?: |$)/;

/** A heading in small letters, without accents, numbers and signs. */
const normalised = (heading: string): string =>
  foldText(heading)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

/** The columns that a row of headings names; undefined unless one of them is the address. */
export function columnsOf(headings: readonly string[]): Columns | undefined {
  const columns: Columns = { emails: [] };
  for (const [index, heading] of headings.entries()) {
    if (heading.includes('@') || heading.length > 100) return undefined;
    const text = normalised(heading);
    const single = SINGLE.find((column) => HEADINGS[column].includes(text));
    if (single !== undefined) columns[single] ??= index;
    else if (EMAIL.test(text) && NAMES_EMAIL.test(text)) columns.emails.push(index);
  }
  return columns.emails.length === 0 ? undefined : columns;
}

/** Whether a column is read. */
export function isUsed({ emails, ...singles }: Columns, index: number): boolean {
  return emails.includes(index) || Object.values(singles).includes(index);
}
