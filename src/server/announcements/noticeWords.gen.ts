/* Generated from noticeWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../../domain/text/messages';

const en = {
  announcement: {
    text: (d: { title: string }) => "Announcement: <b>" + d.title + "</b>",
    button: "Read announcement",
  },
};

export type Words = typeof en;

const ar: Words = {
  announcement: {
    text: (d: { title: string }) => "إعلان: <b>" + d.title + "</b>",
    button: "قراءة الإعلان",
  },
};

const de: Words = {
  announcement: {
    text: (d: { title: string }) => "Ankündigung: <b>" + d.title + "</b>",
    button: "Ankündigung lesen",
  },
};

const es: Words = {
  announcement: {
    text: (d: { title: string }) => "Anuncio: <b>" + d.title + "</b>",
    button: "Leer anuncio",
  },
};

const fr: Words = {
  announcement: {
    text: (d: { title: string }) => "Annonce : <b>" + d.title + "</b>",
    button: "Lire l’annonce",
  },
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
