import { escapeHtml as escape } from '../platform/mail/brand';
import type { Agenda, AgendaPerson } from './agenda';
import { agendaWords as words, boxesFor, notesFor } from './agendaWords';

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
