import { isUtf8 } from 'node:buffer';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { plainOwnText } from '../../../domain/memberships/ownWords';
import { MAX_CHANGE_LENGTH, MAX_TERMS_LENGTH, type TermsKind } from '../../../domain/terms/terms';
import { StartupProblem } from './startupProblem';
import type { Variables } from './variables';

export interface TermsText {
  text: string;
  whatChanged: string;
}

/** The operator's own texts, by kind. */
export type TermsTexts = Partial<Record<TermsKind, TermsText>>;

export const TERMS_FILES: Record<TermsKind, string> = {
  TERMS: 'terms.txt',
  PRIVACY: 'privacy.txt',
  LEADER_AGREEMENT: 'leader-agreement.txt',
  PARTICIPANT_AGREEMENT: 'participant-agreement.txt',
};

const CHANGED = /^Changed:[^\S\n]*(.*)\n?/;

function readText(folder: string, file: string): TermsText {
  const fail = (why: string) => new StartupProblem(`TERMS_FOLDER: ${file} ${why}.`);
  let bytes: Buffer;
  try {
    bytes = readFileSync(path.join(folder, file));
  } catch (error) {
    throw fail(`can't be read: ${(error as Error).message}`);
  }
  if (!isUtf8(bytes)) throw fail('must be UTF-8 text');
  const written = bytes.toString().replace(/^\uFEFF/, '');
  const whatChanged = CHANGED.exec(written)?.[1]?.trim() ?? '';
  const text = plainOwnText(written.replace(CHANGED, ''));
  if (text === '') throw fail('has no text');
  if ([...text].length > MAX_TERMS_LENGTH) throw fail(`must have ${MAX_TERMS_LENGTH} characters or fewer`);
  if ([...whatChanged].length > MAX_CHANGE_LENGTH)
    throw fail(`must say what changed in ${MAX_CHANGE_LENGTH} characters or fewer`);
  return { text, whatChanged };
}

/** TERMS_FOLDER (rule terms.operator). Reports each file that can't be used. */
export function readTermsTexts(read: Variables): TermsTexts {
  const folder = read.text('TERMS_FOLDER');
  if (folder === undefined) return {};
  const files = read.attempt(() => {
    try {
      return readdirSync(folder);
    } catch (error) {
      throw new StartupProblem(`TERMS_FOLDER must be a folder that can be read: ${(error as Error).message}.`);
    }
  }, undefined);
  if (!files) return {};
  const texts: TermsTexts = {};
  for (const [kind, file] of Object.entries(TERMS_FILES) as [TermsKind, string][]) {
    if (!files.includes(file)) continue;
    const found = read.attempt(() => readText(folder, file), undefined);
    if (found) texts[kind] = found;
  }
  if (!files.some((file) => Object.values(TERMS_FILES).includes(file)))
    read.attempt(() => {
      throw new StartupProblem(`TERMS_FOLDER has none of ${Object.values(TERMS_FILES).join(', ')}.`);
    }, undefined);
  return texts;
}
