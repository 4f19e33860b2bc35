import ts from 'typescript';
import type { ProjectFile } from './projectFiles';

function listsIn({ path, text }: ProjectFile): string[][] {
  const found: string[][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isArrayLiteralExpression(node)) {
      const values = node.elements.flatMap((element) => (ts.isStringLiteralLike(element) ? [element.text] : []));
      if (values.length > 1 && values.length === node.elements.length) found.push(values);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false));
  return found;
}

const sorted = (values: readonly string[]) => JSON.stringify([...values].sort());

/**
 * The contract's lists of values that are not written exactly once, in the domain: their names and paths. `files` are
 * the sources of the programs, without tests and generated code.
 */
export function repeatedLists(
  contract: Record<string, readonly string[]>,
  files: ProjectFile[],
): { name: string; paths: string[] }[] {
  const located = files.flatMap((file) => listsIn(file).map((list) => ({ values: sorted(list), path: file.path })));
  return Object.entries(contract).flatMap(([name, values]) => {
    const paths = located.filter((list) => list.values === sorted(values)).map(({ path }) => path);
    return paths.length > 1 || paths.some((path) => !path.startsWith('src/domain/')) ? [{ name, paths }] : [];
  });
}
