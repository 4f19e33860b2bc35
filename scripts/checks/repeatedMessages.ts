import ts from 'typescript';
import type { ProjectFile } from './projectFiles';

const SENTENCE = /^[A-Z][\w']*(?: [\w'’"&,.-]+)+[.!?]?$/;

const isHome = (path: string) => path.startsWith('src/domain/');

function stringsIn({ path, text }: ProjectFile): string[] {
  const found: string[] = [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    else if (ts.isJsxText(node)) found.push(node.text.trim().replace(/\s+/g, ' '));
    if (!ts.isLiteralTypeNode(node)) ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * Messages of the domain's forms that are also written elsewhere, each with its paths. `files` are the sources of the
 * programs, without tests and generated code. Each form message is defined in one file, shared by server and screens.
 */
export function repeatedMessages(files: ProjectFile[]): { message: string; paths: string[] }[] {
  const located = files.flatMap((file) => stringsIn(file).map((message) => ({ message, path: file.path })));
  const homes = located.filter(({ message, path }) => isHome(path) && SENTENCE.test(message));
  return [...new Set(homes.map(({ message }) => message))].sort().flatMap((message) => {
    const paths = located.filter((one) => one.message === message).map(({ path }) => path);
    return paths.length > 1 ? [{ message, paths }] : [];
  });
}
