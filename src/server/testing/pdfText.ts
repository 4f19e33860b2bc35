import { execFileSync } from 'node:child_process';

/** Runs in a separate process, because Jest can't import ES modules. */
const READ = `
  import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
  const chunks = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  const pdf = await getDocument({ data: new Uint8Array(Buffer.concat(chunks)), verbosity: 0 }).promise;
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map(({ str, hasEOL }) => str + (hasEOL ? '\\n' : '')).join(''));
  }
  const { info } = await pdf.getMetadata();
  process.stdout.write(JSON.stringify({ title: info.Title, pages }));
`;

export function readPdf(file: Buffer): { title: string; pages: string[] } {
  const read = execFileSync(process.execPath, ['--input-type=module', '--eval', READ], { input: file });
  return JSON.parse(read.toString('utf8')) as { title: string; pages: string[] };
}
