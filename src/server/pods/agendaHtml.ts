import { escapeHtml as escape } from '../platform/mail/brand';
import type { Agenda, AgendaPerson } from './agenda';
import { agendaWords as words, boxesFor, statusLine } from './agendaWords';

const paragraph = (text: string | undefined, look?: string) =>
  text ? `<p dir="auto"${look ? ` class="${look}"` : ''}>${escape(text)}</p>` : '';

function personHtml(person: AgendaPerson): string {
  const { name, role, step } = person;
  const boxes = boxesFor(person).map((label) => `<li>${label}</li>`);
  return [
    `<li><h2><bdi>${escape(name)}</bdi>${role ? ` <span class="quiet">· ${role}</span>` : ''}</h2>`,
    paragraph(step?.description, 'words'),
    paragraph(step?.goal && words.goal(step.goal), 'words quiet'),
    paragraph(statusLine(person), 'quiet'),
    `<ul class="boxes">${boxes.join('')}</ul>`,
    step ? `<p class="write">${words.next}</p>` : '',
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
