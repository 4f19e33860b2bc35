import { basename } from 'node:path';
import type { ProjectFile } from './projectFiles';

const HEADING = /^#{2,3} ([a-z]+\.[A-Za-z]+)$/gm;

/** 'rule pods.seats', 'Rules pods.seats and pods.turns', 'rules a.b, a.c'. */
const CITATION = /\b[Rr]ules? ([a-z]+\.[a-z][A-Za-z]+(?:(?:, | and |, and | or )[a-z]+\.[a-z][A-Za-z]+)*)/g;
const NAME = /[a-z]+\.[a-z][A-Za-z]+/g;

/** A rule name as it appears on a page of rules: '`pods.seats`'. */
const LINK = /`([a-z]+\.[a-z][A-Za-z]+)`/g;

/** Documents that only the authors have: readers of the code can't look them up. */
const FOREIGN = new RegExp(
  [
    String.raw`\bdecisions?,? \d+\b`,
    String.raw`\bspecification,? (?:section )?\d+`,
    String.raw`\b(?:the|this) specification\b`,
    String.raw`\b(?:architecture|decisions|experience|model|quality|specification|style)\.md\b`,
  ].join('|'),
  'gi',
);

/** The area a page belongs to: 'platform' for both platform.md and platform-mail.md. */
const areaOf = ({ path }: ProjectFile): string | undefined => basename(path, '.md').split('-')[0];

export const namesIn = ({ text }: ProjectFile): string[] => [...text.matchAll(HEADING)].map(([, name = '']) => name);

const unwrapped = (text: string): string => text.replace(/[ \t]*\n[ \t]*(?:\*(?!\/)|\/\/|#|--)?[ \t]*/g, ' ');

export const citationsIn = ({ text }: ProjectFile): string[] =>
  [...unwrapped(text).matchAll(CITATION)].flatMap(([, names = '']) => names.match(NAME) ?? []);

const linksIn = ({ text }: ProjectFile): string[] => [...text.matchAll(LINK)].map(([, name = '']) => name);

export const foreignCitationsIn = ({ text }: ProjectFile): string[] =>
  [...unwrapped(text).matchAll(FOREIGN)].map(([found]) => found);

const repeated = (names: string[]): string[] => names.filter((name, index) => names.indexOf(name) !== index);

/**
 * Describes problems with these files' references to rules, in a sentence each: a duplicate name, a rule on another
 * area's page, a cited rule that does not exist, and a citation of a document that readers don't have.
 */
export function referenceProblems(pages: ProjectFile[], files: ProjectFile[]): string[] {
  const names = pages.flatMap(namesIn);
  const known = new Set(names);
  const misplaced = pages.flatMap((page) =>
    namesIn(page)
      .filter((name) => name.split('.')[0] !== areaOf(page))
      .map((name) => `${page.path}: ${name} belongs on a page of its area`),
  );
  const cited = [
    ...pages.map((page) => ({ path: page.path, cites: linksIn(page) })),
    ...files.map((file) => ({ path: file.path, cites: citationsIn(file) })),
  ];
  const unknown = cited.flatMap(({ path, cites }) =>
    cites.filter((name) => !known.has(name)).map((name) => `${path}: there is no rule ${name}`),
  );
  const foreign = files.flatMap((file) =>
    foreignCitationsIn(file).map((found) => `${file.path}: '${found}' leads nowhere; cite a rule or say why`),
  );
  return [...repeated(names).map((name) => `two rules are called ${name}`), ...misplaced, ...unknown, ...foreign];
}
