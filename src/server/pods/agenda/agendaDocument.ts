import type { PrintBlock, PrintItem, PrintableDocument } from '../../platform/pdf/printedDocument';
import type { Agenda, AgendaPerson } from './agenda';
import { boxesFor, notesFor } from './agendaParts';
import { wordsIn } from './agendaWords.gen';
import { type Language } from '../../../domain/text/languages';

const TEXT = 10.5;

const line = (text: string | undefined, look: { muted?: boolean; size?: number } = {}): PrintItem[] =>
  text ? [{ spans: [{ text, face: 'regular', muted: look.muted }], size: look.size ?? TEXT }] : [];

function personBlock(person: AgendaPerson, language: Language): PrintBlock {
  const words = wordsIn(language);
  const { name, step } = person;
  const notes = notesFor(person, language);
  const title: PrintItem = {
    spans: [
      { text: name, face: 'bold' },
      ...(notes ? [{ text: ` · ${notes}`, face: 'regular' as const, muted: true }] : []),
    ],
    size: 12,
  };
  return [
    { rule: true },
    title,
    ...line(step?.description),
    ...line(step?.goal && words.goal({ goal: step.goal }), { muted: true }),
    { boxes: boxesFor(person).map((box) => words.boxes[box]), ...(step && { writeIn: words.next }) },
  ];
}

export function agendaDocument(agenda: Agenda, created: Date): PrintableDocument {
  const { language, podName, membershipName, when, note, people, made } = agenda;
  const words = wordsIn(language);
  return {
    title: words.title({ podName }),
    created,
    language,
    blocks: [
      [
        ...line(membershipName, { muted: true }),
        { spans: [{ text: podName, face: 'bold' }], size: 20 },
        ...when.flatMap((text) => line(text)),
        ...line(note, { muted: true }),
      ],
      ...(people.length > 0 ? people.map((person) => personBlock(person, language)) : [line(words.nobody)]),
      [{ rule: true }, ...line(words.made({ when: made }), { muted: true, size: 9 })],
    ],
  };
}
