/* Generated from markWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../../domain/text/messages';

const en = {
  Done: "Well done! Your step is marked as done.",
  NotDone: "That happens. What would be a smaller step?",
};

export type Words = typeof en;

const ar: Words = {
  Done: "أحسنت! سُجلت خطوتك منجزة.",
  NotDone: "يحدث ذلك. ما الخطوة الأصغر؟",
};

const de: Words = {
  Done: "Super! Dein Schritt ist als geschafft markiert.",
  NotDone: "Das kommt vor. Was wäre ein kleinerer Schritt?",
};

const es: Words = {
  Done: "¡Bien hecho! Tu paso está marcado como logrado.",
  NotDone: "Eso pasa. ¿Cuál sería un paso más pequeño?",
};

const fr: Words = {
  Done: "Bravo ! Votre petit pas est marqué comme fait.",
  NotDone: "Ça arrive. Quel serait un pas plus petit ?",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
