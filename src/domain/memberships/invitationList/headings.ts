import { foldText } from '../../text/foldText';
import { hasAt } from '../invitedName';

/** The columns that are read (rule memberships.emailInvitations). */
export interface Columns {
  /** A row's first address is the person's. */
  emails: number[];
  name?: number;
  firstName?: number;
  middleName?: number;
  lastName?: number;
  role?: number;
  pod?: number;
}

type Single = Exclude<keyof Columns, 'emails'>;

/** Headings of these columns in English, German, French and Spanish, normalised. */
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

/** Words before 'name' and 'email' that indicate whose they are. */
const PERSON_WORDS = [
  'attendee',
  'client',
  'customer',
  'guest',
  'invitee',
  'member',
  'participant',
  'patient',
  'person',
].concat(['recipient', 'registrant', 'student', 'user']);

/** The words that a heading for addresses may consist of. */
const EMAIL_WORDS = new Set(
  [
    ...PERSON_WORDS,
    'email emails e mail mails emailaddress emailadresse mailadresse address addresses value',
    'home work personal other private business primary secondary alternate main contact preferred',
    'leader login account parent guardian patient recipient registrant invitee contact addr id pro kunde kunden',
    'teilnehmer gast cliente alumno alumna participante adres emailadres',
    'your what s is required optional',
    'adresse adressen privat primare sekundare zweite weitere geschaftlich deine ihre',
    'courriel courriels messagerie adresses electronique electroniques de principal principale secondaire',
    'personnel personnelle professionnel professionnelle domicile bureau votre',
    'correo correos electronico electronicos direccion secundario trabajo casa tu su',
  ].flatMap((words) => words.split(' ')),
);
const NAMES_EMAIL =
  /(?:^| )(?:e ?mails?|mails?|e ?mail ?address|e?mailadresse|e?mailadres|courriel|messagerie|correo|electronique)(?: |$)/;

const normalised = (heading: string): string =>
  foldText(heading)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

const isEmailHeading = (text: string) =>
  NAMES_EMAIL.test(text) && text.split(' ').every((word) => EMAIL_WORDS.has(word));

/** Words in headings for the address of somebody other than the row's person. */
const OTHERS =
  /(?:^| )(?:parents?|guardian|mother|father|spouse|partner|emergency|kin|manager|supervisor|eltern|mutter|vater|notfall|urgence|emergencia|tutor|padre|madre)(?: |$)/;

export const isAboutEmail = (heading: string): boolean => NAMES_EMAIL.test(normalised(heading));

const MAIL_LABELS = new Set('to cc bcc from an von kopie blindkopie de para cco cci a'.split(' '));

/** 'To' and 'Email' announce an address or a name. */
export function isNameLabel(label: string): boolean {
  const text = normalised(label);
  return MAIL_LABELS.has(text) || HEADINGS.name.includes(text) || isEmailHeading(text);
}

/** Undefined without a column of addresses. */
export function columnsOf(headings: readonly string[]): Columns | undefined {
  if (headings.some((heading) => hasAt(heading) || heading.length > 100)) return undefined;
  const texts = headings.map(normalised);
  const emails = [...texts.keys()].filter((index) => isEmailHeading(texts[index] ?? ''));
  return emails.length === 0 ? undefined : columnsBeside(headings, emails);
}

export function columnsBeside(headings: readonly string[], found: number[]): Columns {
  const texts = headings.map(normalised);
  const theirs = found.filter((index) => !OTHERS.test(texts[index] ?? ''));
  const emails = theirs.length > 0 ? theirs : found;
  const columns: Columns = { emails };
  const address = texts[emails[0] ?? -1] ?? '';
  for (const [index, text] of texts.entries()) {
    // 'Student name' beside 'Parent email' is another person's name.
    const owner = PERSON_WORDS.find((word) => text.startsWith(`${word} `)) ?? '';
    const isOwn = owner !== '' && (address.startsWith(`${owner} `) || /^(?:e |e?mail)/.test(address));
    const own = isOwn ? text.slice(owner.length + 1) : text;
    const single = SINGLE.find((column) => HEADINGS[column].includes(own));
    // If the only address is 'Parent email', 'Name' isn't the parent's.
    const isTheirs = theirs.length > 0 || single === 'role' || single === 'pod';
    if (single !== undefined && isTheirs && !emails.includes(index)) columns[single] ??= index;
  }
  return columns;
}

export function isUsed({ emails, ...singles }: Columns, index: number): boolean {
  return emails.includes(index) || Object.values(singles).includes(index);
}
