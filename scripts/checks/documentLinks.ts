import path from 'node:path';
import type { ProjectFile } from './projectFiles';

const LINK = /\]\(([^)\s]+)\)/g;
const CODE = /```[^]*?```|`[^`\n]*`/g;
const HEADING = /^#{1,6} (.+)$/gm;

/** As GitHub makes them: lower case, no punctuation, hyphens for spaces. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsIn = ({ text }: ProjectFile): Set<string> =>
  new Set([...text.matchAll(HEADING)].map(([, heading = '']) => anchorOf(heading)));

/**
 * Describes each link of a document to a file or heading that doesn't exist, in a sentence.
 *
 * @param paths the paths of the project's files, from the root
 */
export function documentLinkProblems(documents: ProjectFile[], paths: readonly string[]): string[] {
  const anchors = new Map(documents.map((document) => [document.path, anchorsIn(document)]));
  return documents.flatMap((document) => {
    const links = [...document.text.replace(CODE, '').matchAll(LINK)].map(([, link = '']) => link);
    const isBroken = (link: string) => {
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? document.path : path.posix.join(path.posix.dirname(document.path), file);
      if (!paths.some((one) => one === target || one.startsWith(`${target.replace(/\/$/, '')}/`))) return true;
      return anchor !== undefined && anchors.get(target)?.has(anchor) !== true;
    };
    return links
      .filter((link) => !/^[a-z]+:/.test(link) && isBroken(link))
      .map((link) => `${document.path}: the link ${link} leads nowhere`);
  });
}
