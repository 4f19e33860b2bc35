import { escapeHtml as escape } from '../../platform/escapeHtml';
import type { Agenda, AgendaPerson } from './agenda';
import { boxesFor, notesFor } from './agendaParts';
import { wordsIn } from './agendaWords.gen';
import { type Language } from '../../../domain/text/languages';

export const agendaStyle = `
.people > li { padding: 16px 0; border-top: 1px solid var(--line); break-inside: avoid }
.people > li > * + * { margin-top: 6px } h2 .quiet { font-size: 15px; font-weight: 400 }
.boxes, .tick { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 20px }
.boxes label { display: flex; align-items: center; gap: 8px; min-height: 44px; cursor: pointer }
.boxes input { flex: none; width: 20px; height: 20px; margin: 0; accent-color: var(--primary) }
.write { display: flex; flex: 1 1 240px; align-items: flex-end; gap: 8px; min-height: 32px; color: var(--quiet) }
.write::after { content: ''; flex: 1; border-bottom: 1px solid var(--quiet) }
@media screen and (hover: none) { .write { display: none } }
@media print {
  .boxes label { min-height: 0 } .boxes input { width: 14px; height: 14px }
  .people > li { padding: 6pt 0 } .people > li > * + * { margin-top: 2pt } h2 .quiet { font-size: 10pt }
}`;

const paragraph = (text: string | undefined, look?: string) =>
  text ? `<p dir="auto"${look ? ` class="${look}"` : ''}>${escape(text)}</p>` : '';

function personHtml(person: AgendaPerson, language: Language): string {
  const words = wordsIn(language);
  const { id, name, step } = person;
  const notes = notesFor(person, language);
  const boxes = boxesFor(person).map((box) => {
    const label = words.boxes[box];
    const readOut = escape(words.box({ label, name }));
    return `<li><label><input type="checkbox" name="${id} ${box}" aria-label="${readOut}">${label}</label></li>`;
  });
  return [
    `<li><h2><bdi>${escape(name)}</bdi>${notes && ` <span class="quiet">· ${notes}</span>`}</h2>`,
    paragraph(step?.description, 'words'),
    paragraph(step?.goal && words.goal({ goal: step.goal }), 'words quiet'),
    `<div class="tick"><ul class="boxes">${boxes.join('')}</ul>${step ? `<p class="write">${words.next}</p>` : ''}</div>`,
    '</li>',
  ].join('');
}

/**
 * Replaces the address, whose ticket is used up, with an address that reopens the page, and keeps ticks for this
 * meeting and reader until the tab closes.
 */
export const agendaScript = `
const { page, ticks } = document.querySelector('[data-page]').dataset;
if (new URL(page).origin === location.origin) history.replaceState(null, '', page);
const boxes = [...document.querySelectorAll('input')];
const kept = (act) => { try { return act(sessionStorage) } catch { return undefined } };
const ticked = (kept((storage) => storage.getItem(ticks)) ?? '').split('\\n');
for (const box of boxes) {
  box.checked = ticked.includes(box.name);
  box.addEventListener('change', () => {
    const names = boxes.filter(({ checked }) => checked).map(({ name }) => name);
    kept((storage) => storage.setItem(ticks, names.join('\\n')));
  });
}`;

export interface AgendaReader {
  address: string;
  userId: string;
}

/** An agenda as a page to print and tick off, without its frame; people's text is never markup. */
export function agendaHtml(agenda: Agenda, { address, userId }: AgendaReader): string {
  const { language, podId, start, podName, membershipName, when, note, people, made } = agenda;
  const words = wordsIn(language);
  const ticks = `ticks:${userId}:${podId}:${start ?? ''}`;
  return [
    `<div data-page="${escape(address)}" data-ticks="${escape(ticks)}"><p class="quiet"><bdi>${escape(membershipName)}</bdi></p><h1 dir="auto">${escape(podName)}</h1>`,
    ...when.map((line) => paragraph(line)),
    '</div>',
    paragraph(note, 'quiet'),
    people.length > 0
      ? `<ul class="people">${people.map((person) => personHtml(person, language)).join('')}</ul>`
      : paragraph(words.nobody),
    paragraph(words.made({ when: made }), 'quiet'),
  ].join('');
}
