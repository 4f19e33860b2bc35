/* Generated from codeWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../text/messages';

const en = {
  required: "Code is required",
  sixDigits: "The code has 6 digits",
  recoveryCode: "A recovery code has 10 letters and digits",
};

export type Words = typeof en;

const ar: Words = {
  required: "الرمز مطلوب",
  sixDigits: "يتكون الرمز من 6 أرقام",
  recoveryCode: "يتكون رمز الاسترداد من 10 أحرف وأرقام",
};

const de: Words = {
  required: "Bitte gib den Code ein",
  sixDigits: "Der Code hat 6 Ziffern",
  recoveryCode: "Ein Wiederherstellungscode hat 10 Buchstaben und Ziffern",
};

const es: Words = {
  required: "Escribe el código",
  sixDigits: "El código tiene 6 dígitos",
  recoveryCode: "Un código de recuperación tiene 10 letras y dígitos",
};

const fr: Words = {
  required: "Indiquez le code",
  sixDigits: "Le code a 6 chiffres",
  recoveryCode: "Un code de secours a 10 lettres et chiffres",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
