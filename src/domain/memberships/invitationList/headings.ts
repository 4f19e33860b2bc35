import { foldText } from '../../text/foldText';

/** Other columns are ignored (rule memberships.emailInvitations). */
export interface Columns {
  emails: number[];
  name?: number;
  firstName?: number;
  middleName?: number;
  lastName?: number;
  role?: number;
  pod?: number;
}

type Single = Exclude<keyof Columns, 'emails'>;

/** From other programs, in English, German, French and Spanish, normalised. */
const HEADINGS: Record<Single, readonly string[]> = {
  name: [
    ...[
      'name',
      'full name',
      'fullname',
      'display name',
      'person',
      'contact',
      'contact name',
      'your name',
      'what s your name',
    ],
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

/** Words in headings of addresses; other words name the type, label or display name of an address. */
const EMAIL_WORDS = new Set(
  [
    'email emails e mail mails emailaddress emailadresse mailadresse address addresses value',
    'home work personal other private business primary secondary alternate main contact preferred',
    'user member participant student client customer person attendee guest leader login account',
    'your what s is required optional',
    'adresse adressen privat primare sekundare zweite weitere geschaftlich deine ihre',
    'courriel courriels messagerie adresses electronique electroniques de principal principale secondaire',
    'personnel personnelle professionnel professionnelle domicile bureau votre',
    'correo correos electronico electronicos direccion secundario trabajo casa tu su',
  ].flatMap((words) => words.split(' ')),
);
const NAMES_EMAIL =
  /(?:^| )(?:e ?mails?|mails?|e ?mail ?address|e?mailadresse|courriel|messagerie|correo|electronique)(?: |$)/;

const normalised = (heading: string): string =>
  foldText(heading)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

export function columnsOf(headings: readonly string[]): Columns | undefined {
  const columns: Columns = { emails: [] };
  for (const [index, heading] of headings.entries()) {
    if (heading.includes('@') || heading.length > 100) return undefined;
    const text = normalised(heading);
    const single = SINGLE.find((column) => HEADINGS[column].includes(text));
    if (single !== undefined) columns[single] ??= index;
    else if (NAMES_EMAIL.test(text) && text.split(' ').every((word) => EMAIL_WORDS.has(word)))
      columns.emails.push(index);
  }
  return columns.emails.length === 0 ? undefined : columns;
}

export function isUsed({ emails, ...singles }: Columns, index: number): boolean {
  return emails.includes(index) || Object.values(singles).includes(index);
}
