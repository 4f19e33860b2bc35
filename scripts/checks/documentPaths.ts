import type { ProjectFile } from './projectFiles';

const CODE_SPAN = /`([^`\n]+)`/g;
const PATH = /^\.?[\w-][\w.<>*/-]*\/[\w.<>*/-]*$/;
const FILE_NAME = /^\.?[\w-][\w.-]*$/;
const SOURCE_FILE = /\.(tsx?|[cm]?js|jsonc?|yaml|css|html|md|sql)$/;

/** Paths that commands write to; the repository contains none of them. */
const WRITTEN = /^(data|screens|bench|node_modules)\//;

/** Paths are relative to the root or, where the context is clear, to src/ or src/server/. */
const BASES = ['', 'src/', 'src/server/'];

const topFolder = (path: string): string => path.slice(0, path.indexOf('/') + 1);

const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** `<area>` and `*` match any name, and a folder matches everything below it. */
function patternOf(path: string): RegExp {
  const escaped = path.replace(/\/$/, '').replace(/\./g, String.raw`\.`);
  return new RegExp(`^${escaped.replace(/<\w+>/g, '[^/]+').replace(/\*/g, '[^/]*')}(/|$)`);
}

function quotedPaths({ text }: ProjectFile, files: readonly string[]): string[] {
  const folders = new Set(
    BASES.flatMap((base) =>
      files.filter((file) => file.startsWith(base)).map((file) => topFolder(file.slice(base.length))),
    ),
  );
  return [...text.matchAll(CODE_SPAN)]
    .map(([, span = '']) => span)
    .filter((span) => PATH.test(span) && !WRITTEN.test(span))
    .filter((span) => SOURCE_FILE.test(span) || folders.has(topFolder(span)));
}

const quotedFileNames = ({ text }: ProjectFile): string[] =>
  [...text.matchAll(CODE_SPAN)]
    .map(([, span = '']) => span)
    .filter((span) => FILE_NAME.test(span) && SOURCE_FILE.test(span));

/**
 * Describes each quoted path or file name that doesn't exist, in a sentence.
 *
 * @param files the paths of the project's files, from the root
 * @param invented names invented for an example
 */
export function documentPathProblems(
  documents: ProjectFile[],
  files: readonly string[],
  invented: readonly string[] = [],
): string[] {
  const names = new Set([...files.map(fileName), ...invented]);
  return documents.flatMap((document) => {
    const paths = quotedPaths(document, files).filter((path) => {
      const patterns = BASES.map((base) => patternOf(base + path));
      return !files.some((file) => patterns.some((pattern) => pattern.test(file)));
    });
    const missing = [...paths, ...quotedFileNames(document).filter((name) => !names.has(name))];
    return missing.map((path) => `${document.path}: there is no ${path}`);
  });
}
