import { escapeHtml as escape } from '../platform/escapeHtml';
import type { Agenda, AgendaPerson } from './agenda';
import { agendaWords as words, boxesFor, notesFor } from './agendaWords';

/** What stands on an agenda besides what every page has: people, boxes to tick, a line to write on. */
export const agendaStyle = `
.people > li { padding: 16px 0; border-top: 1px solid var(--line); break-inside: avoid }
.people > li > * + * { margin-top: 6px } h2 .quiet { font-size: 15px; font-weight: 400 }
.boxes, .tick { display: flex; flex-wrap: wrap; align-items: flex-end; gap: 4px 20px }
.boxes li { display: flex; align-items: center; gap: 8px }
.boxes li::before { content: ''; flex: none; width: 14px; height: 14px; border: 1.5px solid var(--ink); border-radius: 3px }
.write { display: flex; flex: 1 1 240px; align-items: flex-end; gap: 8px; min-height: 32px; color: var(--quiet) }
.write::after { content: ''; flex: 1; border-bottom: 1px solid var(--quiet) }
@media print {
  .people > li { padding: 6pt 0 } .people > li > * + * { margin-top: 2pt } h2 .quiet { font-size: 10pt }
}`;

const paragraph = (text: string | undefined, look?: string) =>
  text ? `<p dir="auto"${look ? ` class="${look}"` : ''}>${escape(text)}</p>` : '';

function personHtml(person: AgendaPerson): string {
  const { name, step } = person;
  const notes = notesFor(person);
  const boxes = boxesFor(person).map((label) => `<li>${label}</li>`);
  return [
    `<li><h2><bdi>${escape(name)}</bdi>${notes && ` <span class="quiet">· ${notes}</span>`}</h2>`,
    paragraph(step?.description, 'words'),
    paragraph(step?.goal && words.goal(step.goal), 'words quiet'),
    `<div class="tick"><ul class="boxes">${boxes.join('')}</ul>${step ? `<p class="write">${words.next}</p>` : ''}</div>`,
    '</li>',
  ].join('');
}

/** An agenda as a page to print, without its frame; what people wrote is text in it, never markup. */
export function agendaHtml({ podName, membershipName, when, note, people, made }: Agenda): string {
  return [
    `<div><p class="quiet"><bdi>${escape(membershipName)}</bdi></p><h1 dir="auto">${escape(podName)}</h1>`,
    ...when.map((line) => paragraph(line)),
    '</div>',
    paragraph(note, 'quiet'),
    people.length > 0 ? `<ul class="people">${people.map(personHtml).join('')}</ul>` : paragraph(words.nobody),
    paragraph(words.made(made), 'quiet'),
  ].join('');
}
