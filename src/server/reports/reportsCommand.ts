import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import { MAX_REPORT_WORDS_LENGTH, type ReportKind, type ReportOutcome } from '../../domain/reports/reports';
import { wordsIn as reportWordsIn } from '../../domain/reports/reportWords.gen';
import type { RunAct } from '../platform/act';
import { StartupProblem } from '../platform/config/startupProblem';
import { isForOperator } from '../platform/database/isForOperator';
import type { Queryable } from '../platform/database/client';
import { reportImages, reports } from '../platform/database/schema';
import { Problem } from '../platform/http/problem';
import { decideReport } from './decideReport';
import type { ReportRow } from './presenter';

interface Operator {
  db: Queryable;
  act: RunAct;
  say: (line: string) => void;
}

const USAGE =
  'Say nothing to list the reports about owners, an ID to read one, or ‘images ID FOLDER’ to save its images, ‘remove ID REASON’ or ‘dismiss ID REASON’ to decide on it.';

/** What people wrote can neither steer the terminal nor look like a line of this command. */
const shown = (text: string) => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ');

const OUTCOMES: Record<string, ReportOutcome> = { remove: 'REMOVED', dismiss: 'DISMISSED' };

const KINDS: Record<ReportKind, string> = {
  MESSAGE: 'A message',
  IMAGE: 'An image',
  COMMENT: 'A comment',
  PHOTO: 'A photo',
  PERSON: 'A person',
};

const headline = ({ id, createdAt, kind, reason, place, aboutName }: ReportRow) =>
  `${id}  ${createdAt.toISOString()}  ${KINDS[kind]}, ${reportWordsIn('en').reasons[reason].toLowerCase()}: ${aboutName} in ${place}`;

async function reportOf(db: Queryable, id: string): Promise<ReportRow> {
  const isIt = and(eq(reports.id, id), isForOperator('reports'));
  const [report] = isUuid(id) ? await db.select().from(reports).where(isIt) : [];
  if (!report) throw new StartupProblem(`There’s no report with the ID ${id} about an owner.`);
  return report;
}

async function list({ db, say }: Operator): Promise<void> {
  const open = and(isForOperator('reports'), isNull(reports.closedAt));
  const rows = await db.select().from(reports).where(open).orderBy(asc(reports.openedAt));
  for (const row of rows) say(headline(row));
  if (rows.length === 0) say('No report about an owner is open.');
}

async function show({ db, say }: Operator, id: string): Promise<void> {
  const report = await reportOf(db, id);
  say(headline(report));
  if (report.words !== '') say(`They wrote: ${report.words}`);
  for (const { authorName, text = '(no text)', imageId, alt, reported } of report.items) {
    const image = imageId === undefined ? '' : ` [image: ${alt ?? 'without a description'}]`;
    say(`${reported ? '→' : ' '} ${authorName}: ${text}${image}`);
  }
  if (report.reporterAnswer !== null) say(`Who reported answers: ${report.reporterAnswer}`);
  if (report.aboutAnswer !== null) say(`The owner answers: ${report.aboutAnswer}`);
  if (report.outcomeReason !== null) say(`Decided earlier: ${report.outcomeReason}`);
}

async function saveImages({ db, say }: Operator, id: string, folder: string): Promise<void> {
  const report = await reportOf(db, id);
  const images = await db.select().from(reportImages).where(eq(reportImages.reportId, report.id));
  for (const { id: imageId, image } of images) {
    const file = join(folder, `${imageId}.webp`);
    await writeFile(file, image, { flag: 'wx' });
    say(file);
  }
  if (images.length === 0) say('This report has no images.');
}

async function decide({ db, act, say }: Operator, outcome: ReportOutcome, id: string, reason: string): Promise<void> {
  const { openedAt } = await reportOf(db, id);
  try {
    await act((open) => decideReport(open, id, { outcome, reason, opened: openedAt.getTime() }));
  } catch (error) {
    if (error instanceof Problem) throw new StartupProblem(error.message);
    throw error;
  }
  say('It’s decided. Both people are told, with your reason.');
}

export async function doReportsCommand(words: readonly string[], terminal: Operator): Promise<void> {
  const operator = { ...terminal, say: (line: string) => terminal.say(shown(line)) };
  const [first, id, given, ...others] = words;
  if (first === undefined) return list(operator);
  if (id === undefined) return show(operator, first);
  if (first === 'images' && given !== undefined && others.length === 0) return saveImages(operator, id, given);
  const outcome = OUTCOMES[first];
  const reason = given?.trim() ?? '';
  if (!outcome || reason === '' || reason.length > MAX_REPORT_WORDS_LENGTH || others.length > 0)
    throw new StartupProblem(USAGE);
  return decide(operator, outcome, id, reason);
}
